// The filter of system calls, for x86_64 and aarch64.
#include "CZygote.h"

#include "calls.h"
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The filter knows x86_64 and aarch64 alone."
#endif

enum { MAXIMUM_LENGTH = 512, X32_BIT = 0x40000000 };

struct program {
  struct sock_filter lines[MAXIMUM_LENGTH];
  unsigned short count;
};

static void add(struct program *program, unsigned short code, uint32_t k, uint8_t yes, uint8_t no) {
  struct sock_filter line = {code, yes, no, k};
  if (program->count < MAXIMUM_LENGTH) program->lines[program->count++] = line;
}

static void load(struct program *program, size_t place) {
  add(program, BPF_LD | BPF_W | BPF_ABS, (uint32_t)place, 0, 0);
}

static void give(struct program *program, uint32_t result) {
  add(program, BPF_RET | BPF_K, result, 0, 0);
}

static uint32_t error(int number) { return SECCOMP_RET_ERRNO | (uint32_t)number; }

// If the loaded word equals the value, gives the result; else goes on.
static void on_equal(struct program *program, uint32_t value, uint32_t result) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  give(program, result);
}

static size_t argument(int index) {
  return offsetof(struct seccomp_data, args) + 8 * (size_t)index; // Little-endian: the low half.
}

// Begins the rules of one call: they are skipped, `length` lines, for every other call.
static void on_call(struct program *program, int number, uint8_t length) {
  load(program, offsetof(struct seccomp_data, nr));
  add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number, 0, length);
}

static void add_architecture(struct program *program) {
  load(program, offsetof(struct seccomp_data, arch));
  add(program, BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  give(program, SECCOMP_RET_KILL_PROCESS);
  load(program, offsetof(struct seccomp_data, nr));
  add(program, BPF_JMP | BPF_JGE | BPF_K, X32_BIT, 0, 1);
  give(program, SECCOMP_RET_KILL_PROCESS);
  add(program, BPF_JMP | BPF_JGT | BPF_K, LAST_KNOWN_CALL, 0, 1);
  give(program, error(ENOSYS));
}

static void add_looked_at(struct program *program, bool is_compiler) {
  const uint32_t namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                              CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  on_call(program, __NR_clone, 3);
  load(program, argument(0));
  add(program, BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1);
  give(program, error(EPERM));
  on_call(program, __NR_socketpair, 3);
  load(program, argument(0));
  add(program, BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 1, 0);
  give(program, error(EACCES));
  on_call(program, __NR_ioctl, 5);
  load(program, argument(1));
  on_equal(program, 0x5412, error(EPERM)); // TIOCSTI
  on_equal(program, 0x541c, error(EPERM)); // TIOCLINUX
  // A lease makes others wait who open the file, and a notice tells of them.
  on_call(program, __NR_fcntl, 5);
  load(program, argument(1));
  on_equal(program, F_SETLEASE, error(EPERM));
  on_equal(program, F_NOTIFY, error(EPERM));
  // What comes out of its turn comes to nobody.
  const int senders[][2] = {{__NR_sendto, 3}, {__NR_sendmsg, 2}, {__NR_sendmmsg, 3}};
  for (int i = 0; i < 3; i++) {
    on_call(program, senders[i][0], 3);
    load(program, argument(senders[i][1]));
    add(program, BPF_JMP | BPF_JSET | BPF_K, MSG_OOB, 0, 1);
    give(program, error(EOPNOTSUPP));
  }
  if (is_compiler) return; // Compilers lock their module caches.
  on_call(program, __NR_flock, 1);
  give(program, error(ENOLCK));
  on_call(program, __NR_fcntl, 9);
  load(program, argument(1));
  const uint32_t locks[] = {F_SETLK, F_SETLKW, 37, 38}; // The last two are the OFD locks.
  for (int i = 0; i < 4; i++) on_equal(program, locks[i], error(ENOLCK));
}

// Without a pid namespace or landlock's scopes, signals reach the program itself alone.
static void add_signals(struct program *program) {
  const int with_pid[] = {__NR_kill, __NR_tgkill};
  for (int i = 0; i < 2; i++) {
    on_call(program, with_pid[i], 4);
    load(program, argument(0));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 2, 0);
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
    give(program, error(EPERM));
  }
  const int others[] = {__NR_tkill, __NR_rt_sigqueueinfo, __NR_rt_tgsigqueueinfo,
                        __NR_pidfd_send_signal};
  load(program, offsetof(struct seccomp_data, nr));
  for (int i = 0; i < 4; i++) on_equal(program, (uint32_t)others[i], error(EPERM));
}

static void build(struct program *program, const struct cage *cage, uint32_t ending) {
  const struct abilities *abilities = &cage->abilities;
  add_architecture(program);
  add_looked_at(program, cage->is_compiler);
  if (abilities->level < L3 && abilities->landlock_abi < 6) add_signals(program);
  load(program, offsetof(struct seccomp_data, nr));
  // A compiler copies files with their modes; it runs nothing of the source.
  for (size_t i = 0; abilities->level < L3 && i < OWNERS_COUNT; i++)
    if (!cage->is_compiler || of_owners[i] != __NR_fchmod)
      on_equal(program, (uint32_t)of_owners[i], error(EPERM));
  // Memory of such files is counted by control groups alone.
  if (!cage->has_group) on_equal(program, __NR_memfd_create, error(ENOSYS));
  for (size_t i = 0; i < FORBIDDEN_COUNT; i++) {
    int result = forbidden[i].result;
    on_equal(program, (uint32_t)forbidden[i].number, result == ENDS ? ending : error(result));
  }
  give(program, SECCOMP_RET_ALLOW);
}

int seccomp_confine(const struct cage *cage, int *listener, struct failure *failure) {
  bool notifies = cage->abilities.notifies;
  struct program program = {.count = 0};
  build(&program, cage, notifies ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_KILL_PROCESS);
  if (program.count >= MAXIMUM_LENGTH) return refuse(failure, "the seccomp filter is too long");
  struct sock_fprog filter = {program.count, program.lines};
  unsigned flags = notifies ? SECCOMP_FILTER_FLAG_NEW_LISTENER : 0;
  long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
  if (result < 0) return fail(failure, "seccomp");
  if (notifies) *listener = (int)result;
  return 0;
}

bool seccomp_notifies(void) {
  uint32_t action = SECCOMP_RET_USER_NOTIF;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

const char *seccomp_denied(int listener) {
  // The kernel's structure may be longer than this header's.
  union {
    struct seccomp_notif notification;
    char room[1024];
  } call;
  memset(&call, 0, sizeof call);
  struct pollfd waits = {.fd = listener, .events = POLLIN};
  if (poll(&waits, 1, 0) <= 0 || (waits.revents & POLLIN) == 0) return NULL;
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) return NULL;
  for (size_t i = 0; i < FORBIDDEN_COUNT; i++)
    if (forbidden[i].number == call.notification.data.nr) return forbidden[i].name;
  return "a system call";
}
