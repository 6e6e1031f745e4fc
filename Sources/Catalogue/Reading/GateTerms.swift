internal import Domain

/// What a problem asks of its gate where the usual terms do not suit it (`gate` in problem.yml).
public struct GateTerms: Sendable, Hashable {
  /// Seeded inputs on which the references must agree; fewer only where brute is slow.
  public var randomInputs = 500
  /// The percentage of those inputs that may have one answer; nil: 60, or 80 for booleans.
  public var sameAnswer: Int?
  /// Why the terms are not the usual ones; empty when they are.
  public var reason = ""

  public init() {}

  init(_ entry: Entry) throws(CatalogueError) {
    let fields = try entry.fields(known: ["randomInputs", "sameAnswer", "why"], required: ["why"])
    reason = try fields["why"]?.text() ?? ""
    if let inputs = fields["randomInputs"] {
      randomInputs = try inputs.integer()
      guard randomInputs >= 200 else { throw inputs.trouble("At least 200 are needed.") }
    }
    if let same = fields["sameAnswer"] {
      let percent = try same.integer()
      guard (1...100).contains(percent) else { throw same.trouble("A percentage is needed here.") }
      sameAnswer = percent
    }
  }
}

/// A planted mistake that no input tells from the right program (`equivalent.yml`).
public struct EquivalentMutant: Sendable, Hashable {
  /// As the gate prints it.
  public var id: String
  public var reason: String
  /// Of the file, from 1.
  public var line: Int

  static func list(yaml text: String, file: String) throws(CatalogueError) -> [EquivalentMutant] {
    var mutants: [EquivalentMutant] = []
    for item in try Entry(yaml: text, file: file).items() {
      let fields = try item.fields(known: ["id", "reason"], required: ["id", "reason"])
      mutants.append(
        EquivalentMutant(
          id: try fields["id"]?.text() ?? "", reason: try fields["reason"]?.text() ?? "",
          line: item.line ?? 1))
    }
    return mutants
  }
}
