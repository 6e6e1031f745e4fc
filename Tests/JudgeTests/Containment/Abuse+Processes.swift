import Domain

@testable import Judge

extension Abuse {
  static let processes: [Abuse] = [
    Abuse(
      number: 1, name: "fork bomb", kinds: [.timeLimit, .memoryLimit, .denied],
      swift: "while true { _ = cFork() }", swiftTop: calls,
      python: """
        while True:
            try: os.fork()
            except OSError: pass
        """),
    Abuse(
      number: 2, name: "fork bomb that leaves its session twice",
      kinds: [.timeLimit, .memoryLimit, .denied],
      swift: "while true { if cFork() == 0 { _ = cSetsid(); if cFork() != 0 { _exit(0) } } }",
      swiftTop: calls,
      python: """
        while True:
            try:
                if os.fork() == 0:
                    os.setsid()
                    if os.fork() != 0: os._exit(0)
            except OSError: pass
        """),
    Abuse(
      number: 3, name: "parent exits, children go on", kinds: [.runtimeError],
      swift: """
        for _ in 0..<4 where cFork() == 0 { _ = cSetsid(); while true {} }
        _exit(0)
        """, swiftTop: calls,
      python: """
        for _ in range(4):
            if os.fork() == 0:
                os.setsid()
                while True: pass
        os._exit(0)
        """),
    Abuse(
      number: 4, name: "thread bomb", kinds: [.accepted, .memoryLimit],
      swift: """
        var count = 0
        while count < 1000 {
            var thread = pthread_t()
            if pthread_create(&thread, nil, { _ in while true { sleep(100) } }, nil) != 0 { break }
            count += 1
        }
        if count >= 1000 { return -1 }
        """,
      python: """
        threading.stack_size(65536)
        count = 0
        try:
            while count < 1000:
                threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()
                count += 1
        except RuntimeError: pass
        if count >= 1000: return -1
        """),
    Abuse(
      number: 5, name: "sleep for ever", kinds: [.idleLimit],
      swift: "while true { sleep(1000) }", python: "while True: time.sleep(1000)"),
    Abuse(
      number: 6, name: "busy loop that ignores every signal", kinds: [.timeLimit],
      swift: "for number in Int32(1)...64 { signal(number, SIG_IGN) }\nwhile true {}",
      python: """
        for number in range(1, 65):
            try: signal.signal(number, signal.SIG_IGN)
            except (OSError, ValueError): pass
        while True: pass
        """),
    Abuse(
      number: 9, name: "signals to its parents and to everyone", kinds: [.accepted],
      swift: """
        for number in [SIGSTOP, SIGKILL] {
            for pid in [1, getppid()] where pid > 0 { kill(pid, number) }
        }
        kill(-1, SIGKILL)
        """,
      python: """
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for pid in (1, os.getppid(), -1):
                if pid == 0 or (pid == -1 and number == signal.SIGSTOP): continue
                try: os.kill(pid, number)
                except OSError: pass
        """),
    Abuse(
      number: 36, name: "ptrace and its kin", kinds: [.accepted],
      swift: """
        #if arch(x86_64)
        let numbers = [101, 310, 311, 438, 312]
        #else
        let numbers = [117, 270, 271, 438, 272]
        #endif
        for number in numbers where call(number, 0, 1) != -1 { return -1 }
        """, swiftTop: calls,
      python: """
        intel = platform.machine() == 'x86_64'
        numbers = (101, 310, 311, 438, 312) if intel else (117, 270, 271, 438, 272)
        call = ctypes.CDLL(None).syscall
        for number in numbers:
            if call(number, 0, 1, 0, 0, 0, 0) != -1: return -1
        """),
  ]
}
