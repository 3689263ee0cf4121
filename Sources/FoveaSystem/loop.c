#define _GNU_SOURCE
#include "FoveaLoop.h"

#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

int fovea_poll(struct pollfd *descriptors, size_t count, int64_t timeout) {
  struct timespec span = {.tv_sec = timeout / 1000000000, .tv_nsec = timeout % 1000000000};
  return ppoll(descriptors, count, timeout < 0 ? NULL : &span, NULL);
}

int64_t fovea_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int fovea_event_make(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void fovea_event_raise(int event) {
  uint64_t one = 1;
  // A full counter is readable already.
  ssize_t written = write(event, &one, sizeof one);
  (void)written;
}

void fovea_event_clear(int event) {
  uint64_t count;
  ssize_t taken = read(event, &count, sizeof count);
  (void)taken;
}
