// Loaded ahead of swift-frontend (/etc/ld.so.preload of its jail): spares it two things that each
// compile does anew. A rehearsal, once per toolchain, writes down what this needs to know.
//
// A tenth of an optimised compile asks Swift's runtime 130,000 times which of 900 pairs of the
// compiler's own type and protocol conform: the answers of the rehearsal stand in a table. Another
// tenth waits for the code itself, 110 MB in small pages: the hottest part goes into large ones,
// once, in the process that forks for each compile.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <ucontext.h>

typedef int main_function(int, char **, char **);
typedef int start_function(main_function *, int, char **, void (*)(void), void (*)(void),
                           void (*)(void), void *);
typedef const void *conformance_function(const void *, const void *);

enum { SLOTS = 1 << 12, MOST_ANSWERS = SLOTS / 2 };
enum { UNIT_BITS = 17, UNITS = 1 << 12, LARGE_BITS = 21, MOST_LARGE = 24, TICK = 200 };

// Offsets from the program's start; no type is at 0, no result is 0.
struct answer {
  uint32_t type, protocol, result;
};

static struct {
  main_function *main;
  uintptr_t base, span, code_end;
} program;
static struct answer answers[SLOTS];
static int answer_count;
// How often the rehearsal was seen in each part of the code.
static uint32_t heat[UNITS];
static const char *rehearsal;

// The answer's place, or the one where it would stand.
static struct answer *find(uintptr_t type, uintptr_t protocol) {
  uint32_t place = ((uint32_t)type >> 3) * 0x9E3779B1u ^ (uint32_t)protocol * 0x85EBCA6Bu;
  for (place = (place >> 8) % SLOTS;; place = (place + 1) % SLOTS) {
    struct answer *answer = &answers[place];
    if (answer->type == 0 || (answer->type == type && answer->protocol == protocol))
      return answer;
  }
}

static void note(uintptr_t type, uintptr_t protocol, uintptr_t result) {
  struct answer *answer = find(type, protocol);
  if (answer->type != 0 || answer_count == MOST_ANSWERS) return;
  *answer = (struct answer){(uint32_t)type, (uint32_t)protocol, (uint32_t)result};
  answer_count += 1;
}

// The runtime's own function, with this one before it.
__attribute__((visibility("default"))) const void *
swift_conformsToProtocol(const void *type, const void *protocol) {
  static conformance_function *next;
  uintptr_t type_offset = (uintptr_t)type - program.base;
  uintptr_t protocol_offset = (uintptr_t)protocol - program.base;
  // What lies in other libraries or on the heap has another address in each process.
  bool is_own = type_offset < program.span && protocol_offset < program.span;
  if (is_own) {
    const struct answer *answer = find(type_offset, protocol_offset);
    if (answer->type != 0)
      return answer->result == 0 ? NULL : (const void *)(program.base + answer->result);
  }
  if (next == NULL) next = (conformance_function *)dlsym(RTLD_NEXT, "swift_conformsToProtocol");
  const void *result = next(type, protocol);
  if (rehearsal != NULL && is_own) {
    uintptr_t offset = (uintptr_t)result - program.base;
    if (result == NULL || offset < program.span)
      note(type_offset, protocol_offset, result == NULL ? 0 : offset);
  }
  return result;
}

// MARK: The rehearsal's notes

static int look_at_program(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  program.base = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    uintptr_t end = part->p_vaddr + part->p_memsz;
    if (part->p_type != PT_LOAD) continue;
    if (end > program.span) program.span = end;
    if (part->p_flags & PF_X) program.code_end = end;
  }
  return 1; // The program itself is told first.
}

static void read_notes(const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL) return;
  unsigned long span, first, second, third;
  char kind;
  if (fscanf(file, "span %lx", &span) == 1 && span == program.span)
    while (fscanf(file, " %c %lx %lx %lx", &kind, &first, &second, &third) == 4) {
      if (kind == 'c') note(first, second, third);
      if (kind == 'h' && first < UNITS) heat[first] = (uint32_t)second;
    }
  fclose(file);
}

