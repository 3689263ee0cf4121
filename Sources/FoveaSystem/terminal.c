#include "FoveaSystem.h"
