import Domain

@testable import Judge

extension Abuse {
  private static func giving(
    _ number: Int, _ name: String, _ returns: ValueType, expected: Value,
    _ kinds: Set<VerdictKind>, _ sources: [Language: String]
  ) -> Abuse {
    Abuse(number, name, kinds, sources.mapValues { .whole($0) }) {
      $0.problem = .function("f", [.int], returns)
      $0.cases = [([1], expected)]
      $0.cpuMilliseconds = 2000
    }
  }

  /// 114–125: answers that are none, waits, and work that finds no end.
  static let answers: [Abuse] = [
    giving(
      114, "an answer nested a hundred thousand deep", .list(.int), expected: [1],
      [.runtimeError, .wrongAnswer, .memoryLimit, .timeLimit],
      [
        .python:
          "class Solution:\n  def f(self, a):\n    x = [1]\n    for _ in range(100000): x = [x]\n    return x",
        .javascript:
          "var f = function(a) { let x = [1]; for (let i = 0; i < 1e5; i++) x = [x]; return x; };",
      ]),
    giving(
      115, "an answer that holds itself", .list(.int), expected: [1],
      [.runtimeError, .wrongAnswer, .memoryLimit, .timeLimit],
      [
        .python: "class Solution:\n  def f(self, a):\n    x = [1]\n    x.append(x)\n    return x",
        .javascript: "var f = function(a) { const x = [1]; x.push(x); return x; };",
      ]),
    giving(
      116, "halves of letters, and letters that steer", .string, expected: "x",
      [.wrongAnswer, .runtimeError],
      [
        .python: "class Solution:\n  def f(self, a): return '\\ud800\\x00\\x1b[2J'",
        .javascript: "var f = function(a) { return '\\ud800\\0\\x1b[2J'; };",
        .java: "class Solution { public String f(int a) { return \"\\ud800\\0\\u001b[2J\"; } }",
        .swift: "class Solution { func f(_ a: Int) -> String { \"\\u{0}\\u{1b}[2J\\u{202e}\" } }",
        .go: "func f(a int) string { return \"\\xff\\xfe\\x00\\x1b[2J\" }",
        .cpp:
          "class Solution { public: string f(int a) { return string(\"\\xff\\0\\x1b[2J\", 6); } };",
      ]),
    giving(
      117, "a number of fifty thousand digits", .int, expected: 1, [.wrongAnswer, .runtimeError],
      [
        .python: "class Solution:\n  def f(self, a): return 10 ** 50000",
        .javascript: "var f = function(a) { return 10n ** 50000n; };",
      ]),
    Abuse(
      118, "an error whose words steer a terminal", [.runtimeError],
      [
        .python: "raise ValueError('\\x1b]0;x\\x07\\x1b[2J\\r' * 500)",
        .cpp: "throw runtime_error(\"\\x1b]0;x\\a\\x1b[2J\\r\");",
        .rust: "panic!(\"\\x1b]0;x\\x07\\x1b[2J\\r\")",
        .go: "panic(\"\\x1b]0;x\\a\\x1b[2J\\r\")",
        .java: "throw new RuntimeException(\"\\u001b]0;x\\u0007\\u001b[2J\");",
        .javascript: "throw new Error('\\x1b]0;x\\x07\\x1b[2J\\r');",
        .swift: "fatalError(\"\\u{1b}]0;x\\u{7}\\u{1b}[2J\")",
      ]),
    Abuse(
      119, "waits for what never comes", [.idleLimit, .runtimeError],
      [
        .swift: "DispatchSemaphore(value: 0).wait()", .python: "threading.Event().wait()",
        .cpp: "mutex one;\nunique_lock<mutex> held(one);\ncondition_variable().wait(held);",
        .rust: "let (_held, given) = std::sync::mpsc::channel::<i32>();\nlet _ = given.recv();",
        .go: "ready := make(chan bool)\ngo func() { for { time.Sleep(time.Second) } }()\n<-ready",
        .java: "new java.util.concurrent.CountDownLatch(1).await();", .javascript: "rest(1e9);",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      120, "works a little and sleeps a little", [.idleLimit, .timeLimit],
      [
        .python: "while True:\n    sum(range(1000))\n    time.sleep(0.02)",
        .cpp: "while (true) { for (int i = 0; i < 50000; i++) getpid(); usleep(200000); }",
        .go: "for { syscall.Getpid(); time.Sleep(20 * time.Millisecond) }",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      121, "expressions that look back without end", [.timeLimit, .runtimeError],
      [
        .python: "import re\nre.match('(a+)+$', 'a' * 40 + 'b')",
        // Newer machines see through a pattern that never looks back at a group.
        .java: "\"a\".repeat(60).concat(\"b\").matches(\"(a|aa)+\\\\1c\");",
        .javascript: "/^(a+)+$/.test('a'.repeat(60) + 'b');",
        .cpp: "regex_match(string(40, 'a') + \"b\", regex(\"(a+)+$\"));",
      ]),
    Abuse(
      122, "numbers that grow without end", [.timeLimit, .memoryLimit, .runtimeError],
      [
        .python: "x = 3\nwhile True: x = x * x",
        .javascript: "let x = 3n;\nwhile (true) x = x * x;",
        .java: """
        java.math.BigInteger x = java.math.BigInteger.TEN;
        while (true) x = x.multiply(x);
        """,
      ]),
    Abuse(
      123, "a thread that works on after the answer", [.accepted, .timeLimit, .runtimeError],
      [
        .python:
          "threading.Thread(target=lambda: [None for _ in iter(int, 1)], daemon=True).start()",
        .cpp: "thread([] { while (true) getpid(); }).detach();",
        .rust: "std::thread::spawn(|| loop { std::hint::spin_loop() });",
        .go: "go func() { for { syscall.Getpid() } }()",
        .java: "Thread t = new Thread(() -> { while (true) { } });\nt.setDaemon(true);\nt.start();",
      ]
    ) { $0.spoilsTheNext = true },
    Abuse(
      124, "memory beside the language's own", [.memoryLimit, .runtimeError, .accepted],
      [
        .javascript: """
        const held = [];
        for (let i = 0; i < 4000; i++) held.push(new Uint8Array(1 << 20).fill(1));
        """,
        .java: """
        List<Object> held = new ArrayList<>();
        while (true) held.add(java.nio.ByteBuffer.allocateDirect(1 << 20));
        """,
        .python:
          "held = [mmap.mmap(-1, 1 << 30) for _ in range(4)]\nfor one in held: one[::4096] = b'x' * (1 << 18)",
      ]
    ) { $0.cpuMilliseconds = 2000 },
    Abuse(
      125, "calls that call themselves through the language's own sort, hash or print",
      [.runtimeError, .memoryLimit, .timeLimit],
      [
        .python: """
        class Deep:
            def __hash__(self): return hash(Deep())
            def __repr__(self): return repr(Deep())
        sys.setrecursionlimit(10 ** 9)
        return hash(Deep())
        """,
        .javascript: "const deep = { toString() { return '' + deep; } };\nreturn '' + deep;",
        .java: "List<Object> deep = new ArrayList<>();\ndeep.add(deep);\nreturn deep.hashCode();",
        .swift: .body(
          "print(Deep())",
          top: "struct Deep: CustomStringConvertible { var description: String { \"\\(Deep())\" } }"
        ),
      ]
    ) { $0.cpuMilliseconds = 1000 },
  ]
}
