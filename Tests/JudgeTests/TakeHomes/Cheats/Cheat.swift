import Testing

/// A way to win points without earning them.
struct Cheat: Sendable, CustomTestStringConvertible {
  /// What it is tried with.
  enum Ground: Sendable {
    /// An answer whose lamps do not switch, which loses L1 and L3.
    case darkLamps
    /// An answer that is right but for a race that no count shows.
    case racingPanel
    /// A right answer with tests that try nothing.
    case emptyTests
  }

  var name: String
  var ground = Ground.darkLamps
  /// Files that it adds or puts in the place of others.
  var files: [String: String] = [:]
  /// What the lamp, the panel or the test does; it may call what the files declare.
  var call = ""
  /// What the report says of it; nil where it is like any wrong answer.
  var reason: String?

  var testDescription: String { name }

  /// A cheat of one more file beside the lamp's, with the call at the beginning of `toggled()`.
  static func source(
    _ name: String, _ source: String, call: String = "cheat()", says reason: String? = nil
  ) -> Cheat {
    Cheat(
      name: name, files: ["Sources/LampsDomain/Cheat.swift": source], call: call, reason: reason)
  }

  /// A cheat of one test file.
  static func test(_ name: String, _ source: String, says reason: String? = nil) -> Cheat {
    Cheat(
      name: name, ground: .emptyTests,
      files: [
        "Tests/LampsAppTests/LampTests.swift": "import Foundation\nimport Testing\n" + source
      ],
      reason: reason)
  }

  static let all = hooking + reaching + leaving + standing + testing + racing
}
