import Domain

@testable import Judge

extension Abuse {
  private static let rightLines: [Language: String] = [
    .swift: "class Solution { func f(_ a: Int) -> Int { a } }",
    .python: "class Solution:\n    def f(self, a): return a",
    .cpp: "class Solution { public: int f(int a) { return a; } };",
    .rust: "impl Solution { pub fn f(a: i32) -> i32 { a } }",
    .go: "func f(a int) int { return a }",
    .java: "class Solution { public int f(int a) { return a; } }",
    .javascript: "var f = function(a) { return a; };",
  ]

  /// Lines before a right solution.
  private static func before(_ lines: [Language: String]) -> [Language: Code] {
    lines.reduce(into: [:]) { $0[$1.key] = .whole("\($1.value)\n\(rightLines[$1.key] ?? "")\n") }
  }

  private static func reading(_ name: String, _ lines: [Language: String]) -> Abuse {
    Abuse(48, name, [.compileError], before(lines))
  }

  /// 48–53: what is tried before the learner's code is asked anything.
  static let compilers: [Abuse] = [
    reading(
      "the compiler reads the machine's files",
      [
        .swift: "#sourceLocation(file: \"/etc/passwd\", line: 1)\nlet wrong: Int = \"\"",
        .cpp: "#include \"/etc/passwd\"", .rust: "const X: &str = include_str!(\"/etc/passwd\");",
        .go: "import _ \"embed\"\n//go:embed /etc/passwd\nvar secret string",
      ]),
    Abuse(
      48, "the compiler reads without end", [.compileError],
      before([
        .cpp: "#include \"/dev/zero\"", .rust: "const X: &[u8] = include_bytes!(\"/dev/zero\");",
      ])
    ) {
      // Clang believes that a device is empty.
      $0.alsoKinds = [.cpp: [.accepted]]
    },
    reading(
      "the compiler reads from its keyboard",
      [
        .cpp: "#include \"/dev/stdin\"\n#error",
        .rust: "include!(\"/dev/stdin\"); compile_error!(\"\");",
      ]),
    reading(
      "the compiler reads the tests",
      [
        .swift: "import FocusHiddenTests", .cpp: "#include \"/proc/1/cwd/Package.swift\"",
        .rust: "include!(\"../../Content/tests.json\");", .go: "import \"focus/hidden\"",
        .java: "import focus.hidden.*;",
      ]),
    Abuse(
      48, "the program reads while it is loaded", [.runtimeError],
      before([
        .python: "exec(open('/etc/passwd').read())",
        .javascript: "eval(require('fs').readFileSync('/etc/passwd', 'utf8'));",
      ])),
    Abuse(
      48, "the program reads without end while it is loaded", [.memoryLimit],
      before([.python: "open('/dev/zero', 'rb').read()"])),
    Abuse(
      49, "a source that includes itself", [.compileError],
      before([
        .cpp: "#include __FILE__",
        .rust: "macro_rules! m { ($($t:tt)*) => { m!($($t)* x); } }\nm!();",
        .swift: "typealias A = B\ntypealias B = A\nlet x: A = 1",
        .go: "type T struct { t T }", .java: "class A extends B { }\nclass B extends A { }",
      ])),
    Abuse(
      49, "a bomb of templates, macros or types", [.compileError],
      before([
        .cpp: """
        template <int N> struct T { T<N - 1> a; static const int v = T<N - 1>::v + T<N + 1>::v; };
        int x = T<900>::v;
        """,
        .rust: """
        const fn f(n: u64) -> u64 { if n < 2 { 1 } else { f(n - 1) + f(n - 2) } }
        const X: u64 = f(90);
        """,
        .swift: """
        let x = [1, 2.0, "3"].map { $0 + 1 - "2" * 3.0 + [4] - -$0 + 5 * "6" + $0 - 7 / 8.0 + "9" }
        """,
        .python: "\(String(repeating: "(", count: 5000))",
        .javascript: "\(String(repeating: "[", count: 5000))",
        .java: "class T<A> { T<T<T<A>>> t; int x = t; }",
      ])
    ) {
      $0.isSlow = true
      $0.alsoKinds = [.python: [.runtimeError], .javascript: [.runtimeError]]
    },
    Abuse(
      50, "a flood of errors", [.compileError],
      before([
        .swift: (0..<3000).map { "let a\($0): Int = \"x\"" }.joined(separator: "\n"),
        .cpp: (0..<3000).map { "int a\($0) = \"x\";" }.joined(separator: "\n"),
        .rust: (0..<1000).map { "const A\($0): i32 = \"x\";" }.joined(separator: "\n"),
        .go: (0..<3000).map { "var a\($0) int = \"x\"" }.joined(separator: "\n"),
        .java: "class X {" + (0..<3000).map { "int a\($0) = \"x\";" }.joined(separator: "\n") + "}",
      ])),
    Abuse(
      51, "a program of a gigabyte", [.compileError],
      before([
        .cpp: "char big[1 << 30] = {1};",
        .rust: "#[used] static BIG: [u8; 1 << 30] = [1; 1 << 30];",
        .go: "var big = [1 << 30]byte{5: 1}\nfunc init() { println(big[6]) }",
        .java: "class X { static int[] x = {" + String(repeating: "123456,", count: 20000) + "}; }",
      ])
    ) { $0.isSlow = true },
    Abuse(
      52, "options for the compiler and the linker in the source", [.compileError],
      before([
        .swift: """
        @attached(peer) macro m() = #externalMacro(module: "E", type: "E")
        @m
        """,
        .cpp: "asm(\".incbin \\\"/etc/passwd\\\"\");",
        .rust: "#[path = \"/etc/passwd\"] mod secret;",
        .go: "/*\n#cgo LDFLAGS: -Wl,-rpath,/etc\n#include <stdio.h>\n*/\nimport \"C\"",
      ])),
    Abuse(
      52, "a macro that runs in the compiler", [.compileError],
      before([
        .swift: "#externalMacro(module: \"Evil\", type: \"Evil\")",
        .rust:
          "#[proc_macro] pub fn m(x: proc_macro::TokenStream) -> proc_macro::TokenStream { x }",
      ])),
    Abuse(
      53, "ends the program before the harness", [.runtimeError],
      before([
        .python: "import os\nos._exit(0)",
        .cpp: "#include <unistd.h>\n__attribute__((constructor)) static void early() { _exit(0); }",
        .rust: """
        extern "C" { fn _exit(status: i32) -> !; }
        #[used] #[link_section = ".init_array"]
        static EARLY: extern "C" fn() = { extern "C" fn early() { unsafe { _exit(0) } } early };
        """,
        .go: "import \"os\"\nfunc init() { os.Exit(0) }",
        .java: "class Early { }",
        .javascript: "process.exit(0);",
      ])
    ) {
      $0.code[.java] = .whole(
        "class Solution { static { System.exit(0); } public int f(int a) { return a; } }")
    },
    Abuse(
      53, "loops before the harness", [.timeLimit],
      before([.python: "while True: pass", .go: "func init() { for { } }"])
    ) { $0.isSlow = true },
    Abuse(
      53, "forges before the harness greets", [.runtimeError],
      before([
        .python: "import os\nos.write(3, b'\\x01\\0\\0\\0H\\x02\\0\\0\\0R0')",
        .cpp: """
        #include <unistd.h>
        static long early = write(3, "\\1\\0\\0\\0H\\2\\0\\0\\0R0", 11);
        """,
        .go:
          "import \"syscall\"\nfunc init() { syscall.Write(3, []byte(\"\\x02\\x00\\x00\\x00R0\")) }",
        .javascript: "require('fs').writeSync(3, Buffer.from('\\x02\\0\\0\\0R0', 'latin1'));",
      ])),
  ]
}
