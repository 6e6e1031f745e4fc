// A deep stack for the learner's code on the process's only thread: a second thread would have to
// wait for a processor.
#define _GNU_SOURCE
#include "runner.h"

#include <sys/mman.h>
#include <ucontext.h>

// Deep enough for a step per element of the largest inputs, and below the usual memory limit, so
// that endless recursion ends as an overflow.
static const size_t stack_bytes = (size_t)192 << 20;
// Wider than most frames, which nobody probes page by page.
static const size_t guard_bytes = (size_t)1 << 20;

static char *lowest;
static ucontext_t outside, inside;
static void (*body)(void);

static void begin(void) {
  // Nobody has called this: whoever unwinds the stack shall end here.
#if defined(__x86_64__)
  __asm__ volatile(".cfi_undefined rip");
#elif defined(__aarch64__)
  __asm__ volatile(".cfi_undefined x30");
#endif
  sanitizer_arrive();
  body();
}

bool stack_call(void (*given)(void)) {
  void *place = mmap(NULL, stack_bytes + guard_bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (place == MAP_FAILED || mprotect(place, guard_bytes, PROT_NONE) != 0) return false;
  lowest = place;
  body = given;
  getcontext(&inside);
  inside.uc_stack.ss_sp = lowest + guard_bytes;
  inside.uc_stack.ss_size = stack_bytes;
  inside.uc_link = &outside;
  makecontext(&inside, begin, 0);
  sanitizer_leave(lowest + guard_bytes, stack_bytes);
  return swapcontext(&outside, &inside) == 0;
}

bool stack_guards(const void *address) {
  uintptr_t place = (uintptr_t)address;
  return place >= (uintptr_t)lowest && place < (uintptr_t)lowest + guard_bytes;
}
