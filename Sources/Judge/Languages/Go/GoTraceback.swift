internal import Domain

/// What Go's runtime printed before it ended a program whose failure no harness can catch: a panic
/// in another goroutine, a deadlock, a stack that is full.
enum GoTraceback {
  /// Nil when the text holds no such report.
  static func obituary(_ stderr: [UInt8]) -> Obituary? {
    let lines = String(decoding: stderr, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: true)
    let heads = ["fatal error: ", "panic: "]
    let stacks = ["goroutine ", "runtime stack"]
    guard let start = lines.lastIndex(where: { line in heads.contains(where: line.hasPrefix) }),
      lines[start...].contains(where: { line in stacks.contains(where: line.hasPrefix) })
    else { return nil }
    let text = heads.reduce(lines[start]) { $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0 }
    let places = lines[start...].compactMap(ownLine)
    guard text != "stack overflow" else {
      // The innermost call had not begun: what called it is of interest.
      return Obituary(
        message: "stack overflow: the recursion goes too deep",
        line: places.dropFirst().first ?? places.first)
    }
    return Obituary(
      kind: text.contains("out of memory") ? .memoryLimit : .runtimeError, message: String(text),
      line: places.first)
  }

  /// The 5 of `	/work/solution.go:5 +0x1d`.
  private static func ownLine(_ line: Substring) -> Int? {
    guard line.hasPrefix("\t"), let range = line.firstRange(of: "\(GoSource.name):") else {
      return nil
    }
    return Int(line[range.upperBound...].prefix { $0.isNumber })
  }
}
