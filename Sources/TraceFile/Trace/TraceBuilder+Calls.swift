extension TraceBuilder {
  /// The calls that have begun and not ended, where the reading stands.
  public struct RunningCalls: Hashable, Sendable {
    /// How many there are; the top level is none.
    public var depth: Int
    /// The innermost function.
    public var function: String?
    /// Where the innermost call stands, or its caller before it has told a line.
    public var line: Int?
  }

  public var runningCalls: RunningCalls {
    let heads = sketch.stack.heads.buffer
    let lines = [sketch.stack.line] + heads.dropLast().suffix(1).map(\.line)
    return RunningCalls(
      depth: max(0, heads.count - 1),
      function: heads.last.flatMap { functions[Int($0.function)]?.name },
      line: lines.first { $0 > 0 })
  }
}
