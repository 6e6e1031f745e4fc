// The first process of a run's pid namespace. It is a second process in the zygote's memory, which
// costs no copy of it: so it touches nothing but its own stack and the kernel.
#include "CZygote.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>

// Without libc, whose errno belongs to the zygote.
static long call(long number, long a, long b, long c, long d) {
#ifdef __x86_64__
  long result;
  register long fourth __asm__("r10") = d;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth)
                   : "rcx", "r11", "memory");
  return result;
#else
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3) : "memory");
  return x0;
#endif
}

static int sleep_on(void *unused) {
  (void)unused;
  uint64_t child_signal = 1ull << (SIGCHLD - 1);
  call(SYS_close_range, 0, ~0u, 0, 0);
  while (true) {
    while (call(SYS_wait4, -1, 0, WNOHANG, 0) > 0) {
    }
    call(SYS_rt_sigtimedwait, (long)&child_signal, 0, 0, sizeof child_signal);
  }
  return 0;
}

pid_t sleeper_start(int *pidfd) {
  static char stack[16384] __attribute__((aligned(16)));
  sigset_t all, before;
  // With every signal blocked no handler of the zygote's runs in it.
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t pid = clone(sleep_on, stack + sizeof stack, CLONE_VM | CLONE_PIDFD | SIGCHLD, NULL, pidfd);
  int reason = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return pid;
}
