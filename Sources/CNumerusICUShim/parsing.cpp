#include "nicu_internal.hpp"
#include "nicu_parsing.h"
