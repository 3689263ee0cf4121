#define _GNU_SOURCE
#include "FoveaTTY.h"

#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

int fovea_tty_make_raw(int terminal, struct termios *saved) {
  if (tcgetattr(terminal, saved) != 0) return -1;
  struct termios raw = *saved;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  // What is typed already is kept.
  return tcsetattr(terminal, TCSADRAIN, &raw);
}

int fovea_tty_restore(int terminal, const struct termios *saved) {
  return tcsetattr(terminal, TCSADRAIN, saved);
}

int fovea_tty_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int fovea_tty_set_size(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

int fovea_tty_open_pair(int *controller, int *terminal) {
  // Programs that are started meanwhile must not keep the terminal open.
  *controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*controller < 0) return -1;
  char name[64];
  if (grantpt(*controller) == 0 && unlockpt(*controller) == 0 &&
      ptsname_r(*controller, name, sizeof name) == 0) {
    *terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (*terminal >= 0) return 0;
  }
  close(*controller);
  return -1;
}

static locale_t utf8;
static pthread_once_t utf8_once = PTHREAD_ONCE_INIT;

static void make_utf8(void) { utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

int fovea_column_width(uint32_t scalar) {
  pthread_once(&utf8_once, make_utf8);
  if (!utf8) return wcwidth((wchar_t)scalar);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
