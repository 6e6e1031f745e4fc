/// What Go's runtime printed before it ended a program whose failure no harness can catch: a panic
/// in another goroutine, a deadlock, a stack that is full.
struct GoTraceback {
  var message: String
  /// The learner's innermost line.
  var line: Int?

  /// Nil when the text holds no such report.
  init?(_ stderr: [UInt8]) {
    let lines = String(decoding: stderr, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: true)
    let heads = ["fatal error: ", "panic: "]
    let stacks = ["goroutine ", "runtime stack"]
    guard let start = lines.lastIndex(where: { line in heads.contains(where: line.hasPrefix) }),
      lines[start...].contains(where: { line in stacks.contains(where: line.hasPrefix) })
    else { return nil }
    let text = heads.reduce(lines[start]) { $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0 }
    message = Self.clearer(String(text))
    line = lines[start...].compactMap(Self.ownLine).first
  }

  /// The 5 of `	/work/solution.go:5 +0x1d`.
  private static func ownLine(_ line: Substring) -> Int? {
    guard line.hasPrefix("\t"), let range = line.firstRange(of: "\(GoSource.name):") else {
      return nil
    }
    return Int(line[range.upperBound...].prefix { $0.isNumber })
  }

  private static func clearer(_ message: String) -> String {
    message == "stack overflow" ? "stack overflow: the recursion goes too deep" : message
  }
}
