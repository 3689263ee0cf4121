// What is given back when the process ends by itself: terminals first, then its streams.
#ifndef FOVEA_ENDING_H
#define FOVEA_ENDING_H

/// Has it done at exit; asking twice is no mistake.
void fovea_restore_at_exit(void);

#endif
