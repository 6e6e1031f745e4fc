/// Why a compiler came to no end of its own, in words; the languages share them.
enum CompilerTrouble {
  /// What a crash of a compiler looks like: most have run out of their stack.
  private static let crashes = [
    "StackOverflowError", "overflowed its stack", "stack overflow", "Program crashed",
    "Stack dump", "ubmit a bug report", "goroutine stack exceeds", "Backtrace",
  ]

  /// `said`: all that it printed, of which nothing tells an error on a line.
  static func words(_ end: JailExit, said: String) -> String {
    switch end.cause {
    case .cpuLimit, .wallLimit, .idleLimit:
      "The compiler needed more than 20 seconds. Split long expressions and give types."
    case .memoryLimit: "The compiler needed more than 1 GB of memory."
    case .program where said.contains("OutOfMemoryError"):
      "The compiler needed more memory than it may have."
    case .program where end.isSignal || crashes.contains(where: said.contains):
      "The compiler crashed on this source. Very deep nesting does that (brackets, blocks, long "
        + "chains of operators): make it flatter."
    case .program: "The compiler failed on this source: \(said.suffix(400))"
    default: "The compiler was stopped. " + end.evidence.joined(separator: " ")
    }
  }
}

extension JailExit {
  fileprivate var isSignal: Bool {
    if case .signaled = status { true } else { false }
  }
}
