import Domain

@testable import Judge

extension Abuse {
  /// 19–22 and 28: what a program prints.
  static let output: [Abuse] = [
    Abuse(
      19, "a flood on standard output", [.outputLimit],
      [
        .swift: "while true { print(String(repeating: \"x\", count: 1 << 16)) }",
        .python: "while True: print('x' * (1 << 16))",
        .cpp: "const string text(1 << 16, 'x');\nwhile (true) cout << text << endl;",
        .rust: "let text = \"x\".repeat(1 << 16);\nloop { println!(\"{}\", text) }",
        .go: "text := make([]byte, 1<<16)\nfor { os.Stdout.Write(text) }",
        .java: "String text = \"x\".repeat(1 << 16);\nwhile (true) System.out.println(text);",
        .javascript: "const text = 'x'.repeat(1 << 16);\nwhile (true) console.log(text);",
      ]
    ) {
      $0.cpuMilliseconds = 2000
      $0.isHarmless = true
    },
    Abuse(
      20, "a flood on standard error", [.outputLimit],
      [
        .swift: """
        let text = [UInt8](repeating: 120, count: 1 << 16)
        while true { write(2, text, 65536) }
        """,
        .python: "while True: os.write(2, b'x' * (1 << 16))",
        .cpp: "const string text(1 << 16, 'x');\nwhile (true) cerr << text;",
        .rust: "let text = \"x\".repeat(1 << 16);\nloop { eprintln!(\"{}\", text) }",
        .go: "text := make([]byte, 1<<16)\nfor { os.Stderr.Write(text) }",
        .java: "String text = \"x\".repeat(1 << 16);\nwhile (true) System.err.println(text);",
        .javascript: "const text = 'x'.repeat(1 << 16);\nwhile (true) console.error(text);",
      ]
    ) { $0.cpuMilliseconds = 2000 },
    Abuse(
      20, "much text on both streams, and a right answer", [.accepted],
      [
        .swift: """
        for _ in 0..<64 {
            print(String(repeating: "x", count: 65536))
            fputs(String(repeating: "x", count: 65536), stderr)
        }
        """,
        .python: "for _ in range(64): print('x' * 65536); print('x' * 65536, file=sys.stderr)",
        .cpp: """
        for (int i = 0; i < 64; i++) {
          cout << string(65536, 'x') << endl;
          cerr << string(65536, 'x');
        }
        """,
        .rust: """
        for _ in 0..64 { println!("{}", "x".repeat(65536)); eprintln!("{}", "x".repeat(65536)) }
        """,
        .go: """
        for i := 0; i < 64; i++ {
            os.Stdout.Write(make([]byte, 65536))
            os.Stderr.Write(make([]byte, 65536))
        }
        """,
        .java: """
        for (int i = 0; i < 64; i++) {
            System.out.println("x".repeat(65536));
            System.err.println("x".repeat(65536));
        }
        """,
        .javascript: """
        for (let i = 0; i < 64; i++) {
            console.log('x'.repeat(65536));
            console.error('x'.repeat(65536));
        }
        """,
      ]
    ) { $0.cpuMilliseconds = 2000 },
    Abuse(
      21, "the right answer and a flood of white space", [.outputLimit],
      [
        .swift: "print(a)\nwhile true { print(String(repeating: \" \\n\", count: 1 << 15)) }",
        .python: "print(a)\nwhile True: print(' \\\\n' * (1 << 15))",
        .cpp: "cout << a;\nwhile (true) cout << string(1 << 16, ' ') << flush;",
        .rust:
          "println!(\"{}\", a);\nlet text = \" \\n\".repeat(1 << 15);\nloop { print!(\"{}\", text) }",
        .go: "for { abuseFmt.Print(string(make([]byte, 1<<16))) }",
        .java: "while (true) System.out.print(\" \\n\".repeat(1 << 15));",
        .javascript: "while (true) process.stdout.write(' \\n'.repeat(1 << 15));",
      ]
    ) {
      $0.cpuMilliseconds = 2000
      // Written later, when the loop of events has its turn: never, so it grows.
      $0.alsoKinds = [.javascript: [.memoryLimit]]
    },
    Abuse(
      22, "an endless line, NUL bytes and no UTF-8", [.accepted],
      [
        .swift:
          "write(1, [UInt8](repeating: 0, count: 100_000) + [255, 254, 237, 160, 128], 100_005)",
        .python: "os.write(1, bytes(100_000) + b'\\xff\\xfe\\xed\\xa0\\x80')",
        .cpp: "cout << string(100000, '\\0') << \"\\xff\\xfe\\xed\\xa0\\x80\";",
        .rust: """
        let mut text = vec![0u8; 100_000];
        text.extend([255, 254, 237, 160, 128]);
        let _ = std::io::stdout().write_all(&text);
        """,
        .go: "os.Stdout.Write(append(make([]byte, 100000), 255, 254, 237, 160, 128))",
        .java: """
        System.out.write(new byte[100000]);
        System.out.write(new byte[] {-1, -2, -19, -96, -128});
        """,
        .javascript: """
        fs.writeSync(1, Buffer.concat([Buffer.alloc(50000), Buffer.from([255, 254, 237, 160, 128])]));
        """,
      ]),
    Abuse(
      28, "output in slow drops", [.idleLimit, .timeLimit],
      [
        .swift: "while true { print(\".\", terminator: \"\"); usleep(5000) }",
        .python: "while True: print('.', end='', flush=True); time.sleep(0.005)",
        .cpp: "while (true) { cout << '.' << flush; usleep(5000); }",
        .rust: "loop { print!(\".\"); std::thread::sleep(std::time::Duration::from_millis(5)) }",
        .go: "for { abuseFmt.Print(\".\"); time.Sleep(5 * time.Millisecond) }",
        .java: "while (true) { System.out.print('.'); System.out.flush(); Thread.sleep(5); }",
        .javascript: "while (true) { process.stdout.write('.'); rest(5); }",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
    },
  ]
}
