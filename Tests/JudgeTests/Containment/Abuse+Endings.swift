import Domain

@testable import Judge

extension Abuse {
  /// A row for each of some signals, by which a program ends itself.
  private static func dying(by signals: [(name: String, number: Int)]) -> [Abuse] {
    signals.map { signal in
      Abuse(
        76, "dies by the judge's own signals: \(signal.name)",
        [.runtimeError, .timeLimit, .outputLimit, .denied],
        [
          .swift: "kill(getpid(), \(signal.number))\nsleep(1)",
          .python: "os.kill(os.getpid(), \(signal.number))\ntime.sleep(1)",
          .cpp: "kill(getpid(), \(signal.number));\nsleep(1);",
          .rust: "unsafe { kill(std::process::id() as i32, \(signal.number)); _exit(9) }",
        ]
      ) { $0.alsoKinds = [.python: [.accepted]] }
    }
  }

  /// 75–82: ends that are none, and those who go on afterwards.
  static let endings: [Abuse] =
    [
      Abuse(
        75, "outlives its own crash for ever", [.timeLimit, .runtimeError],
        [
          .swift: "signal(SIGSEGV) { _ in }\nUnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1",
          .python: "signal.signal(signal.SIGSEGV, lambda *_: 0)\nctypes.string_at(8)",
          .cpp: "signal(SIGSEGV, [](int) {});\n*(volatile int *)8 = 1;",
          .rust: """
          extern "C" fn nothing(_: i32) {}
          unsafe { signal(11, nothing as usize); *(8 as *mut i32) = 1; }
          """,
        ])
    ] + dying(by: [("SYS", 31), ("XCPU", 24), ("XFSZ", 25), ("KILL", 9)]) + [
      Abuse(
        77, "ends itself on another thread", [.runtimeError],
        [
          .python: "threading.Thread(target=lambda: os._exit(0)).start()\ntime.sleep(9)",
          .cpp: "thread([] { _exit(0); }).join();",
          .rust: "std::thread::spawn(|| std::process::exit(0)).join().unwrap();",
          .go: "go os.Exit(0)\ntime.Sleep(9 * time.Second)",
          .java: "new Thread(() -> System.exit(0)).start();\nThread.sleep(9000);",
        ]),
      Abuse(
        78, "becomes another program", [.accepted, .runtimeError, .idleLimit],
        [
          .python: """
          for path in (sys.executable, '/proc/self/exe', '/bin/sh', '/focus/jail/focus-jail'):
              works(lambda: os.execve(path, [path, '-c', 'print(1)'], {}))
          """,
          .cpp: """
          char *none[] = {nullptr};
          for (const char *path : {"/proc/self/exe", "/bin/sh", "/focus/jail/focus-jail", "/work/x"})
            execve(path, none, none);
          """,
          .go:
            "for _, path := range []string{\"/proc/self/exe\", \"/bin/sh\"} { syscall.Exec(path, nil, nil) }",
        ]
      ) { $0.cpuMilliseconds = 50 },
      Abuse(
        79, "clears its death signal, and children sleep on", [.accepted],
        [
          .swift: "for _ in 0..<3 where cFork() == 0 { _ = cSetsid(); sleep(1000); _exit(0) }",
          .python: """
          ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)
          for _ in range(3):
              if os.fork() == 0:
                  os.setsid()
                  ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)
                  time.sleep(1000)
          """,
          .cpp: """
          prctl(PR_SET_PDEATHSIG, 0);
          for (int i = 0; i < 3; i++)
            if (fork() == 0) { setsid(); prctl(PR_SET_PDEATHSIG, 0); sleep(1000); _exit(0); }
          """,
        ]),
      Abuse(
        80, "children that are their parent's siblings, or share its memory", [.accepted],
        [
          .cpp: """
          static char stacks[4][65536];
          int kinds[] = {CLONE_PARENT, CLONE_VM, CLONE_PARENT | CLONE_VM, CLONE_FILES | CLONE_FS};
          for (int i = 0; i < 4; i++)
            clone([](void *) { while (true) pause(); return 0; }, stacks[i] + 65536, kinds[i], nullptr);
          """
        ]),
      Abuse(
        81, "timers and queued signals without end", [.accepted],
        [
          .python: """
          ctypes.CDLL(None).signal(14, ctypes.c_void_p(1))
          signal.setitimer(signal.ITIMER_REAL, 1e-6, 1e-6)
          """,
          .cpp: """
          signal(SIGALRM, SIG_IGN);
          timer_t timer;
          int count = 0;
          while (count < 20000 && timer_create(CLOCK_MONOTONIC, nullptr, &timer) == 0) count++;
          if (count >= 20000) return -1;
          sigset_t blocked;
          sigemptyset(&blocked);
          sigaddset(&blocked, SIGRTMIN);
          sigprocmask(SIG_BLOCK, &blocked, nullptr);
          for (count = 0; count < 20000 && sigqueue(getpid(), SIGRTMIN, {}) == 0;) count++;
          if (count >= 20000) return -1;
          """,
        ]),
      Abuse(
        82, "lends itself to a child that never gives it back", [.idleLimit],
        [.cpp: "if (vfork() == 0) while (true) pause();"]
      ) {
        $0.isSlow = true
        $0.cpuMilliseconds = 50
      },
    ]
}
