// What a program loses before it starts: user, capabilities, resources.
#include "CZygote.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// Drops all but those in the mask from what can ever be gained; the kernel ends the list.
static void drop_bounds(uint64_t kept) {
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++)
    if ((kept >> capability & 1) == 0) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

// All but one, which outlives an exec; 0: all.
static int drop_capabilities(int kept) {
  uint32_t mask = kept == 0 ? 0 : 1u << kept;
  drop_bounds(mask);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct data[2] = {{mask, mask, mask}, {0, 0, 0}};
  if (syscall(SYS_capset, &header, data) != 0) return -1;
  return kept == 0 ? 0 : prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, kept, 0, 0);
}

int drop_privileges(const struct abilities *abilities, uid_t uid, struct failure *failure) {
  int kept = abilities->reaches ? abilities->reach : 0;
  bool leaves = abilities->user_namespace && kept == 0;
  if (abilities->is_root) {
    // A namespace of its own begins with all of them again; there they are dropped below.
    if (!leaves) drop_bounds(kept == 0 ? 0 : 1u << kept);
    // Kept over the change of user, and seen by access(2), which Java asks.
    if (kept != 0 && prctl(PR_SET_SECUREBITS, SECBIT_NO_SETUID_FIXUP, 0, 0, 0) != 0)
      return fail(failure, "keeping a capability");
    if (setgroups(0, NULL) != 0 || setresgid(uid, uid, uid) != 0 || setresuid(uid, uid, uid) != 0)
      return fail(failure, "becoming user %u", (unsigned)uid);
    // A namespace of its own, with nobody mapped: what it could gain here counts nowhere else.
    if (leaves && unshare(CLONE_NEWUSER) != 0)
      return fail(failure, "leaving the user namespace");
  }
  if (drop_capabilities(kept) != 0) return fail(failure, "dropping capabilities");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail(failure, "no_new_privs");
  return 0;
}

int keep_privileges(const struct abilities *abilities, uid_t uid, struct failure *failure) {
  const int kept[] = {CAP_SETGID, CAP_SETUID, CAP_SETPCAP, CAP_SYS_ADMIN};
  uint32_t mask = 0;
  for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) mask |= 1u << kept[i];
  drop_bounds(mask);
  if (abilities->is_root) {
    if (prctl(PR_SET_KEEPCAPS, 1, 0, 0, 0) != 0 || setgroups(0, NULL) != 0 ||
        setresgid(uid, uid, uid) != 0 || setresuid(uid, uid, uid) != 0)
      return fail(failure, "becoming user %u", (unsigned)uid);
  }
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct data[2] = {{mask, mask, mask}, {0, 0, 0}};
  if (syscall(SYS_capset, &header, data) != 0) return fail(failure, "keeping capabilities");
  // The zygote need not be root, so only ambient capabilities outlive its exec.
  for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
    if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, kept[i], 0, 0) != 0)
      return fail(failure, "keeping a capability");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail(failure, "no_new_privs");
  return 0;
}

static int set_limit(unsigned resource, uint64_t value) {
  struct rlimit limit, now;
  if (getrlimit(resource, &now) != 0) return -1;
  if (now.rlim_max != RLIM_INFINITY && value > now.rlim_max) value = now.rlim_max;
  limit.rlim_cur = limit.rlim_max = (rlim_t)value;
  return setrlimit(resource, &limit);
}

void cage_resources(const struct cage *cage, struct resource resources[RESOURCES]) {
  const struct limits *limits = &cage->limits;
  const struct abilities *abilities = &cage->abilities;
  // The keeper watches memory; without a control group this only stops what grows between looks.
  uint64_t space = cage->has_group ? RLIM_INFINITY : limits->memory * 4 + (2ull << 30);
  // In a user namespace the count of processes begins anew, with or without root. Elsewhere it is
  // the user's: on the learner's own account it would hold all other programs.
  bool has_private_user =
      abilities->first_uid != 0 || (abilities->user_namespace && abilities->level >= L3);
  const struct resource table[RESOURCES] = {
      {RLIMIT_CPU, limits->cpu / 1000000000 + 2, true},
      {RLIMIT_FSIZE, limits->file_bytes, true},
      {RLIMIT_NOFILE, limits->open_files, true},
      {RLIMIT_STACK, limits->stack, true},
      {RLIMIT_CORE, 0, true},
      {RLIMIT_MEMLOCK, 0, true},
      {RLIMIT_MSGQUEUE, 0, true},
      {RLIMIT_NICE, 0, true},
      {RLIMIT_RTPRIO, 0, true},
      {RLIMIT_SIGPENDING, 256, true},
      {RLIMIT_NPROC, limits->processes, has_private_user},
      {RLIMIT_AS, space, true},
  };
  memcpy(resources, table, sizeof table);
}

static int set_limits(const struct cage *cage, struct failure *failure) {
  struct resource resources[RESOURCES];
  cage_resources(cage, resources);
  for (int i = 0; i < RESOURCES; i++)
    if (resources[i].is_set && set_limit((unsigned)resources[i].kind, resources[i].value) != 0)
      return fail(failure, "resource limit %d", resources[i].kind);
  return 0;
}

int cage_close(const struct cage *cage, int *listener, struct failure *failure) {
  *listener = -1;
  if (set_limits(cage, failure) != 0) return -1;
  if (drop_privileges(&cage->abilities, cage->uid, failure) != 0) return -1;
  // Changing the user clears it, so it comes after.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return fail(failure, "death signal");
  if (cage->abilities.level < L2) return 0;
  if (landlock_confine(cage, failure) != 0) return -1;
  return seccomp_confine(cage, listener, failure);
}
