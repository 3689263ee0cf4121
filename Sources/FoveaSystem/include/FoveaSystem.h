#ifndef FOVEA_SYSTEM_H
#define FOVEA_SYSTEM_H
#endif
