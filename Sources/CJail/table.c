#include "JailTable.h"

#define ROW(constant, name, number) {#name, number},
#define TABLE(rows)                                                    \
  static const CJailRow table[] = {rows(ROW)};                         \
  const size_t count = sizeof table / sizeof table[0];                 \
  return index < count ? table[index] : (CJailRow){NULL, 0}

CJailRow cjail_request(size_t index) { TABLE(JAIL_REQUESTS); }
CJailRow cjail_order(size_t index) { TABLE(JAIL_ORDERS); }
CJailRow cjail_event(size_t index) { TABLE(JAIL_EVENTS); }
CJailRow cjail_field(size_t index) { TABLE(JAIL_FIELDS); }
CJailRow cjail_cause(size_t index) { TABLE(JAIL_CAUSES); }
