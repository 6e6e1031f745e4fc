// Maps, while a child stands by, what its run will touch: a fork begins with none of its libraries'
// pages and a shared copy of all others, and each first touch costs a fault on the run's own time.
#include "CZygote.h"

#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_READ
#define MADV_POPULATE_READ 22
#define MADV_POPULATE_WRITE 23
#endif

// Larger segments are compilers' and engines', of which a run touches little.
enum { MOST_READ = 4 << 20, MOST_WRITTEN = 256 << 10, HEAP_TOP = 128 << 10, STACK_TOP = 16 << 10 };
// With one page of a file the kernel maps those around it that it holds, so many at most.
enum { AROUND = 64 << 10 };

// Only a help: kernels before 5.14 refuse, and so does what is not mapped.
static bool populate(uintptr_t begin, uintptr_t end, int advice) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  begin &= ~(page - 1);
  end = (end + page - 1) & ~(page - 1);
  return begin < end && madvise((void *)begin, end - begin, advice) == 0;
}

static void populate_read(uintptr_t begin, uintptr_t end) {
  for (uintptr_t place = begin; place < end; place = (place | (AROUND - 1)) + 1)
    if (!populate(place, place + 1, MADV_POPULATE_READ)) return;
}

static int visit(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  uintptr_t base = info->dlpi_addr, sealed = 0;
  // What the loader sealed is only read from here on, in the zygote's own pages.
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_GNU_RELRO)
      sealed = base + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD) continue;
    uintptr_t begin = base + segment->p_vaddr, end = begin + segment->p_memsz;
    bool is_written = (segment->p_flags & PF_W) != 0;
    if (is_written && begin < sealed && sealed <= end) begin = sealed;
    if (is_written && end - begin <= MOST_WRITTEN) populate(begin, end, MADV_POPULATE_WRITE);
    if (!is_written && end - begin <= MOST_READ) populate_read(begin, end);
  }
  return 0;
}

void prefault(void) {
  enum { STEP = 16 << 10 };
  dl_iterate_phdr(visit, NULL);
  uintptr_t heap = (uintptr_t)sbrk(0), stack = (uintptr_t)__builtin_frame_address(0);
  for (uintptr_t below = 0; below < HEAP_TOP; below += STEP)
    if (!populate(heap - below - STEP, heap - below, MADV_POPULATE_WRITE)) break;
  populate(stack - STACK_TOP, stack, MADV_POPULATE_WRITE);
}
