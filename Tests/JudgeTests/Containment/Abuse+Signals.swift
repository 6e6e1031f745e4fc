import Domain

@testable import Judge

extension Abuse {
  /// 9–14: signals, waiting, other programs, the scheduler.
  static let signals: [Abuse] = [
    Abuse(
      9, "signals to its parents and to everyone", [.accepted],
      [
        .swift: """
        for number in [SIGSTOP, SIGKILL] {
            for pid in [1, getppid()] where pid > 0 { kill(pid, number) }
        }
        kill(-1, SIGKILL)
        """,
        .python: """
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for pid in (1, os.getppid(), -1):
                if pid == 0 or (pid == -1 and number == signal.SIGSTOP): continue
                try: os.kill(pid, number)
                except OSError: pass
        """,
        .cpp: """
        for (int number : {SIGSTOP, SIGKILL})
          for (int pid : {1, (int)getppid()}) if (pid > 0) kill(pid, number);
        kill(-1, SIGKILL);
        """,
        .rust: """
        unsafe {
            for number in [19, 9] { for pid in [1, getppid()] { if pid > 0 { kill(pid, number); } } }
            kill(-1, 9);
        }
        """,
        .go: """
        for _, number := range []syscall.Signal{syscall.SIGSTOP, syscall.SIGKILL} {
            syscall.Kill(1, number)
            if os.Getppid() > 0 { syscall.Kill(os.Getppid(), number) }
        }
        syscall.Kill(-1, syscall.SIGKILL)
        """,
        .java: """
        ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);
        for (long pid = 1; pid < 100; pid++)
            if (pid != ProcessHandle.current().pid())
                ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
        """,
        .javascript: """
        for (const name of ['SIGSTOP', 'SIGKILL'])
            for (const pid of [1, process.ppid]) if (pid > 0) works(() => process.kill(pid, name));
        works(() => process.kill(-1, 'SIGKILL'));
        """,
      ]),
    Abuse(
      10, "stops itself", [.idleLimit, .accepted],
      [
        .swift: "kill(getpid(), SIGSTOP)", .python: "os.kill(os.getpid(), signal.SIGSTOP)",
        .cpp: "raise(SIGSTOP);", .go: "syscall.Kill(os.Getpid(), syscall.SIGSTOP)",
        .rust: "unsafe { kill(std::process::id() as i32, 19); }",
        .javascript: "process.kill(process.pid, 'SIGSTOP');",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
      // The main thread takes the signal; another one may answer before that stops it, and the next case waits.
      $0.spoilsTheNext = true
    },
    Abuse(
      11, "restarts the machine", [.denied],
      [
        .swift: """
        #if arch(x86_64)
        _ = call(169, 0xfee1dead, 672274793, 0x1234567)
        #else
        _ = call(142, 0xfee1dead, 672274793, 0x1234567)
        #endif
        return -1
        """,
        .python: "ctypes.CDLL(None).reboot(0x1234567)\nreturn -1",
        .cpp: "syscall(SYS_reboot, 0xfee1dead, 672274793, 0x1234567, 0);\nreturn -1;",
        .go: "syscall.Reboot(syscall.LINUX_REBOOT_CMD_RESTART)\nreturn -1",
        .rust: """
        let number = if cfg!(target_arch = "x86_64") { 169 } else { 142 };
        unsafe { syscall(number, 0xfee1deadu64, 672274793u64, 0x1234567u64, 0u64); }
        return -1
        """,
      ]),
    Abuse(
      12, "waits on a pipe that nobody writes to", [.idleLimit],
      [
        .swift: """
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        var byte: UInt8 = 0
        read(ends[0], &byte, 1)
        """,
        .python: "os.read(os.pipe()[0], 1)",
        .cpp: "int ends[2]; char byte;\nif (pipe(ends) == 0 && read(ends[0], &byte, 1)) return -1;",
        .go: "ends := make([]int, 2)\nsyscall.Pipe(ends)\nsyscall.Read(ends[0], make([]byte, 1))",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      12, "closes its streams and reads what is not there", [.accepted, .runtimeError],
      [
        .swift: "var byte: UInt8 = 0\nif read(0, &byte, 1) > 0 { return -1 }\nclose(1)\nclose(2)",
        .python: "if os.read(0, 1): return -1\nos.close(1); os.close(2)",
        .cpp: "char byte;\nif (read(0, &byte, 1) > 0) return -1;\nclose(1); close(2);",
        .go: "if n, _ := os.Stdin.Read(make([]byte, 1)); n > 0 { return -1 }\nos.Stdout.Close()",
        .rust: "if matches!(std::io::stdin().read(&mut [0u8; 1]), Ok(1)) { return -1 }",
        .java: "if (System.in.read() >= 0) return -1;\nSystem.out.close(); System.err.close();",
        .javascript: "if (works(() => fs.readFileSync(0)) && fs.readFileSync(0).length) return -1;",
      ]),
    Abuse(
      12, "asks what nobody answers", [.runtimeError, .wrongAnswer],
      [
        .swift: "frame(\"Q\", \"[1]\")\nvar byte: UInt8 = 0\nread(3, &byte, 1)\nreturn -1",
        .python: "frame(b'Q', b'[1]')\nos.read(3, 1)\nreturn -1",
        .cpp: "char byte; frame('Q', \"[1]\");\nif (read(3, &byte, 1)) return -1;\nreturn -1;",
      ]),
    Abuse(
      13, "starts other programs", [.accepted],
      [
        .swift: """
        for path in ["/bin/sh", "/usr/bin/curl", "/usr/bin/python3", "/bin/busybox"] {
            var pid = pid_t()
            var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
            guard posix_spawn(&pid, path, nil, nil, &arguments, nil) == 0 else { continue }
            var status: Int32 = 0
            if waitpid(pid, &status, 0) == pid && status == 0 { return -1 }
        }
        """,
        .python: """
        for path in ('/bin/sh', '/usr/bin/curl', '/bin/busybox'):
            try: subprocess.run([path, '-c', 'exit 0'], stdin=subprocess.DEVNULL)
            except OSError: continue
            return -1
        """,
        .cpp: """
        for (const char *path : {"/bin/sh", "/usr/bin/curl", "/usr/bin/python3", "/bin/busybox"}) {
          pid_t pid = vfork();
          if (pid == 0) { execl(path, path, "--version", (char *)0); _exit(9); }
          int status = 0;
          if (waitpid(pid, &status, 0) == pid && status == 0) return -1;
        }
        """,
        .rust: """
        for path in ["/bin/sh", "/usr/bin/curl", "/usr/bin/python3", "/bin/busybox"] {
            if std::process::Command::new(path).arg("--version").output().is_ok() { return -1 }
        }
        """,
        .go: """
        for _, path := range []string{"/bin/sh", "/usr/bin/curl", "/usr/bin/python3"} {
            if exec.Command(path, "--version").Run() == nil { return -1 }
        }
        """,
        .java: """
        for (String path : List.of("/bin/sh", "/usr/bin/curl", "/usr/bin/python3")) {
            try { if (new ProcessBuilder(path, "--version").start().waitFor() == 0) return -1; }
            catch (IOException refused) { }
        }
        """,
        .javascript: """
        for (const path of ['/bin/sh', '/usr/bin/curl', '/usr/bin/python3'])
            if (child.spawnSync(path, ['--version']).status === 0) return -1;
        """,
      ]
    ) { $0.lowest = .L3 },
    Abuse(
      14, "priority, scheduler and processor", [.accepted],
      [
        .swift: """
        var parameter = sched_param(sched_priority: 1)
        if sched_setscheduler(0, SCHED_FIFO, &parameter) == 0 { return -1 }
        """,
        .python: """
        for action in (lambda: os.nice(-5), lambda: os.setpriority(os.PRIO_PROCESS, 0, -5),
                       lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)),
                       lambda: os.sched_setaffinity(0, {0})):
            try: action()
            except OSError: continue
            return -1
        """,
        .cpp: """
        sched_param parameter{1};
        cpu_set_t set; CPU_ZERO(&set); CPU_SET(0, &set);
        if (!setpriority(PRIO_PROCESS, 0, -5) || !sched_setscheduler(0, SCHED_FIFO, &parameter) ||
            !sched_setscheduler(0, SCHED_RR, &parameter) || !sched_setaffinity(0, sizeof set, &set))
          return -1;
        """,
        .go: "if syscall.Setpriority(syscall.PRIO_PROCESS, 0, -5) == nil { return -1 }",
        .javascript: "if (works(() => os.setPriority(-5))) return -1;",
      ]),
  ]
}
