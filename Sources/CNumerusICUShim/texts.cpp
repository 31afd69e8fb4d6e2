#include "nicu_internal.hpp"
#include "nicu_texts.h"
