/// Standard output and error while the process has a terminal: what is written there would spoil the
/// picture.
#ifndef FOVEA_OUTPUT_H
#define FOVEA_OUTPUT_H

/// Makes a file without a name that holds what is written, and goes with the process.
///
/// Returns its descriptor, or -1 with `errno` set.
int fovea_spool_make(void);

/// Lets those of standard output and error that lead to a terminal lead into a file from now on.
///
/// `keeps` says whether the file is a spool, which `fovea_output_restore` shows, or whatever ends the
/// process where nobody has called it. Returns 0, or -1 with `errno` set.
int fovea_output_divert(int file, int keeps);

/// Gives both streams back and shows what a spool holds; without a diversion it does nothing.
void fovea_output_restore(void);

/// The same in a handler of a signal: what the process still holds in its buffers is lost.
void fovea_output_restore_in_handler(void);

#endif
