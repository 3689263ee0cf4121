/// Terminal modes, sizes and character widths.
#ifndef FOVEA_TTY_H
#define FOVEA_TTY_H

#include <stdint.h>
#include <termios.h>

/// Turns off everything a terminal does by itself: echo, lines, signals, output processing.
///
/// The modes that were on go to `saved`. Returns 0, or -1 with `errno` set.
int fovea_tty_make_raw(int terminal, struct termios *saved);

/// Gives a terminal back the modes that it had.
int fovea_tty_restore(int terminal, const struct termios *saved);

/// The size of a terminal in characters. Returns 0, or -1 with `errno` set.
int fovea_tty_size(int terminal, int *columns, int *rows);

/// Tells a terminal its size, as its window does.
int fovea_tty_set_size(int terminal, int columns, int rows);

/// Opens a terminal without a window: what is written to `controller` is what its keyboard types.
///
/// Returns 0, or -1 with `errno` set.
int fovea_tty_open_pair(int *controller, int *terminal);

/// The columns that libc gives a scalar in UTF-8, whatever the locale of the process: 0, 1, 2, or
/// -1 for what does not print.
int fovea_column_width(uint32_t scalar);

#endif
