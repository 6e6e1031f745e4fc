import Domain

@testable import Judge

extension Abuse {
  /// 1–8: too many processes, and too much of their time.
  static let processes: [Abuse] = [
    Abuse(
      1, "fork bomb", [.timeLimit, .memoryLimit, .denied],
      [
        .swift: "while true { _ = cFork() }",
        .python: """
        while True:
            try: os.fork()
            except OSError: pass
        """,
        .cpp: "while (true) fork();",
        .rust: "loop { unsafe { fork(); } }",
        .go: """
        for { syscall.RawSyscall6(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0, 0, 0, 0) }
        """,
        .java: """
        while (true) {
            try { new ProcessBuilder("/bin/sh", "-c", "sleep 100").start(); }
            catch (IOException refused) { }
        }
        """,
        .javascript: "while (true) child.spawnSync('/bin/sh', ['-c', 'sleep 100 &']);",
      ]
    ) { $0.alsoKinds = [.java: [.idleLimit, .runtimeError], .javascript: [.idleLimit]] },
    Abuse(
      2, "fork bomb that leaves its session twice", [.timeLimit, .memoryLimit, .denied],
      [
        .swift: "while true { if cFork() == 0 { _ = cSetsid(); if cFork() != 0 { _exit(0) } } }",
        .python: """
        while True:
            try:
                if os.fork() == 0:
                    os.setsid()
                    if os.fork() != 0: os._exit(0)
            except OSError: pass
        """,
        .cpp: "while (true) if (fork() == 0) { setsid(); if (fork() != 0) _exit(0); }",
        .rust: """
        unsafe { loop { if fork() == 0 { setsid(); if fork() != 0 { _exit(0) } } } }
        """,
      ]),
    Abuse(
      3, "parent exits, children go on", [.runtimeError],
      [
        .swift: "for _ in 0..<4 where cFork() == 0 { _ = cSetsid(); while true {} }\n_exit(0)",
        .python: """
        for _ in range(4):
            if os.fork() == 0:
                os.setsid()
                while True: pass
        os._exit(0)
        """,
        .cpp:
          "for (int i = 0; i < 4; i++) if (fork() == 0) { setsid(); for (;;) getpid(); }\n_exit(0);",
        .rust: """
        unsafe { for _ in 0..4 { if fork() == 0 { setsid(); loop { getppid(); } } } _exit(0) }
        """,
      ]),
    Abuse(
      4, "thread bomb", [.accepted, .memoryLimit],
      [
        .swift: """
        var count = 0
        while count < 1000 {
            var thread = pthread_t()
            if pthread_create(&thread, nil, { _ in while true { sleep(100) } }, nil) != 0 { break }
            count += 1
        }
        if count >= 1000 { return -1 }
        """,
        .python: """
        threading.stack_size(65536)
        count = 0
        try:
            while count < 1000:
                threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()
                count += 1
        except RuntimeError: pass
        if count >= 1000: return -1
        """,
        .cpp: """
        int count = 0;
        try { for (; count < 1000; count++) thread([] { for (;;) pause(); }).detach(); }
        catch (const system_error &) { }
        if (count >= 1000) return -1;
        """,
        .rust: """
        let mut count = 0;
        while count < 1000 {
            let thread = std::thread::Builder::new().stack_size(65536);
            let sleeps = || loop { std::thread::sleep(std::time::Duration::from_secs(100)) };
            if thread.spawn(sleeps).is_err() { break }
            count += 1;
        }
        if count >= 1000 { return -1 }
        """,
        .go: """
        ready := make(chan bool, 1000)
        for i := 0; i < 1000; i++ {
            go func() { runtime.LockOSThread(); ready <- true; syscall.Pause() }()
        }
        late := time.After(time.Second)
        for count := 0; count < 1000; count++ {
            select { case <-ready: case <-late: return a }
        }
        return -1
        """,
        .java: """
        int count = 0;
        try {
            for (; count < 1000; count++) {
                Thread thread = new Thread(() -> { while (true) { try { Thread.sleep(100000); }
                    catch (InterruptedException error) { } } });
                thread.setDaemon(true);
                thread.start();
            }
        } catch (OutOfMemoryError refused) { }
        if (count >= 1000) return -1;
        """,
      ]
    ) {
      $0.alsoKinds = [.go: [.runtimeError], .java: [.runtimeError]]
    },
    Abuse(
      5, "sleep for ever", [.idleLimit],
      [
        .swift: "while true { sleep(1000) }", .python: "while True: time.sleep(1000)",
        .cpp: "while (true) sleep(1000);",
        .rust: "loop { std::thread::sleep(std::time::Duration::from_secs(1000)) }",
        .go: "for { time.Sleep(1000 * time.Second) }",
        .java: "while (true) Thread.sleep(1000000);", .javascript: "while (true) rest(1000000);",
      ]
    ) {
      $0.isSlow = true
      $0.isHarmless = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      6, "busy loop", [.timeLimit],
      [
        .swift: "for number in Int32(1)...64 { signal(number, SIG_IGN) }\nwhile true {}",
        .python: "while True: pass", .cpp: "while (true) getpid();",
        .rust: "loop { std::hint::spin_loop() }", .go: "for {}", .java: "while (true) { }",
        .javascript: "while (true);",
      ]
    ) { $0.isHarmless = true },
    Abuse(
      7, "ignores or catches every signal and goes on", [.timeLimit],
      [
        .swift: """
        for number in Int32(1)...64 { signal(number, { _ in }) }
        while true {}
        """,
        .python: """
        for number in range(1, 65):
            try: signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError): pass
        while True: pass
        """,
        .cpp: "for (int i = 1; i < 65; i++) signal(i, [](int) {});\nwhile (true) getpid();",
        .rust: """
        extern "C" fn nothing(_: i32) {}
        for number in 1..65 { unsafe { signal(number, nothing as usize); } }
        loop { std::hint::spin_loop() }
        """,
        .go: "signal.Ignore()\nsignal.Notify(make(chan os.Signal, 9))\nfor {}",
        .javascript: """
        for (const name of ['SIGTERM', 'SIGXCPU', 'SIGINT', 'SIGHUP']) process.on(name, () => {});
        while (true);
        """,
      ]),
    Abuse(
      8, "time burned in grandchildren", [.timeLimit],
      [
        .swift: """
        if cFork() == 0 { if cFork() == 0 { while true {} }; while true { sleep(100) } }
        while true { sleep(100) }
        """,
        .python: """
        if os.fork() == 0:
            if os.fork() == 0:
                while True: pass
        while True: time.sleep(100)
        """,
        .cpp: """
        if (fork() == 0 && fork() == 0) for (;;) getpid();
        while (true) sleep(100);
        """,
        .rust: """
        if unsafe { fork() == 0 && fork() == 0 } { loop { std::hint::spin_loop() } }
        loop { std::thread::sleep(std::time::Duration::from_secs(100)) }
        """,
      ]),
  ]
}
