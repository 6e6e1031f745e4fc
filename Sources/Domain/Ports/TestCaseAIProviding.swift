/// The port to whoever proposes test cases; what it proposes is never trusted.
public struct TestCaseAIProviding: Sendable {
  /// Goes into each case's provenance: `forge`, or the model's name.
  public var name: String
  /// Proposes up to so many cases as the text of a JSON document.
  ///
  /// Throws: ``OnlineError``.
  public var propose: @Sendable (Problem, _ count: Int) async throws -> String

  public init(
    name: String, propose: @escaping @Sendable (Problem, Int) async throws -> String
  ) {
    self.name = name
    self.propose = propose
  }
}
