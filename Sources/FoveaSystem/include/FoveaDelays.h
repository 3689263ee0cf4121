/// Delays of libdispatch, and with them the sleeps of tasks, on a clock of ours.
///
/// A test moves its own time: what waits for a time must follow. Swift's runtime keeps sleeps with
/// `dispatch_after_f`, programs delay blocks with `dispatch_after`; this library stands before both.
/// Where the runtime is linked into the program it does not, and all delays are the system's.
#ifndef FOVEA_DELAYS_H
#define FOVEA_DELAYS_H

#include <stdint.h>

/// What is to be done after a delay: `fovea_delay_run` does it, once.
typedef struct fovea_delay fovea_delay;

/// Takes a delay that somebody asks for, on the thread on which he does.
///
/// Returns whether it is taken; one that is not is the system's.
typedef int (*fovea_delay_taker)(int64_t nanoseconds, fovea_delay *delay);

/// Offers every delay from now on; `NULL` offers none.
void fovea_delays_offer(fovea_delay_taker taker);

/// Does what a delay was for: a task goes on at once, on this thread, a block on its queue.
void fovea_delay_run(fovea_delay *delay);

/// Leaves a delay that was taken to the system's clock: from now on it lasts so long.
void fovea_delay_give_back(fovea_delay *delay, int64_t nanoseconds);

/// In how many nanoseconds the first delay is due that was offered and not taken, 0 where it is over;
/// -1 where there is none.
int64_t fovea_delays_due(void);

/// Whether a thread of this process other than the calling one is running: whether something may yet
/// come that nobody waits for.
int fovea_others_run(void);

#endif
