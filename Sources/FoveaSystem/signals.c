#define _GNU_SOURCE
#include "FoveaSignals.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "FoveaLoop.h"
#include "FoveaOutput.h"
#include "ending.h"

/// As many terminals as one process has at a time.
enum { TERMINALS = 16 };

// MARK: The terminals that are restored

static struct restore {
  int terminal;
  struct termios modes;
  unsigned char bytes[256];
  size_t count;
  pid_t process;
  atomic_bool is_armed;
} restores[TERMINALS];

/// Restores a terminal, once. Calls only what a signal handler may call.
static void restore(struct restore *place) {
  if (!atomic_exchange(&place->is_armed, false)) return;
  if (getpid() != place->process) return;
  size_t done = 0;
  // A terminal that takes nothing for a second will not be helped.
  for (int tries = 0; done < place->count && tries < 100;) {
    ssize_t written = write(place->terminal, place->bytes + done, place->count - done);
    if (written > 0) {
      done += written;
    } else if (errno == EAGAIN) {
      struct pollfd ready = {.fd = place->terminal, .events = POLLOUT};
      poll(&ready, 1, 10);
      tries++;
    } else if (errno != EINTR) {
      break;
    }
  }
  tcsetattr(place->terminal, TCSANOW, &place->modes);
}

static void restore_all(void) {
  for (int index = 0; index < TERMINALS; index++) restore(&restores[index]);
}

static void end_by_itself(void) {
  restore_all();
  fovea_output_restore();
}

void fovea_restore_at_exit(void) {
  static bool is_registered;
  if (!is_registered) is_registered = atexit(end_by_itself) == 0;
}

/// The place of a terminal; for a new one a free place, NULL where there is none.
static struct restore *place_of(int terminal, bool is_new) {
  struct restore *free = NULL;
  for (int index = 0; index < TERMINALS; index++) {
    struct restore *place = &restores[index];
    if (!atomic_load(&place->is_armed)) {
      if (!free) free = place;
    } else if (place->terminal == terminal) {
      return place;
    }
  }
  return is_new ? free : NULL;
}

int fovea_restore_arm(int terminal, const struct termios *modes, const void *bytes, size_t count) {
  struct restore *place = place_of(terminal, true);
  if (!place) {
    errno = EMFILE;
    return -1;
  }
  atomic_store(&place->is_armed, false);
  if (count > sizeof place->bytes) count = sizeof place->bytes;
  place->terminal = terminal;
  place->modes = *modes;
  memcpy(place->bytes, bytes, count);
  place->count = count;
  place->process = getpid();
  atomic_store(&place->is_armed, true);
  fovea_restore_at_exit();
  return 0;
}

void fovea_restore_disarm(int terminal) {
  struct restore *place = place_of(terminal, false);
  if (place) atomic_store(&place->is_armed, false);
}

// MARK: Signals

/// What asks a process to end, and ends one that has no answer of its own.
static const int requests[] = {SIGHUP,    SIGINT,  SIGTERM, SIGUSR1, SIGUSR2, SIGALRM,  SIGVTALRM,
                               SIGPROF,   SIGIO,   SIGPWR,  SIGXCPU, SIGXFSZ, SIGSTKFLT};
/// What a process does wrong.
static const int faults[] = {SIGQUIT, SIGABRT, SIGSEGV, SIGBUS,
                             SIGILL,  SIGFPE,  SIGTRAP, SIGSYS};
