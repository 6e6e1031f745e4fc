import Domain

@testable import Judge

extension Abuse {
  /// A frame of type R with a body, as the harness would write it.
  private static let forgery = """
    func forge(_ text: String) {
        let body = [UInt8(ascii: "R")] + Array(text.utf8)
        let length = withUnsafeBytes(of: UInt32(body.count).littleEndian) { Array($0) }
        write(3, length + body, body.count + 4)
    }
    """

  static let verdicts: [Abuse] = [
    Abuse(
      number: 54, name: "ends itself early as if all were well", kinds: [.runtimeError],
      swift: "exit(0)", python: "os._exit(0)"),
    Abuse(
      number: 54, name: "leaves by an exception that looks fine", kinds: [.runtimeError],
      swift: "quick_exit(0)", python: "sys.exit(0)"),
    Abuse(
      number: 55, name: "prints what a judge might believe", kinds: [.wrongAnswer],
      swift: "print(\"PASS\\n{\\\"verdict\\\":\\\"accepted\\\"}\\nAccepted\")\nreturn -1",
      python: "print('PASS\\\\n{\"verdict\":\"accepted\"}\\\\nAccepted')\nreturn -1"),
    Abuse(
      number: 55, name: "writes frames of its own",
      kinds: [.wrongAnswer, .runtimeError], spoilsTheNext: true,
      swift: """
        for text in ["true", "null", "{\\"verdict\\":\\"accepted\\"}", "[1]"] { forge(text) }
        return -1
        """, swiftTop: forgery,
      python: """
        for text in (b'true', b'null', b'{"verdict":"accepted"}', b'[1]'):
            os.write(3, (len(text) + 1).to_bytes(4, 'little') + b'R' + text)
        return -1
        """),
    Abuse(
      number: 55, name: "claims a frame of 4 GB", kinds: [.runtimeError, .outputLimit],
      swift: "write(3, [255, 255, 255, 255, 82, 49] as [UInt8], 6)\nreturn -1",
      python: "os.write(3, b'\\\\xff\\\\xff\\\\xff\\\\xffR1')\nreturn -1"),
    Abuse(
      number: 56, name: "a handler at the exit that forges", kinds: [.runtimeError, .wrongAnswer],
      spoilsTheNext: true,
      swift: "_ = onExit({ _, _ in forge(\"true\") }, nil)\nexit(0)",
      swiftTop: forgery + """

        typealias Handler = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void
        @_silgen_name("on_exit")
        func onExit(_ handler: Handler, _ value: UnsafeMutableRawPointer?) -> Int32
        """,
      python: """
        atexit.register(lambda: os.write(3, b'\\\\x05\\\\0\\\\0\\\\0Rtrue'))
        sys.exit(0)
        """),
    Abuse(
      number: 56, name: "an answer that equals everything", kinds: [.wrongAnswer, .runtimeError],
      swift: "return Liar.lie()",
      swiftTop: """
        enum Liar { static func lie() -> Int { -1 } }
        extension Int { var description: String { "1" } }
        """,
      python: """
        class Liar(int):
            def __eq__(self, other): return True
            def __ne__(self, other): return False
            def __hash__(self): return 1
        return Liar(-1)
        """),
    Abuse(
      number: 56, name: "stops the clocks, then loops", kinds: [.timeLimit],
      swift: "signal(SIGALRM, SIG_IGN)\nalarm(0)\nwhile true {}",
      python: """
        for name in ('time', 'perf_counter', 'process_time', 'monotonic'):
            setattr(time, name, lambda: 0)
        for module in list(sys.modules.values()):
            if getattr(module, '__name__', '').startswith(('harness', '__main__', 'channel')):
                for name in list(vars(module)):
                    if not name.startswith('__'): setattr(module, name, lambda *all: True)
        while True: pass
        """),
  ]
}
