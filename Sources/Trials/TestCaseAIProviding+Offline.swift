public import Domain
import TestForge

extension TestCaseAIProviding {
  /// Cases of this machine's own forge: edges of the problem's families, without answers.
  ///
  /// The default; needs neither key nor network.
  public static let offline = TestCaseAIProviding(name: offlineName) { problem, count in
    let edges = try edgeInputs(of: problem, most: min(max(0, count), CaseSchema.mostCases))
    let cases = edges.map { edge in
      ProposedCase(
        input: edge.isLong ? [] : edge.input, command: edge.isLong ? edge.command : nil,
        expected: nil, orderMatters: nil, kind: kind(of: edge.families),
        why: edge.families.sorted().map(\.description).joined(separator: ", "))
    }
    return Value.object(["cases": .array(cases.map(\.value))]).json
  }

  /// The forge's name in a case's provenance.
  package static let offlineName = "forge"

  private static func kind(of families: Set<EdgeFamily>) -> String {
    let kinds = Set(families.map(\.kind))
    if kinds.contains(.largest) { return "largest" }
    if kinds.contains(.empty) || kinds.contains(.smallest) { return "smallest" }
    return kinds.contains(.single) ? "single" : "edge"
  }
}

extension EdgeInput {
  /// Whether it is better told by the command that makes it.
  fileprivate var isLong: Bool {
    command != nil && Value.array(input).json.utf8.count > ProposedCase.longestWritten
  }
}
