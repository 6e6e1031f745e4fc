import Domain

@testable import Judge

extension Abuse {
  /// 34–38 and 45: the kernel's privileges.
  static let privileges: [Abuse] = [
    Abuse(
      34, "another root, mounts", [.accepted],
      [
        .python: """
        library = ctypes.CDLL(None)
        for action in (lambda: library.chroot(b'/work'), lambda: library.umount2(b'/work', 2),
                       lambda: library.mount(b'x', b'/work', b'tmpfs', 0, None)):
            if action() == 0: return -1
        """,
        .cpp: """
        mkdir("/work/d", 0700);
        if (!chroot("/work/d") || !mount("x", "/work/d", "tmpfs", 0, 0) || !umount2("/", MNT_DETACH) ||
            !mount("/", "/work/d", 0, MS_BIND | MS_REC, 0) || !mount(0, "/", 0, MS_REMOUNT, 0) ||
            !syscall(SYS_pivot_root, "/work", "/work/d"))
          return -1;
        if (syscall(428, AT_FDCWD, "/", 1) >= 0 || syscall(430, "tmpfs", 0) >= 0) return -1;
        """,
        .rust: """
        for number in [if cfg!(target_arch = "x86_64") { 161 } else { 51 }] {
            if unsafe { syscall(number, b"/work\\0".as_ptr()) } == 0 { return -1 }
        }
        """,
        .go: """
        if syscall.Chroot("/work") == nil || syscall.Unmount("/", 2) == nil { return -1 }
        if syscall.Mount("x", "/work", "tmpfs", 0, "") == nil { return -1 }
        """,
      ]),
    Abuse(
      35, "namespaces of its own or of others", [.accepted],
      [
        .python: """
        library = ctypes.CDLL(None)
        for flag in (0x10000000, 0x20000, 0x40000000, 0x20000000):
            if library.unshare(flag) == 0: return -1
        """,
        .cpp: """
        for (int flag : {CLONE_NEWUSER, CLONE_NEWNS, CLONE_NEWNET, CLONE_NEWPID, CLONE_NEWIPC,
                         CLONE_NEWUTS, CLONE_NEWCGROUP}) {
          if (unshare(flag) == 0) return -1;
          long pid = syscall(SYS_clone, flag | SIGCHLD, 0, 0, 0, 0);
          if (pid == 0) _exit(0);
          if (pid > 0) return -1;
        }
        int own = open("/proc/self/ns/user", O_RDONLY);
        if (setns(own < 0 ? 0 : own, 0) == 0) return -1;
        uint64_t arguments[11] = {CLONE_NEWUSER, 0, 0, 0, SIGCHLD};
        long pid = syscall(435, arguments, sizeof arguments);
        if (pid == 0) _exit(0);
        if (pid > 0) return -1;
        """,
        .go: """
        for _, flag := range []int{0x10000000, 0x20000, 0x40000000} {
            if syscall.Unshare(flag) == nil { return -1 }
        }
        """,
      ]),
    Abuse(
      36, "ptrace and its kin", [.accepted],
      [
        .swift: """
        #if arch(x86_64)
        let numbers = [101, 310, 311, 438, 312]
        #else
        let numbers = [117, 270, 271, 438, 272]
        #endif
        for number in numbers where call(number, 0, 1) != -1 { return -1 }
        """,
        .python: """
        intel = platform.machine() == 'x86_64'
        numbers = (101, 310, 311, 438, 312) if intel else (117, 270, 271, 438, 272)
        call = ctypes.CDLL(None).syscall
        for number in numbers:
            if call(number, 0, 1, 0, 0, 0, 0) != -1: return -1
        """,
        .cpp: """
        for (long number : vector<long>{SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
                                        SYS_kcmp, 438})
          if (syscall(number, 0, 1, 0, 0, 0) != -1) return -1;
        for (long pid : {1L, (long)getppid()})
          if (pid > 0 && (canRead("/proc/" + to_string(pid) + "/mem"))) return -1;
        """,
        .go:
          "if syscall.PtraceAttach(1) == nil || syscall.PtraceAttach(os.Getppid()) == nil { return -1 }",
      ]),
    Abuse(
      37, "other users and capabilities", [.accepted],
      [
        .python: """
        if ctypes.CDLL(None).prctl(39, 0, 0, 0, 0) != 1: return -1
        for action in (lambda: os.setuid(1), lambda: os.setgid(1), lambda: os.setgroups([0])):
            if works(action) and os.getuid() == 1: return -1
        """,
        .cpp: """
        if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) return -1;
        __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
        __user_cap_data_struct data[2] = {};
        if (syscall(SYS_capget, &header, data) != 0) return -1;
        if (data[0].effective || data[0].permitted || data[1].effective) return -1;
        data[0].effective = data[0].permitted = data[0].inheritable = ~0u;
        if (syscall(SYS_capset, &header, data) == 0) return -1;
        for (uid_t id : {0, 1, 1000}) {
          if (id != getuid() && (setresuid(id, id, id) == 0 || setuid(id) == 0)) return -1;
          if (id != getgid() && setresgid(id, id, id) == 0) return -1;
        }
        prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0);
        if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) return -1;
        """,
        .go: "if os.Getuid() != 1 && syscall.Setuid(1) == nil { return -1 }",
      ]),
    Abuse(
      38, "the kernel's wide surfaces", [.accepted],
      [
        .python: """
        intel = platform.machine() == 'x86_64'
        numbers = (321, 298, 323, 250, 248) if intel else (280, 241, 282, 219, 217)
        call = ctypes.CDLL(None).syscall
        for number in numbers + (425, 426, 427):
            if call(number, 0, 0, 0, 0, 0, 0) != -1: return -1
        """,
        .cpp: """
        char room[256] = {};
        for (long number : vector<long>{
                 SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key,
                 SYS_request_key, SYS_personality, SYS_open_by_handle_at, 425, 426, 427, 447, 463,
                 467, 500})
          if (syscall(number, room, room, 0, 0, 0) >= 0) return -1;
        if (syscall(SYS_keyctl, 0, -3, 1) >= 0 || syscall(425, 8, room) >= 0) return -1;
        """,
      ]),
    Abuse(
      38, "another kernel, a kernel module", [.denied],
      [
        .python: "ctypes.CDLL(None).init_module(b'', 0, b'')\nreturn -1",
        .cpp: "syscall(SYS_finit_module, 0, \"\", 0);\nreturn -1;",
        .go: """
        syscall.RawSyscall(syscall.SYS_INIT_MODULE, 0, 0, 0)
        return -1
        """,
      ]),
    Abuse(
      45, "calls of other architectures around the filter", [.runtimeError, .denied],
      [
        .cpp: """
        #if defined __x86_64__
        long result = 20;  // getpid of 32-bit programs.
        asm volatile("int $0x80" : "+a"(result) : : "memory");
        return -1;
        #else
        abort();
        #endif
        """,
        .rust: """
        #[cfg(target_arch = "x86_64")]
        unsafe { std::arch::asm!("int 0x80", inout("rax") 20u64 => _); return -1 }
        #[cfg(not(target_arch = "x86_64"))]
        std::process::abort();
        """,
      ]),
    Abuse(
      45, "the x32 calls", [.runtimeError, .denied],
      [
        .cpp: """
        #if defined __x86_64__
        syscall(0x40000000 | 39);
        return -1;
        #else
        abort();
        #endif
        """,
        .python: """
        if platform.machine() != 'x86_64': os.abort()
        ctypes.CDLL(None).syscall(0x40000000 | 39)
        return -1
        """,
      ]),
  ]
}
