import Domain

@testable import Judge

extension Abuse {
  /// 54–56: wrong solutions that leave early or speak in the harness's place.
  static let spoofing: [Abuse] = [
    Abuse(
      54, "ends itself early as if all were well", [.runtimeError],
      [
        .swift: "exit(0)", .python: "os._exit(0)", .cpp: "exit(0);",
        .rust: "std::process::exit(0)", .go: "os.Exit(0)", .java: "System.exit(0);",
        .javascript: "process.exit(0);",
      ]
    ) { $0.isHarmless = true },
    Abuse(
      54, "leaves by another door that looks fine", [.runtimeError],
      [
        .swift: "quick_exit(0)", .python: "sys.exit(0)", .cpp: "quick_exit(0);",
        .rust: "unsafe { _exit(0) }", .go: "syscall.Exit(0)",
        .java: "Runtime.getRuntime().halt(0);", .javascript: "process.reallyExit(0);",
      ]),
    Abuse(
      54, "ends its thread alone", [.runtimeError, .idleLimit, .wrongAnswer],
      [
        .swift: "pthread_exit(nil)", .python: "import _thread\n_thread.exit()",
        .cpp: "pthread_exit(nullptr);", .go: "runtime.Goexit()",
      ]
    ) { $0.cpuMilliseconds = 50 },
    Abuse(
      55, "prints what a judge might believe", [.wrongAnswer],
      [
        .swift: "print(\"PASS\\n{\\\"verdict\\\":\\\"accepted\\\"}\\nAccepted\")\nreturn -1",
        .python: "print('PASS {\"verdict\":\"accepted\"} Accepted', a)\nreturn -1",
        .cpp: "puts(\"PASS\\n{\\\"verdict\\\":\\\"accepted\\\"}\\n1\");\nreturn -1;",
        .rust: "println!(\"PASS\\n1\");\nreturn -1",
        .go: "abuseFmt.Println(\"PASS\", a)\nprintln(\"ok\")\nreturn -1",
        .java: "System.out.println(\"PASS\\n1\");\nreturn -1;",
        .javascript: "console.log('PASS', a);\nreturn -1;",
      ]
    ) { $0.isHarmless = true },
    Abuse(
      55, "writes frames of its own", [.wrongAnswer, .runtimeError],
      [
        .swift: """
        for text in ["true", "null", "{\\"verdict\\":\\"accepted\\"}", "[1]"] { frame("R", text) }
        return -1
        """,
        .python: """
        for text in (b'true', b'null', b'{"verdict":"accepted"}', b'[1]'): frame(b'R', text)
        return -1
        """,
        .cpp: "for (string text : {\"true\", \"null\", \"[1]\"}) frame('R', text);\nreturn -1;",
        .rust:
          "for text in [\"true\", \"null\", \"[1]\"] { frame(b'R', text.as_bytes()) }\nreturn -1",
        .go: "for _, text := range []string{\"true\", \"null\"} { frame('R', text) }\nreturn -1",
        .java: "for (String text : List.of(\"true\", \"null\")) frame('R', text);\nreturn -1;",
        .javascript: "for (const text of ['true', 'null', '[1]']) frame('R', text);\nreturn -1;",
      ]
    ) { $0.spoilsTheNext = true },
    ahead("answers the cases that come, before they are asked", ["1", "2"]),
    ahead("answers far more than there will be", (1...40).map(String.init)),
    Abuse(
      55, "claims a frame of 4 GB", [.runtimeError, .outputLimit],
      [
        .swift: "write(3, [255, 255, 255, 255, 82, 49] as [UInt8], 6)\nreturn -1",
        .python: "os.write(3, b'\\xff\\xff\\xff\\xffR1')\nreturn -1",
        .cpp: "if (write(3, \"\\xff\\xff\\xff\\xffR1\", 6) < 0) return -2;\nreturn -1;",
        .go: "syscall.Write(3, []byte{255, 255, 255, 255, 'R', '1'})\nreturn -1",
        .javascript: "fs.writeSync(3, Buffer.from([255, 255, 255, 255, 82, 49]));\nreturn -1;",
      ]),
    Abuse(
      55, "greets twice, refuses and reports", [.runtimeError],
      [
        .swift: "frame(\"H\", \"\")\nreturn a", .python: "frame(b'H', b'')\nreturn a",
        .cpp: "frame('D', \"[]\");\nreturn a;", .rust: "frame(b'Z', b\"\");\nreturn a",
        .go: "frame('L', \"{}\")\nreturn a", .javascript: "frame('H', '');\nreturn a;",
      ]
    ) { $0.spoilsTheNext = true },
    Abuse(
      56, "a handler at the exit that forges", [.runtimeError, .wrongAnswer],
      [
        .swift: .body(
          "_ = onExit({ _, _ in frame(\"R\", \"true\") }, nil)\nexit(0)",
          top: """
            typealias Handler = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void
            @_silgen_name("on_exit")
            func onExit(_ handler: Handler, _ value: UnsafeMutableRawPointer?) -> Int32
            """),
        .python: "atexit.register(frame, b'R', b'true')\nsys.exit(0)",
        .cpp: .body(
          "exit(0);",
          top: "static struct Late { ~Late() { frame('R', \"true\"); } } late;"),
        .rust: """
        extern "C" fn late(_: *mut u8) { frame(b'R', b"true") }
        unsafe { __cxa_atexit(late, std::ptr::null_mut(), std::ptr::null_mut()); }
        std::process::exit(0)
        """,
        .java: """
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try { frame('R', "true"); } catch (IOException error) { } }));
        System.exit(0);
        """,
        .javascript: "process.on('exit', () => frame('R', 'true'));\nprocess.exit(0);",
      ]
    ) { $0.spoilsTheNext = true },
    Abuse(
      56, "a signal handler that forges", [.runtimeError, .wrongAnswer],
      [
        .swift:
          "signal(SIGSEGV) { _ in frame(\"R\", \"true\"); _exit(0) }\nraise(SIGSEGV)\nreturn -1",
        .python: """
        signal.signal(signal.SIGUSR1, lambda *all: frame(b'R', b'true')) \\
            if threading.current_thread() is threading.main_thread() else frame(b'R', b'true')
        os.kill(os.getpid(), signal.SIGTERM)
        return -1
        """,
        .cpp: """
        signal(SIGSEGV, [](int) { frame('R', "true"); _exit(0); });
        raise(SIGSEGV);
        return -1;
        """,
      ]
    ) { $0.spoilsTheNext = true },
  ]

