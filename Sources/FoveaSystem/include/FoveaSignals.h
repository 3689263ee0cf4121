/// Signals that a terminal program must see, and a terminal that is restored whatever happens.
#ifndef FOVEA_SIGNALS_H
#define FOVEA_SIGNALS_H

#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Prepares what is to be written to a terminal, and the modes it is to have, when the process ends
/// in whatever way: exit, a crash, or a signal that kills.
///
/// `bytes` are copied; at most 256 of them.
void fovea_restore_arm(int terminal, const struct termios *modes, const void *bytes, size_t count);

/// Forgets it: the terminal has been restored.
void fovea_restore_disarm(void);

/// What has come since it was asked last.
enum {
  FOVEA_SIGNAL_RESIZE = 1,
  FOVEA_SIGNAL_SUSPEND = 2,
  FOVEA_SIGNAL_CONTINUE = 4,
};

/// Notes SIGWINCH, SIGTSTP and SIGCONT and raises `event` for them; restores an armed terminal on
/// signals that end the process, which then end it; ignores SIGPIPE.
void fovea_signals_watch(int event);

/// Gives all signals back the actions that they had.
void fovea_signals_unwatch(void);

/// Takes the signals that have been noted.
uint32_t fovea_signals_take(void);

/// Stops the process group as Ctrl-Z does, and returns when it goes on; at once where nobody could
/// make it go on.
void fovea_suspend(void);

#endif
