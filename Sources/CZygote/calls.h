// The system calls that a jailed program must not make, by family. A call that an architecture
// does not have is left out; numbers from 424 on are the same everywhere.
#pragma once

#include <errno.h>
#include <sys/syscall.h>

#ifndef __NR_open_tree
#define __NR_open_tree 428
#define __NR_move_mount 429
#define __NR_fsopen 430
#define __NR_fsconfig 431
#define __NR_fsmount 432
#define __NR_fspick 433
#define __NR_pidfd_getfd 438
#endif
#ifndef __NR_mount_setattr
#define __NR_mount_setattr 442
#endif
#ifndef __NR_quotactl_fd
#define __NR_quotactl_fd 443
#endif
#ifndef __NR_memfd_secret
#define __NR_memfd_secret 447
#endif
#ifndef __NR_cachestat
#define __NR_cachestat 451
#endif
#ifndef __NR_statmount
#define __NR_statmount 457
#define __NR_listmount 458
#endif

enum { ENDS = -1 }; // Instead of an error: the program is ended and the call named.

struct call {
  const char *name;
  int number;
  int result;
};

#define CALL(name, result) {#name, __NR_##name, result},

static const struct call forbidden[] = {
    // Namespaces and mounts.
    CALL(unshare, EPERM)
    CALL(setns, EPERM)
    CALL(clone3, ENOSYS) // Its flags cannot be looked at; libraries fall back to clone.
    CALL(mount, EPERM)
    CALL(umount2, EPERM)
    CALL(pivot_root, EPERM)
    CALL(chroot, EPERM)
    CALL(open_tree, EPERM)
    CALL(move_mount, EPERM)
    CALL(fsopen, EPERM)
    CALL(fsconfig, EPERM)
    CALL(fsmount, EPERM)
    CALL(fspick, EPERM)
    CALL(mount_setattr, EPERM)
    CALL(statmount, EPERM)
    CALL(listmount, EPERM)
    CALL(name_to_handle_at, EPERM)
    CALL(open_by_handle_at, EPERM)
    CALL(quotactl, EPERM)
    CALL(quotactl_fd, EPERM)
    CALL(fanotify_init, EPERM)
    CALL(inotify_add_watch, EPERM) // Files that all runs read tell of the others' runs.
    CALL(cachestat, ENOSYS)
    // Other processes.
    CALL(ptrace, EPERM)
    CALL(process_vm_readv, EPERM)
    CALL(process_vm_writev, EPERM)
    CALL(pidfd_getfd, EPERM)
    CALL(kcmp, EPERM)
    CALL(migrate_pages, EPERM)
    CALL(move_pages, EPERM)
    CALL(mbind, EPERM)
    CALL(set_mempolicy, EPERM)
    CALL(sched_setaffinity, EPERM)
    CALL(sched_setscheduler, EPERM)
    CALL(sched_setparam, EPERM)
    CALL(sched_setattr, EPERM)
    CALL(setpriority, EPERM)
    CALL(ioprio_set, EPERM)
    // The kernel's wide surfaces.
    CALL(bpf, EPERM)
    CALL(perf_event_open, EPERM)
    CALL(userfaultfd, ENOSYS)
    CALL(io_uring_setup, ENOSYS)
    CALL(io_uring_enter, ENOSYS)
    CALL(io_uring_register, ENOSYS)
    CALL(keyctl, ENOSYS)
    CALL(add_key, ENOSYS)
    CALL(request_key, ENOSYS)
    CALL(personality, EPERM)
    CALL(memfd_secret, ENOSYS)
    CALL(syslog, EPERM)
    CALL(lookup_dcookie, EPERM)
    // Sockets (socketpair is looked at apart) and what is shared without one.
    CALL(socket, EACCES)
    CALL(bind, EACCES)
    CALL(connect, EACCES)
    CALL(listen, EACCES)
    CALL(shmget, ENOSYS)
    CALL(shmat, ENOSYS)
    CALL(semget, ENOSYS)
    CALL(msgget, ENOSYS)
    CALL(mq_open, ENOSYS)
    // The machine's own: no program calls these by mistake.
    CALL(reboot, ENDS)
    CALL(kexec_load, ENDS)
    CALL(init_module, ENDS)
    CALL(finit_module, ENDS)
    CALL(delete_module, ENDS)
    CALL(swapon, ENDS)
    CALL(swapoff, ENDS)
    CALL(acct, ENDS)
    CALL(vhangup, ENDS)
    CALL(settimeofday, ENDS)
    CALL(clock_settime, ENDS)
    CALL(sethostname, ENDS)
    CALL(setdomainname, ENDS)
#ifdef __NR_kexec_file_load
    CALL(kexec_file_load, ENDS)
#endif
#ifdef __x86_64__
    CALL(iopl, ENDS)
    CALL(ioperm, ENDS)
    CALL(modify_ldt, EPERM)
#endif
};

#ifndef __NR_fchmodat2
#define __NR_fchmodat2 452
#endif

// What landlock does not know: who may use a file, and its times. Below namespaces the machine's own
// files are in sight, and a program may be their owner's.
static const int of_owners[] = {
    __NR_fchmod,    __NR_fchmodat,     __NR_fchmodat2,    __NR_fchown,
    __NR_fchownat,  __NR_setxattr,     __NR_lsetxattr,    __NR_fsetxattr,
    __NR_removexattr, __NR_lremovexattr, __NR_fremovexattr, __NR_utimensat,
#ifdef __x86_64__
    __NR_chmod,     __NR_chown,        __NR_lchown,       __NR_utime,
    __NR_utimes,    __NR_futimesat,
#endif
};

enum { FORBIDDEN_COUNT = sizeof forbidden / sizeof forbidden[0], LAST_KNOWN_CALL = 462 };
enum { OWNERS_COUNT = sizeof of_owners / sizeof of_owners[0] };
