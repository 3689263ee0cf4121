/// Signals that a terminal program must see, and terminals that are restored whatever happens.
///
/// A process may have several terminals, 16 at most; one thread arms, watches and takes.
#ifndef FOVEA_SIGNALS_H
#define FOVEA_SIGNALS_H

#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Prepares what is to be written to a terminal, and the modes it is to have, when the process ends
/// in whatever way: exit, a crash, or a signal that kills.
///
/// `bytes` are copied; at most 256 of them. Returns 0, or -1 with `errno` where there are too many.
int fovea_restore_arm(int terminal, const struct termios *modes, const void *bytes, size_t count);

/// Forgets it: the terminal has been restored.
void fovea_restore_disarm(int terminal);

/// What has come since it was asked last.
enum {
  FOVEA_SIGNAL_RESIZE = 1,
  FOVEA_SIGNAL_SUSPEND = 2,
  FOVEA_SIGNAL_CONTINUE = 4,
};

/// Notes SIGWINCH, SIGTSTP and SIGCONT and raises `event` for them; restores armed terminals on
/// signals that end the process, which then end it; ignores SIGPIPE.
///
/// Returns 0, or -1 with `errno` where there are too many.
int fovea_signals_watch(int event);

/// Raises `event` no more. With the last one all signals get the actions back that they had.
void fovea_signals_unwatch(int event);

/// Takes the signals that have been noted for an event.
uint32_t fovea_signals_take(int event);

/// Stops the process group as Ctrl-Z does, and returns when it goes on; at once where nobody could
/// make it go on. Who watches with `event` has asked for it and is not told.
void fovea_suspend(int event);

#endif