static void write_notes(void) {
  FILE *file = fopen(rehearsal, "w");
  if (file == NULL) return;
  fprintf(file, "span %lx\n", (unsigned long)program.span);
  for (int i = 0; i < SLOTS; i++)
    if (answers[i].type != 0)
      fprintf(file, "c %x %x %x\n", answers[i].type, answers[i].protocol, answers[i].result);
  for (int i = 0; i < UNITS; i++)
    if (heat[i] != 0) fprintf(file, "h %x %x 0\n", i, heat[i]);
  fclose(file);
}

static void look_where(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
#if defined __x86_64__
  uintptr_t place = (uintptr_t)machine->gregs[REG_RIP] - program.base;
#else
  uintptr_t place = (uintptr_t)machine->pc - program.base;
#endif
  if (place < program.code_end && place >> UNIT_BITS < UNITS) heat[place >> UNIT_BITS] += 1;
}

static void keep_looking(suseconds_t tick) {
  const struct itimerval interval = {{0, tick}, {0, tick}};
  struct sigaction action = {.sa_sigaction = look_where, .sa_flags = SA_SIGINFO | SA_RESTART};
  if (tick > 0) sigaction(SIGALRM, &action, NULL);
  setitimer(ITIMER_REAL, &interval, NULL);
}

// MARK: Large pages

// Puts code into a large page of its own, at the same address. Failing is no harm.
static void enlarge(uintptr_t place) {
  const size_t size = 1ul << LARGE_BITS;
  char *room = mmap(NULL, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return;
  char *copy = (char *)(((uintptr_t)room + size - 1) & ~(size - 1));
  if (copy > room) munmap(room, (size_t)(copy - room));
  munmap(copy + size, (size_t)(room + size - copy));
  madvise(copy, size, MADV_HUGEPAGE);
  memcpy(copy, (const void *)place, size);
  if (mprotect(copy, size, PROT_READ | PROT_EXEC) != 0 ||
      mremap(copy, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, (void *)place) == MAP_FAILED)
    munmap(copy, size);
}

static uint32_t heat_at(uintptr_t place) {
  uint32_t sum = 0;
  uintptr_t first = (place - program.base) >> UNIT_BITS;
  for (uintptr_t i = first; i < first + (1 << (LARGE_BITS - UNIT_BITS)) && i < UNITS; i++)
    sum += heat[i];
  return sum;
}

static void enlarge_hottest(void) {
  const uintptr_t size = 1ul << LARGE_BITS, end = program.base + program.code_end;
  uintptr_t start = (program.base + size - 1) & ~(size - 1);
  bool is_large[UNITS] = {false};
  for (int count = 0; count < MOST_LARGE; count++) {
    uintptr_t best = 0;
    for (uintptr_t place = start; place + size <= end; place += size)
      if (!is_large[(place - start) >> LARGE_BITS] && heat_at(place) > 0 &&
          (best == 0 || heat_at(place) > heat_at(best)))
        best = place;
    if (best == 0) return;
    is_large[(best - start) >> LARGE_BITS] = true;
    enlarge(best);
  }
}

// MARK: The program's start

static int main_with_warmth(int count, char **arguments, char **environment) {
  dl_iterate_phdr(look_at_program, NULL);
  const char *notes = getenv("FOCUS_WARMTH");
  rehearsal = getenv("FOCUS_REHEARSAL");
  if (notes != NULL) read_notes(notes);
  // One compile alone is over before it pays.
  if (getenv("FOCUS_ZYGOTE_MAIN") != NULL) enlarge_hottest();
  if (rehearsal == NULL) return program.main(count, arguments, environment);
  keep_looking(TICK);
  int status = program.main(count, arguments, environment);
  keep_looking(0);
  write_notes();
  return status;
}

// The jail's own library stands before this one and gives its `main`, which forks.
__attribute__((visibility("default"))) int
__libc_start_main(main_function *main, int count, char **arguments, void (*begin)(void),
                  void (*end)(void), void (*end_loader)(void), void *stack) {
  start_function *next = (start_function *)dlsym(RTLD_NEXT, "__libc_start_main");
  if (next == NULL) _Exit(127);
  program.main = main;
  return next(main_with_warmth, count, arguments, begin, end, end_loader, stack);
}
