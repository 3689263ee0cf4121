/// What a run loop waits with: poll to the nanosecond, event descriptors, libdispatch's main queue.
#ifndef FOVEA_LOOP_H
#define FOVEA_LOOP_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>

/// Waits until one of the descriptors is ready.
///
/// `timeout` is in nanoseconds; a negative one waits for ever. Returns the number of descriptors
/// that are ready, 0 after the timeout, -1 with `errno` set (`EINTR` when a signal came).
int fovea_poll(struct pollfd *descriptors, size_t count, int64_t timeout);

/// Nanoseconds of the monotonic clock.
int64_t fovea_now(void);

/// Makes a descriptor that becomes readable when it is raised; -1 with `errno` set.
int fovea_event_make(void);

/// Makes an event descriptor readable. Any thread and any signal handler may do it.
void fovea_event_raise(int event);

/// Makes an event descriptor unreadable until it is raised again.
void fovea_event_clear(int event);

// libdispatch's hooks for run loops that serve the main queue; CoreFoundation uses the same.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

/// The descriptor that is readable while the main queue holds work.
static inline int fovea_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs the work that the main queue holds. Only the main thread may do it.
static inline void fovea_main_queue_drain(void) {
  // Draining leaves the descriptor readable; cleared before, it tells of work that comes meanwhile.
  fovea_event_clear(fovea_main_queue_handle());
  _dispatch_main_queue_callback_4CF(NULL);
}

#endif