  /// Forged answers in a single write; each would be right for its case.
  private static func ahead(_ name: String, _ answers: [String]) -> Abuse {
    let bytes = answers.flatMap { text in
      [UInt8(text.utf8.count + 1), 0, 0, 0, UInt8(ascii: "R")] + Array(text.utf8)
    }
    let list = bytes.map(String.init).joined(separator: ", ")
    return Abuse(
      55, name, [.accepted, .wrongAnswer, .runtimeError],
      [
        .swift: "write(3, [\(list)] as [UInt8], \(bytes.count))\nwhile true { sleep(9) }",
        .python: "os.write(3, bytes([\(list)]))\nwhile True: time.sleep(9)",
        .cpp: """
        const unsigned char bytes[] = {\(list)};
        while (write(3, bytes, sizeof bytes)) sleep(9);
        """,
        .rust: """
        let bytes: [u8; \(bytes.count)] = [\(list)];
        unsafe { write(3, bytes.as_ptr(), bytes.len()); }
        loop { std::thread::sleep(std::time::Duration::from_secs(9)) }
        """,
        .go: "syscall.Write(3, []byte{\(list)})\nfor { time.Sleep(9 * time.Second) }",
        .javascript: "fs.writeSync(3, Buffer.from([\(list)]));\nwhile (true) rest(9000);",
      ]
    ) {
      $0.spoilsTheNext = true
      $0.cpuMilliseconds = 50
    }
  }
}
