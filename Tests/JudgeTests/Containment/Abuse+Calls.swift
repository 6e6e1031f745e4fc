import Domain

@testable import Judge

extension Abuse {
  /// Expressions in C++ that must be negative, and actions in Python that must fail.
  private static func refused(
    _ number: Int, _ name: String, _ cpp: [String], python: [String] = []
  ) -> Abuse {
    var code: [Language: Code] = [:]
    if !cpp.isEmpty {
      code[.cpp] = .body(
        "int one = 1, file = open(\".\", O_RDONLY);\n"
          + "struct rlimit none{RLIM_INFINITY, RLIM_INFINITY};\n"
          + "Dl_info own{};\ndladdr((void *)puts, &own);\nconst char *library = own.dli_fname;\n"
          + "(void)one, (void)file, (void)none, (void)library;\n"
          + cpp.map { "if ((long)(\($0)) >= 0) return -1;" }.joined(separator: "\n"),
        top: """
          #include <dlfcn.h>
          #include <linux/fs.h>
          #include <sys/inotify.h>
          #include <sys/timex.h>
          #include <sys/xattr.h>
          """)
    }
    if !python.isEmpty {
      code[.python] = .body(
        "import fcntl\nlibrary = os.__file__\n"
          + python.map { "if works(lambda: \($0)): return -1" }.joined(separator: "\n"), top: "")
    }
    return Abuse(number, name, [.accepted], code)
  }

  private static func denied(_ number: Int, _ name: String, _ calls: [String]) -> [Abuse] {
    calls.map { call in
      Abuse(
        number, "\(name): \(call.prefix { $0 != "," && $0 != ")" })", [.denied], [.cpp: "\(call);"])
    }
  }

  private static let limits = ["NOFILE", "MEMLOCK", "CORE", "MSGQUEUE", "RTPRIO", "NICE"]

  /// 83–93: what the kernel is asked for, and must not give.
  static let calls: [Abuse] =
    denied(
      83, "changes the machine's clock",
      ["syscall(SYS_settimeofday, 0, 0)", "syscall(SYS_clock_settime, 0, 0)"])
    + denied(
      84, "names the machine",
      ["syscall(SYS_sethostname, \"x\", 1)", "syscall(SYS_setdomainname, \"x\", 1)"])
    + denied(
      85, "accounts, swaps, hangs up",
      ["syscall(SYS_acct, 0)", "syscall(SYS_swapoff, \"/x\")", "syscall(SYS_vhangup, 0)"])
    + [
      refused(
        86, "turns the clock a little",
        [
          "[] { timex t{}; t.modes = ADJ_OFFSET; return adjtimex(&t); }()",
          "[] { timex t{}; t.modes = ADJ_FREQUENCY; return clock_adjtime(CLOCK_REALTIME, &t); }()",
        ]),
      refused(
        87, "takes back what it gave up",
        [
          "prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0)", "prctl(PR_SET_SECCOMP, 0)",
          "prctl(PR_SET_SECUREBITS, 0)", "prctl(PR_CAPBSET_DROP, 21)",
          "prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, 21, 0, 0)",
          "setuid(0) == 0 && geteuid() == 0 ? 0 : -1",
          "syscall(SYS_setgroups, 1, &one)", "prctl(PR_SET_MM, 1, 0, 0, 0)",
        ], python: ["os.setuid(0)", "os.setgid(0)", "os.setgroups([0])", "os.seteuid(0)"]),
      refused(
        88, "raises its limits", limits.map { "setrlimit(RLIMIT_\($0), &none)" }),
      refused(
        89, "goes before others at the processor",
        [
          "[] { sched_param p{}; p.sched_priority = 1; return sched_setscheduler(0, SCHED_FIFO, &p); }()",
          "[] { cpu_set_t all; CPU_ZERO(&all); CPU_SET(0, &all); return sched_setaffinity(0, sizeof all, &all); }()",
          "setpriority(PRIO_PROCESS, 0, -20)", "syscall(SYS_ioprio_set, 1, 0, 1 << 13)",
        ],
        python: [
          "os.setpriority(os.PRIO_PROCESS, 0, -20)", "os.sched_setaffinity(0, {0})",
          "os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))",
        ]),
      refused(
        90, "pins memory, and takes the machine's large pages",
        [
          "mlockall(MCL_CURRENT | MCL_FUTURE)", "mlock(&one, 4096)",
          "mmap(0, 1 << 21, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_LOCKED, -1, 0) == MAP_FAILED ? -1 : 0",
          "shmget(IPC_PRIVATE, 1 << 21, IPC_CREAT | SHM_HUGETLB | 0600)",
        ]),
      refused(
        91, "watches other runs by the files that all of them read",
        [
          "inotify_add_watch(inotify_init1(0), library, IN_OPEN)",
          "syscall(SYS_fanotify_init, 0, 0)",
          "fcntl(file, F_NOTIFY, DN_ACCESS | DN_MULTISHOT)", "syscall(451, file, &one, &one, 0)",
          "fcntl(open(library, O_RDONLY), F_SETLEASE, F_RDLCK)",
        ],
        python: [
          "fcntl.fcntl(os.open(library, os.O_RDONLY), fcntl.F_SETLEASE, fcntl.F_RDLCK)",
          "fcntl.fcntl(os.open(os.path.dirname(library), os.O_RDONLY), fcntl.F_NOTIFY, 1)",
        ]),
      refused(
        92, "changes the files that all runs read",
        [
          "chmod(library, 0)", "lchown(library, getuid(), -1)",
          "utimensat(AT_FDCWD, library, 0, 0)",
          "setxattr(library, \"user.x\", \"x\", 1, 0)", "truncate(library, 0)", "unlink(library)",
          "rename(library, \"/work/x\")", "link(library, \"/work/x\")", "open(library, O_RDWR)",
          "fchmod(open(library, O_RDONLY), 0)",
        ],
        python: [
          "os.chmod(library, 0)", "os.chown(library, os.getuid(), -1)", "os.utime(library)",
          "os.setxattr(library, 'user.x', b'x')", "os.truncate(library, 0)", "os.unlink(library)",
          "os.rename(library, '/work/x')", "os.link(library, '/work/x')", "open(library, 'a')",
          "os.chmod(sys.executable, 0)", "os.mkdir(os.path.dirname(library) + '/x')",
        ]),
      refused(
        93, "freezes, trims or marks the file systems",
        [
          "ioctl(open(\"/\", O_RDONLY), FIFREEZE, 0)",
          "ioctl(open(library, O_RDONLY), FIFREEZE, 0)",
          "ioctl(open(library, O_RDONLY), FITRIM, &none)",
          "ioctl(open(library, O_RDONLY), BLKRRPART, 0)",
          "ioctl(open(library, O_RDONLY), FS_IOC_SETFLAGS, &one)",
        ]),
    ]
}
