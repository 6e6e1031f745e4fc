/// The lines, from 1, of what a problem's folder says and its gate judges.
public struct FolderLines: Sendable {
  private let tests: JSONOutline
  /// Of each case of `tests.json`, in their order.
  public let cases: [Int]
  /// Of `problem.yml`, by the keys that lead there.
  private let entries: [String: Int]

  init(entries: [String: Int], tests: TestsFile) {
    self.entries = entries
    self.tests = tests.outline
    cases = tests.lines
  }

  /// The line of a key of `tests.json`, such as `invalid`; nil when it is left out.
  public func ofTests(_ key: String) -> Int? { tests.line(of: key) }

  /// The line of an entry of `problem.yml`, or of the nearest one around it that is there.
  ///
  /// The path has dots between its keys and indices in brackets: `generator.random.calls[0].mix`.
  public func ofEntry(_ path: some StringProtocol) -> Int {
    var path = String(path)
    while true {
      if let line = entries[path] { return line }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return 1 }
      path = String(path[..<end])
    }
  }
}
