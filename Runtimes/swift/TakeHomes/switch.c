// Which defect is switched on in this process: an image of its own, whose bytes the host fills in before
// the process starts. They are drawn again each time, also where no defect is on.
#include <stdint.h>

struct focus_switch {
  uint64_t salt;
  uint64_t mark;
};

const volatile struct focus_switch focus_switch __attribute__((aligned(16))) = {
    0x7466637573776974ULL, 0x63682d68657265aaULL};
