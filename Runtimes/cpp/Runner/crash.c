// Tells the judge where and why the learner's code crashed: return addresses inside its library.
#define _GNU_SOURCE
#include "runner.h"

#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unwind.h>

enum { MOST_FRAMES = 64, STACK_BYTES = 64 << 10 };

static uintptr_t base, last;
static char reason[512];
static char text[4096];
// A stack that overflowed has no room for a handler.
static char own_stack[STACK_BYTES] __attribute__((aligned(16)));

struct report {
  char *place;
  int count;
  bool is_inside;
};

static int measure(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  if (info->dlpi_addr != base) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t end = base + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type == PT_LOAD && end > last) last = end;
  }
  return 1;
}

static char *number(char *place, uintptr_t value) {
  char digits[20];
  int count = 0;
  do digits[count++] = (char)('0' + value % 10);
  while ((value /= 10) > 0);
  while (count > 0) *place++ = digits[--count];
  return place;
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *data) {
  struct report *report = data;
  int is_exact = 0;
  uintptr_t address = _Unwind_GetIPInfo(context, &is_exact);
  // Behind the signal's own frame begins what crashed.
  if (is_exact) report->is_inside = true;
  if (!report->is_inside) return _URC_NO_REASON;
  if (report->count++ > 0) *report->place++ = ',';
  bool is_own = address > base && address <= last;
  // A return address points behind its call.
  report->place = number(report->place, is_own ? address - base - (is_exact ? 0 : 1) : 0);
  return report->count < MOST_FRAMES ? _URC_NO_REASON : _URC_END_OF_STACK;
}

// Clang's traps carry their kind in the instruction.
static const char *reason_of_trap(const uint8_t *code) {
  int kind = -1;
#if defined(__x86_64__)
  if (code[0] == 0x67 && code[1] == 0x0f && code[2] == 0xb9) kind = code[3] == 0x40 ? code[4] : 0;
#elif defined(__aarch64__)
  uint32_t word;
  memcpy(&word, code, sizeof word);
  if ((word >> 13 & 0xff) == 0x55) kind = word >> 5 & 0xff;
#endif
  switch (kind) {
  case -1: return "";
  case 1: return "std::unreachable() was reached";
  case 3: return "Division by zero";
  case 8: return "A count of leading or trailing zeros of 0, which has none";
  case 10: return "A bool is read before it is set";
  case 11: return "The function ends without a return statement";
  case 18: return "Index out of range";
  case 20: return "Shift by a negative number or by the width of the type";
  case 22: return "Use of a null pointer";
  default: return "Signed integer overflow";
  }
}

static const char *reason_of(int signal, const siginfo_t *info) {
  switch (signal) {
  case SIGILL:
  case SIGTRAP: return info->si_code > 0 ? reason_of_trap(info->si_addr) : "";
  case SIGFPE: return info->si_code == FPE_INTDIV ? "Division by zero" : "Arithmetic error";
  case SIGSEGV:
    if (stack_guards(info->si_addr)) return "Stack overflow: the recursion goes too deep";
    return (uintptr_t)info->si_addr < 4096 ? "Use of a null pointer" : "Use of memory that is not yours";
  case SIGABRT: return sanitizer_reason();
  default: return "";
  }
}

static void tell(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (base != 0) dl_iterate_phdr(measure, NULL);
  const char *why = reason[0] != 0 ? reason : reason_of(signal, info);
  strcpy(text, "{\"signal\":");
  struct report report = {.place = number(text + strlen(text), (uintptr_t)signal)};
  if (why[0] != 0) {
    report.place = stpcpy(report.place, ",\"message\":");
    report.place = quote(report.place, text + 1024, why);
  }
  report.place = stpcpy(report.place, ",\"frames\":[");
  _Unwind_Backtrace(visit, &report);
  report.place = stpcpy(report.place, "]}");
  channel_send('E', text, (size_t)(report.place - text));
  // The default action is back; returning runs into the trap again, so the status tells of it.
}

void crash_watch(void) {
  const stack_t stack = {.ss_sp = own_stack, .ss_size = sizeof own_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = tell};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND;
  const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    sigaction(signals[i], &action, NULL);
  }
}

void crash_locate(void *library) { base = ((struct link_map *)library)->l_addr; }

void crash_explain(const char *why) {
  size_t length = strnlen(why, sizeof reason - 1);
  memcpy(reason, why, length);
  reason[length] = 0;
}

// What libstdc++'s own checks call when they fail, as of GCC 12; a program's definition comes before
// the library's own.
__attribute__((visibility("default"), noreturn)) void focus_check_failed(
    const char *file, int line, const char *function, const char *condition)
    __asm__("_ZSt21__glibcxx_assert_failPKciS0_S0_");

void focus_check_failed(const char *file, int line, const char *function, const char *condition) {
  (void)file, (void)line, (void)function;
  if (condition == NULL) condition = "";
  if (strstr(condition, "size()")) crash_explain("Index out of range");
  else if (strstr(condition, "empty()")) crash_explain("Access to an empty container");
  else {
    char words[256] = "Failed check: ";
    strncat(words, condition, sizeof words - strlen(words) - 1);
    crash_explain(words);
  }
  abort();
}

// What `assert` calls; the words go where they go elsewhere too.
__attribute__((visibility("default"), noreturn)) void focus_assert_failed(
    const char *condition, const char *file, unsigned line, const char *function)
    __asm__("__assert_fail");

void focus_assert_failed(
    const char *condition, const char *file, unsigned line, const char *function) {
  (void)file;
  fprintf(stderr, "line %u: %s: Assertion `%s' failed.\n", line, function, condition);
  char words[256] = "Assertion failed: ";
  strncat(words, condition, sizeof words - strlen(words) - 1);
  crash_explain(words);
  abort();
}
