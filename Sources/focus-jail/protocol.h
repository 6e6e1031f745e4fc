// The table of Sources/CJail as constants.
#pragma once

#include "JailTable.h"

enum request {
#define ROW(constant, name, number) REQUEST_##constant = number,
  JAIL_REQUESTS(ROW)
#undef ROW
};

enum order {
#define ROW(constant, name, number) ORDER_##constant = number,
  JAIL_ORDERS(ROW)
#undef ROW
};

enum event {
#define ROW(constant, name, number) EVENT_##constant = number,
  JAIL_EVENTS(ROW)
#undef ROW
};

enum field {
#define ROW(constant, name, number) FIELD_##constant = number,
  JAIL_FIELDS(ROW)
#undef ROW
};

enum cause {
#define ROW(constant, name, number) CAUSE_##constant = number,
  JAIL_CAUSES(ROW)
#undef ROW
};