static const int noted[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum {
  REQUESTS = sizeof requests / sizeof *requests,
  FAULTS = sizeof faults / sizeof *faults,
  NOTED = sizeof noted / sizeof *noted
};

static struct sigaction actions_before[NSIG];

/// Who is told of signals: an event that is raised, and what has come since it was asked.
static struct watcher {
  atomic_bool is_there;
  atomic_int event;
  atomic_uint noted;
} watchers[TERMINALS];
static int watcher_count;
/// How often the process went on after a stop.
static atomic_uint continued;

static struct watcher *watcher_of(int event) {
  for (int index = 0; index < TERMINALS; index++) {
    struct watcher *watcher = &watchers[index];
    if (atomic_load(&watcher->is_there) && atomic_load(&watcher->event) == event) return watcher;
  }
  return NULL;
}

static void note(int number) {
  int error = errno;
  unsigned bit = number == SIGWINCH  ? FOVEA_SIGNAL_RESIZE
                 : number == SIGTSTP ? FOVEA_SIGNAL_SUSPEND
                                     : FOVEA_SIGNAL_CONTINUE;
  if (number == SIGCONT) atomic_fetch_add(&continued, 1);
  for (int index = 0; index < TERMINALS; index++) {
    struct watcher *watcher = &watchers[index];
    if (!atomic_load(&watcher->is_there)) continue;
    atomic_fetch_or(&watcher->noted, bit);
    fovea_event_raise(atomic_load(&watcher->event));
  }
  errno = error;
}

static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  restore_all();
  // Not before: what was printed is for the screen that was there before the program.
  fovea_output_restore_in_handler();
  sigaction(number, &actions_before[number], NULL);
  // A faulty instruction is executed again, so that whoever handled its signal before sees it as it
  // was. Other signals are sent again.
  bool is_fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (is_fault && info->si_code > 0) return;
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

/// Gives the thread a stack for signal handlers: the usual one may be what has overflown.
static void ensure_stack(void) {
  static unsigned char stack[65536];
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
}

static void watch(int number) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigaction(number, &action, &actions_before[number]);
}

/// What was to be ignored (nohup) stays ignored.
static void watch_end(int number, bool keeps_handler) {
  struct sigaction action = {.sa_sigaction = end, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  struct sigaction *before = &actions_before[number];
  sigaction(number, NULL, before);
  if (before->sa_handler == SIG_IGN) return;
  // A program that answers a request goes on, with its terminal. Who handles faults is called when
  // the terminal has been restored.
  if (before->sa_handler != SIG_DFL && keeps_handler) return;
  sigaction(number, &action, NULL);
}

static void watch_all(void) {
  ensure_stack();
  for (int index = 0; index < NOTED; index++) watch(noted[index]);
  for (int index = 0; index < REQUESTS; index++) watch_end(requests[index], true);
  for (int index = 0; index < FAULTS; index++) watch_end(faults[index], false);
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, &actions_before[SIGPIPE]);
}

static void unwatch_all(void) {
  for (int index = 0; index < NOTED; index++) {
    sigaction(noted[index], &actions_before[noted[index]], NULL);
  }
  for (int index = 0; index < REQUESTS; index++) {
    sigaction(requests[index], &actions_before[requests[index]], NULL);
  }
  for (int index = 0; index < FAULTS; index++) {
    sigaction(faults[index], &actions_before[faults[index]], NULL);
  }
  sigaction(SIGPIPE, &actions_before[SIGPIPE], NULL);
}

int fovea_signals_watch(int event) {
  if (watcher_of(event)) return 0;
  for (int index = 0; index < TERMINALS; index++) {
    struct watcher *watcher = &watchers[index];
    if (atomic_load(&watcher->is_there)) continue;
    atomic_store(&watcher->event, event);
    atomic_store(&watcher->noted, 0);
    atomic_store(&watcher->is_there, true);
    if (watcher_count++ == 0) watch_all();
    return 0;
  }
  errno = EMFILE;
  return -1;
}

void fovea_signals_unwatch(int event) {
  struct watcher *watcher = watcher_of(event);
  if (!watcher) return;
  atomic_store(&watcher->is_there, false);
  if (--watcher_count == 0) unwatch_all();
}

uint32_t fovea_signals_take(int event) {
  struct watcher *watcher = watcher_of(event);
  return watcher ? atomic_exchange(&watcher->noted, 0) : 0;
}

void fovea_suspend(int event) {
  struct sigaction stop = {.sa_handler = SIG_DFL};
  struct sigaction before;
  sigaction(SIGTSTP, &stop, &before);
  unsigned stops = atomic_load(&continued);
  int64_t start = fovea_now();
  kill(0, SIGTSTP);
  // Another thread may be the one that stops the process, a little later. An orphaned process group
  // never stops: a fifth of a second tells.
  while (atomic_load(&continued) == stops && fovea_now() - start < 200000000) {
    struct timespec span = {.tv_nsec = 1000000};
    nanosleep(&span, NULL);
  }
  // Whoever asked for the stop knows that it is over; others that were to ask for it need not.
  struct watcher *own = watcher_of(event);
  if (own) atomic_fetch_and(&own->noted, ~FOVEA_SIGNAL_CONTINUE);
  for (int index = 0; index < TERMINALS; index++) {
    atomic_fetch_and(&watchers[index].noted, ~FOVEA_SIGNAL_SUSPEND);
  }
  sigaction(SIGTSTP, &before, NULL);
}
