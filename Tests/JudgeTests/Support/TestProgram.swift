import Domain
import TestSupport
import Testing

/// A row of a language's tests: a program, and what its verdict says.
struct TestProgram: Sendable, CustomTestStringConvertible {
  /// Empty: its source says what it is.
  var name = ""
  var kind = VerdictKind.accepted
  var problem = Problem.function("f", [.int], .int)
  var source: String
  var cases: [(input: [Value], expected: Value?)] = [([1], 1)]
  var line: Int?
  /// What the note or a diagnostic must hold.
  var words: [String] = []
  var testDescription: String { name.isEmpty ? "\(kind.rawValue): \(source.suffix(70))" : name }
}
