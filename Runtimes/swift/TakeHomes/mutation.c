// Asks the switch. A defect is known here by a number that this machine has drawn for it; the mark is that
// number mixed with the salt, so that nothing in the process shows whether any is on.
#include <stdbool.h>
#include <stdint.h>

struct focus_switch {
  uint64_t salt;
  uint64_t mark;
};

extern const volatile struct focus_switch focus_switch;

bool focus_mutated(uint64_t number) {
  // Steele, Lea and Flood's SplitMix64, as the host mixes it.
  uint64_t mixed = number ^ focus_switch.salt;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
  return (mixed ^ (mixed >> 31)) == focus_switch.mark;
}
