// What a program loses before it starts: user, capabilities, resources.
#ifdef __linux__
#include "jail.h"

#include <errno.h>
#include <grp.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int drop_capabilities(void) {
  for (int capability = 0; capability < 64; capability++)
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2];
  memset(none, 0, sizeof none);
  return (int)syscall(SYS_capset, &header, none);
}

int drop_privileges(const struct abilities *abilities, uid_t uid, struct failure *failure) {
  if (abilities->is_root) {
    for (int capability = 0; capability < 64; capability++)
      prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    if (setgroups(0, NULL) != 0 || setresgid(uid, uid, uid) != 0 || setresuid(uid, uid, uid) != 0)
      return fail(failure, "becoming user %u", (unsigned)uid);
    // A namespace of its own, with nobody mapped: what it could gain here counts nowhere else.
    if (abilities->user_namespace && unshare(CLONE_NEWUSER) != 0)
      return fail(failure, "leaving the user namespace");
  }
  if (drop_capabilities() != 0) return fail(failure, "dropping capabilities");
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail(failure, "no_new_privs");
  return 0;
}

static int set_limit(int resource, uint64_t value) {
  struct rlimit limit, now;
  if (getrlimit(resource, &now) != 0) return -1;
  if (now.rlim_max != RLIM_INFINITY && value > now.rlim_max) value = now.rlim_max;
  limit.rlim_cur = limit.rlim_max = (rlim_t)value;
  return setrlimit(resource, &limit);
}

int set_limits(const struct launch *launch, struct failure *failure) {
  const struct limits *limits = &launch->spec->limits;
  bool has_group = launch->cgroup->events >= 0;
  // The keeper watches memory; without a control group this only stops what grows between looks.
  uint64_t space = has_group ? RLIM_INFINITY : limits->memory * 4 + (2ull << 30);
  const struct {
    int resource;
    uint64_t value;
  } table[] = {
      {RLIMIT_CPU, limits->cpu / 1000000000 + 2}, {RLIMIT_FSIZE, limits->file_bytes},
      {RLIMIT_NOFILE, limits->open_files},        {RLIMIT_STACK, limits->stack},
      {RLIMIT_CORE, 0},                           {RLIMIT_MEMLOCK, 0},
      {RLIMIT_MSGQUEUE, 0},                       {RLIMIT_NICE, 0},
      {RLIMIT_RTPRIO, 0},                         {RLIMIT_SIGPENDING, 256},
      {RLIMIT_NPROC, limits->processes},          {RLIMIT_AS, space},
  };
  // In a user namespace the count begins anew, with or without root.
  const struct abilities *abilities = launch->abilities;
  bool has_private_user =
      abilities->first_uid != 0 || (abilities->user_namespace && abilities->level >= L3);
  for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
    // The count is the user's: on the learner's own account it would hold all other programs.
    if (table[i].resource == RLIMIT_NPROC && !has_private_user) continue;
    if (set_limit(table[i].resource, table[i].value) != 0)
      return fail(failure, "resource limit %d", table[i].resource);
  }
  return 0;
}

int confine_program(const struct launch *launch, struct failure *failure) {
  if (set_limits(launch, failure) != 0) return -1;
  if (drop_privileges(launch->abilities, launch->uid, failure) != 0) return -1;
  // Changing the user clears it, so it comes after.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) return fail(failure, "death signal");
  if (launch->abilities->level < L2) return 0;
  if (landlock_confine(launch, failure) != 0) return -1;
  int listener = -1;
  if (seccomp_confine(launch, &listener, failure) != 0) return -1;
  if (listener >= 0) {
    struct status_message message = {.kind = STATUS_LISTENER};
    status_send(launch->status[1], &message, listener);
    close(listener);
  }
  return 0;
}
#endif
