import Testing

/// A program and what its instrumented text must and must not hold.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  /// How many variables are told at least.
  var variables = 1
  /// How many functions are left as they are.
  var untraced = 0
  var contains: [String] = []
  var lacks: [String] = []

  var testDescription: String { name }
}
