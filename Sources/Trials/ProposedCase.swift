public import Domain

/// A case as somebody proposed it: nothing of it is known to be right.
public struct ProposedCase: Sendable, Hashable, Codable {
  /// What kind of edge a case may say that it stands at.
  static let kinds = ["smallest", "single", "largest", "edge"]
  /// Of an input that is written out; a longer one is told by its generator's command.
  package static let longestWritten = 4_000

  /// One value an argument; empty where a command makes it.
  public var input: [Value]
  public var command: GeneratorCommand?
  /// Compared with what the references answer, and never used in its place.
  public var expected: Value?
  /// A hint for that comparison (F11).
  public var orderMatters: Bool?
  public var kind: String
  /// In the proposer's words.
  public var why: String

  package init(
    input: [Value], command: GeneratorCommand? = nil, expected: Value? = nil,
    orderMatters: Bool? = nil, kind: String, why: String
  ) {
    self.input = input
    self.command = command
    self.expected = expected
    self.orderMatters = orderMatters
    self.kind = kind
    self.why = why
  }

  /// Its input, or what makes it, for a line of a list.
  package var excerpt: String {
    guard let command else { return Value.array(input).excerpt }
    return "family \(command.family), seed \(command.seed), size \(command.size)"
  }

  /// As a provider writes it.
  package var value: Value {
    var fields: [String: Value] = [
      "input": .array(input), "kind": .string(kind), "why": .string(why),
    ]
    if let command {
      fields["generate"] = [
        "family": .string(command.family), "seed": .int(Int(clamping: command.seed)),
        "size": .int(command.size),
      ]
    }
    if let expected { fields["expected"] = expected }
    if let orderMatters { fields["orderMatters"] = .bool(orderMatters) }
    return .object(fields)
  }
}
