/// The few system calls and macros that Swift cannot see.
#ifndef FOVEA_SYSTEM_H
#define FOVEA_SYSTEM_H

#include "FoveaDelays.h"
#include "FoveaLoop.h"
#include "FoveaOutput.h"
#include "FoveaSignals.h"
#include "FoveaTTY.h"

#endif
