#define _GNU_SOURCE
#include "FoveaDelays.h"

#include <dirent.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: libdispatch, as far as it is needed

// A program without libdispatch has no delays, and nothing here is called.
#define MAYBE __attribute__((weak))

typedef uint64_t dispatch_time_t;
typedef void *dispatch_queue_t;
typedef void (*dispatch_function_t)(void *);

extern MAYBE dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
extern MAYBE dispatch_time_t dispatch_walltime(const void *when, int64_t delta);
extern MAYBE void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work);
extern MAYBE void dispatch_retain(void *object);
extern MAYBE void dispatch_release(void *object);
extern MAYBE void *_Block_copy(const void *block);
extern MAYBE void _Block_release(const void *block);

/// The head of a block, as the compiler lays it out.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
};

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

/// How long it is until a time of any of libdispatch's clocks.
static int64_t until(dispatch_time_t when) {
  const dispatch_time_t monotonic = 1ull << 63;
  if ((int64_t)when >= 0) return (int64_t)(when - dispatch_time(0, 0));
  if (!(when & 1ull << 62)) return (int64_t)(when - dispatch_time(monotonic, 0));
  // Times of the day are negative: a later one is a smaller number.
  return (int64_t)(dispatch_walltime(NULL, 0) - when);
}

// MARK: Delays

struct fovea_delay {
  dispatch_queue_t queue;
  void *context;
  dispatch_function_t work;
  /// Whether the work is a task that goes on, which any thread may do.
  int is_task;
  /// Among those that the system keeps.
  dispatch_time_t when;
  struct fovea_delay *next;
};

static fovea_delay_taker taker;
static fovea_delay *kept;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void fovea_delays_offer(fovea_delay_taker new_taker) {
  __atomic_store_n(&taker, new_taker, __ATOMIC_RELEASE);
}

void fovea_delay_run(fovea_delay *delay) {
  if (delay->is_task) {
    delay->work(delay->context);
  } else {
    dispatch_async_f(delay->queue, delay->context, delay->work);
  }
  dispatch_release(delay->queue);
  free(delay);
}

int64_t fovea_delays_due(void) {
  int64_t due = -1;
  pthread_mutex_lock(&lock);
  for (fovea_delay *delay = kept; delay; delay = delay->next) {
    int64_t left = until(delay->when);
    if (left < 0) left = 0;
    if (due < 0 || left < due) due = left;
  }
  pthread_mutex_unlock(&lock);
  return due;
}

static void keep(fovea_delay *delay) {
  pthread_mutex_lock(&lock);
  delay->next = kept;
  kept = delay;
  pthread_mutex_unlock(&lock);
}

/// The work of a delay that the system keeps.
static void run_kept(void *context) {
  fovea_delay *delay = context;
  pthread_mutex_lock(&lock);
  for (fovea_delay **link = &kept; *link; link = &(*link)->next) {
    if (*link == delay) {
      *link = delay->next;
      break;
    }
  }
  pthread_mutex_unlock(&lock);
  delay->work(delay->context);
  dispatch_release(delay->queue);
  free(delay);
}

/// Offers a delay, and notes one that nobody takes.
static fovea_delay *offer(
  dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t work, int is_task
) {
  fovea_delay *delay = calloc(1, sizeof *delay);
  if (!delay) abort();
  *delay = (fovea_delay){queue, context, work, is_task, when, NULL};
  dispatch_retain(queue);
  fovea_delay_taker take = __atomic_load_n(&taker, __ATOMIC_ACQUIRE);
  int64_t left = until(when);
  if (take && take(left > 0 ? left : 0, delay)) return NULL;
  keep(delay);
  return delay;
}

// MARK: In libdispatch's place

typedef void (*after_function)(dispatch_time_t, dispatch_queue_t, void *, dispatch_function_t);

static after_function system_after(void) {
  static after_function found;
  after_function known = __atomic_load_n(&found, __ATOMIC_ACQUIRE);
  if (known) return known;
  known = (after_function)dlsym(RTLD_NEXT, "dispatch_after_f");
  if (!known) abort();
  __atomic_store_n(&found, known, __ATOMIC_RELEASE);
  return known;
}

void fovea_delay_give_back(fovea_delay *delay, int64_t nanoseconds) {
  delay->when = dispatch_time(0, nanoseconds);
  keep(delay);
  system_after()(delay->when, delay->queue, delay, run_kept);
}

/// Whether delays at a time are offered at all; nobody waits for the end of time.
static int is_offered(dispatch_time_t when) {
  return when != ~0ull && __atomic_load_n(&taker, __ATOMIC_ACQUIRE) != NULL;
}

/// Whether it is Swift's runtime that calls from an address: the work is a task then.
static int is_of_tasks(const void *caller) {
  Dl_info info;
  return dladdr(caller, &info) && info.dli_fname && strstr(info.dli_fname, "swift_Concurrency");
}

// Weak: a libdispatch inside the program has its own and goes before.
__attribute__((weak)) void dispatch_after_f(
  dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t work
) {
  if (!is_offered(when)) return system_after()(when, queue, context, work);
  int is_task = is_of_tasks(__builtin_return_address(0));
  fovea_delay *delay = offer(when, queue, context, work, is_task);
  if (delay) system_after()(when, queue, delay, run_kept);
}

__attribute__((weak)) void dispatch_after(
  dispatch_time_t when, dispatch_queue_t queue, const void *block
) {
  void *copy = _Block_copy(block);
  if (!is_offered(when)) return system_after()(when, queue, copy, run_block);
  fovea_delay *delay = offer(when, queue, copy, run_block, 0);
  if (delay) system_after()(when, queue, delay, run_kept);
}

// MARK: Threads

/// Whether a thread is running or about to: its state stands behind its name, which ends with the
/// last parenthesis.
static int runs(const char *thread) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%.20s/stat", thread);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[count] = 0;
  const char *end = strrchr(text, ')');
  return end && end[1] && (end[2] == 'R' || end[2] == 'D');
}

int fovea_others_run(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 0;
  long self = syscall(SYS_gettid);
  int found = 0;
  struct dirent *entry;
  while (!found && (entry = readdir(folder))) {
    if (entry->d_name[0] != '.' && atol(entry->d_name) != self) found = runs(entry->d_name);
  }
  closedir(folder);
  return found;
}
