import Domain

@testable import Judge

extension Abuse {
  /// 56–62: wrong solutions that change what is looked at, or remember.
  static let disguises: [Abuse] = [
    Abuse(
      56, "an answer that equals everything", [.wrongAnswer, .runtimeError, .compileError],
      [
        .swift: .body(
          "return Liar.lie()",
          top: """
            enum Liar { static func lie() -> Int { -1 } }
            extension Int { var description: String { "1" } }
            """),
        .python: .body(
          "return Liar(-1)",
          top: """
            class Liar(int):
                def __eq__(self, other): return True
                def __ne__(self, other): return False
                def __hash__(self): return 1
            """),
        .javascript: "return { valueOf: () => true, equals: () => true, toString: () => 'x' };",
      ]),
    Abuse(
      56, "patches the harness and the clocks, then loops", [.timeLimit],
      [
        .swift: "signal(SIGALRM, SIG_IGN)\nalarm(0)\nwhile true {}",
        .python: """
        for name in ('time', 'perf_counter', 'process_time', 'monotonic'):
            setattr(time, name, lambda: 0)
        for module in list(sys.modules.values()):
            if getattr(module, '__name__', '').startswith(('harness', '__main__', 'channel')):
                for name in list(vars(module)):
                    if not name.startswith('__'): setattr(module, name, lambda *all: True)
        while True: pass
        """,
        .javascript: """
        Date.now = performance.now = process.hrtime = process.cpuUsage = () => 0;
        globalThis.setTimeout = () => 0;
        while (true);
        """,
        .cpp: "signal(SIGALRM, SIG_IGN); alarm(0);\nwhile (true) getpid();",
      ]),
    Abuse(
      56, "patches what the harness writes with",
      [.wrongAnswer, .runtimeError, .idleLimit, .timeLimit],
      [
        .javascript: """
        JSON.stringify = () => 'true';
        Number.prototype.toString = String.prototype.toString = () => 'true';
        Object.prototype.toJSON = () => true;
        Array.prototype.push = Array.prototype.join = () => 'true';
        return -1;
        """,
        .python: """
        import builtins, json
        builtins.str = builtins.repr = builtins.int = lambda *all: 'true'
        json.dumps = lambda *all, **more: 'true'
        return -1
        """,
        .cpp: """
        struct Mute : streambuf {};
        cout.rdbuf(new Mute); setlocale(LC_ALL, "");
        return -1;
        """,
      ]
    ) {
      $0.spoilsTheNext = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      56, "puts another function in the harness's place",
      [.wrongAnswer, .runtimeError, .compileError],
      [
        .cpp: .body(
          "return -1;",
          top: """
            extern "C" int memcmp(const void *, const void *, size_t) noexcept { return 0; }
            extern "C" void focus_entry() { frame('H', ""); frame('R', "0"); }
            """),
        .swift: .body(
          "return -1",
          top: "@_cdecl(\"focus_entry\") public func focusEntry() { frame(\"R\", \"0\") }"),
        .rust: .body(
          "return -1",
          top: "#[no_mangle] pub extern \"C\" fn focus_entry() { frame(b'H', b\"\"); }"),
        .java: .body("return -1;", top: "static class Harness { static void main() { } }"),
      ]
    ) { $0.spoilsTheNext = true },
    Abuse(
      58, "answers with what it remembers", [.wrongAnswer],
      [
        .swift: .body(
          "return Kept.last", top: "enum Kept { nonisolated(unsafe) static var last = -1 }"),
        .python: "Solution.kept = getattr(Solution, 'kept', -1) + 0\nreturn Solution.kept",
        .cpp: "static int kept = -1;\nreturn kept;",
        .rust: """
        static KEPT: std::sync::atomic::AtomicI32 = std::sync::atomic::AtomicI32::new(-1);
        return KEPT.swap(a, std::sync::atomic::Ordering::SeqCst)
        """,
        .go: .body("old := kept\nkept = a\nreturn old", top: "var kept = -1"),
        .java: .body("int old = kept;\nkept = a;\nreturn old;", top: "static int kept = -1;"),
        .javascript: "globalThis.kept ??= -1;\nreturn globalThis.kept;",
      ]),
    Abuse(
      62, "answers with what an earlier run left", [.wrongAnswer],
      [
        .swift: """
        for path in ["/work/kept-62", "/tmp/kept-62"] {
            if canRead(path) { return a }
            let file = open(path, O_CREAT | O_WRONLY, 0o666)
            write(file, "1", 1)
        }
        return -1
        """,
        .python: """
        for path in ('/work/kept-62', '/tmp/kept-62', '/dev/shm/kept-62'):
            if can_read(path): return a
            try: open(path, 'w').write('1')
            except OSError: pass
        return -1
        """,
        .cpp: """
        for (const char *path : {"/work/kept-62", "/tmp/kept-62", "/dev/shm/kept-62"}) {
          if (canRead(path)) return a;
          ofstream(path) << 1;
        }
        return -1;
        """,
        .rust: """
        for path in ["/work/kept-62", "/tmp/kept-62", "/dev/shm/kept-62"] {
            if can_read(path) { return a }
            let _ = std::fs::write(path, "1");
        }
        return -1
        """,
        .go: """
        for _, path := range []string{"/work/kept-62", "/tmp/kept-62"} {
            if canRead(path) { return a }
            os.WriteFile(path, []byte("1"), 0666)
        }
        return -1
        """,
        .java: """
        for (String path : List.of("/work/kept-62", "/tmp/kept-62")) {
            if (canRead(path)) return a;
            try { Files.writeString(Path.of(path), "1"); } catch (IOException refused) { }
        }
        return -1;
        """,
        .javascript: """
        for (const path of ['/work/kept-62', '/tmp/kept-62']) {
            if (canRead(path)) return a;
            works(() => fs.writeFileSync(path, '1'));
        }
        return -1;
        """,
      ]
    ) { $0.times = 2 },
  ]
}
