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

// MARK: The terminal that is restored

static struct {
  int terminal;
  struct termios modes;
  unsigned char bytes[256];
  size_t count;
  pid_t process;
} restore;

static atomic_bool is_armed;

/// Restores the armed terminal, once. Calls only what a signal handler may call.
static void restore_now(void) {
  if (!atomic_exchange(&is_armed, false)) return;
  if (getpid() != restore.process) return;
  size_t done = 0;
  // A terminal that takes nothing for a second will not be helped.
  for (int tries = 0; done < restore.count && tries < 100;) {
    ssize_t written = write(restore.terminal, restore.bytes + done, restore.count - done);
    if (written > 0) {
      done += written;
    } else if (errno == EAGAIN) {
      struct pollfd ready = {.fd = restore.terminal, .events = POLLOUT};
      poll(&ready, 1, 10);
      tries++;
    } else if (errno != EINTR) {
      break;
    }
  }
  tcsetattr(restore.terminal, TCSANOW, &restore.modes);
}

void fovea_restore_arm(int terminal, const struct termios *modes, const void *bytes, size_t count) {
  static bool is_registered;
  atomic_store(&is_armed, false);
  if (count > sizeof restore.bytes) count = sizeof restore.bytes;
  restore.terminal = terminal;
  restore.modes = *modes;
  memcpy(restore.bytes, bytes, count);
  restore.count = count;
  restore.process = getpid();
  atomic_store(&is_armed, true);
  if (!is_registered) is_registered = atexit(restore_now) == 0;
}

void fovea_restore_disarm(void) { atomic_store(&is_armed, false); }

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
static bool is_watching;
static atomic_int event_descriptor = -1;
static atomic_uint noted_signals;

static void note(int number) {
  int error = errno;
  unsigned bit = number == SIGWINCH  ? FOVEA_SIGNAL_RESIZE
                 : number == SIGTSTP ? FOVEA_SIGNAL_SUSPEND
                                     : FOVEA_SIGNAL_CONTINUE;
  atomic_fetch_or(&noted_signals, bit);
  fovea_event_raise(atomic_load(&event_descriptor));
  errno = error;
}

static void end(int number, siginfo_t *info, void *context) {
  (void)context;
  restore_now();
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

void fovea_signals_watch(int event) {
  atomic_store(&event_descriptor, event);
  if (is_watching) return;
  is_watching = true;
  ensure_stack();
  for (int index = 0; index < NOTED; index++) watch(noted[index]);
  for (int index = 0; index < REQUESTS; index++) watch_end(requests[index], true);
  for (int index = 0; index < FAULTS; index++) watch_end(faults[index], false);
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, &actions_before[SIGPIPE]);
}

void fovea_signals_unwatch(void) {
  if (!is_watching) return;
  is_watching = false;
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
  atomic_store(&event_descriptor, -1);
  atomic_store(&noted_signals, 0);
}

uint32_t fovea_signals_take(void) { return atomic_exchange(&noted_signals, 0); }

void fovea_suspend(void) {
  struct sigaction stop = {.sa_handler = SIG_DFL};
  struct sigaction before;
  sigaction(SIGTSTP, &stop, &before);
  atomic_fetch_and(&noted_signals, ~FOVEA_SIGNAL_CONTINUE);
  int64_t start = fovea_now();
  kill(0, SIGTSTP);
  // Another thread may be the one that stops the process, a little later. An orphaned process group
  // never stops: a fifth of a second tells.
  while (!(atomic_load(&noted_signals) & FOVEA_SIGNAL_CONTINUE) &&
         fovea_now() - start < 200000000) {
    struct timespec span = {.tv_nsec = 1000000};
    nanosleep(&span, NULL);
  }
  atomic_fetch_and(&noted_signals, ~FOVEA_SIGNAL_CONTINUE);
  sigaction(SIGTSTP, &before, NULL);
}
