#define _GNU_SOURCE
#include "FoveaOutput.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "ending.h"

static struct {
  /// Where the streams led; -1 where they still do.
  int before[2];
  /// What is to be shown; -1 for a file that its owner reads.
  int spool;
  pid_t process;
  atomic_bool is_on;
} diversion = {.before = {-1, -1}, .spool = -1};

int fovea_spool_make(void) {
  const char *named = getenv("TMPDIR");
  // On many systems /tmp is memory, and a program may print for days.
  const char *folders[] = {named && *named ? named : "/var/tmp", "/var/tmp", "/tmp"};
  for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
    int file = open(folders[index], O_TMPFILE | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
    if (file >= 0) return file;
    char name[4096];
    snprintf(name, sizeof name, "%s/fovea-XXXXXX", folders[index]);
    file = mkostemp(name, O_APPEND | O_CLOEXEC);
    if (file < 0) continue;
    unlink(name);
    return file;
  }
  int file = memfd_create("printed", MFD_CLOEXEC);
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  return file;
}

int fovea_output_divert(int file, int keeps) {
  if (atomic_load(&diversion.is_on)) {
    errno = EBUSY;
    return -1;
  }
  fflush(NULL);
  for (int stream = STDOUT_FILENO; stream <= STDERR_FILENO; stream++) {
    int *before = &diversion.before[stream - 1];
    *before = isatty(stream) ? fcntl(stream, F_DUPFD_CLOEXEC, 3) : -1;
    if (*before >= 0) dup2(file, stream);
  }
  diversion.spool = keeps ? file : -1;
  diversion.process = getpid();
  atomic_store(&diversion.is_on, true);
  // A file would be written to when its buffer is full: too late for a program that crashes.
  setvbuf(stdout, NULL, _IOLBF, 0);
  fovea_restore_at_exit();
  return 0;
}

/// Writes bytes to where a stream led. A terminal that takes nothing for a second gets no more.
static bool show(int file, const char *bytes, size_t count) {
  for (int tries = 0; count > 0 && tries < 100;) {
    ssize_t written = write(file, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= written;
      tries = 0;
    } else if (errno == EAGAIN) {
      struct pollfd ready = {.fd = file, .events = POLLOUT};
      poll(&ready, 1, 10);
      tries++;
    } else if (errno != EINTR) {
      break;
    }
  }
  return count == 0;
}

void fovea_output_restore_in_handler(void) {
  if (getpid() != diversion.process || !atomic_exchange(&diversion.is_on, false)) return;
  int shown = -1;
  for (int stream = STDERR_FILENO; stream >= STDOUT_FILENO; stream--) {
    int before = diversion.before[stream - 1];
    if (before < 0) continue;
    dup2(before, stream);
    close(before);
    shown = stream;
  }
  if (diversion.spool < 0 || shown < 0) return;
  char part[4096];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(diversion.spool, part, sizeof part, place)) > 0) {
    if (!show(shown, part, count)) return;
    place += count;
  }
}

void fovea_output_restore(void) {
  if (atomic_load(&diversion.is_on)) fflush(NULL);
  fovea_output_restore_in_handler();
}
