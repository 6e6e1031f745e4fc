package import Domain
import SiteKit

extension Coding.Model.CaseTable {
  // A larger input is no use in a text field.
  private static let longestAddable = 4000

  package init(_ result: CaseResult, problem: Problem, isOfficial: Bool = false) {
    title =
      isOfficial
      ? "LeetCode's case: \(result.verdict.title)"
      : "Case \(result.index + 1): \(result.verdict.title)"
    tone = Tone(result.verdict)
    note = result.note
    input = Field.input(result.input, of: problem)
    expected = result.expected.map { Field("Expected", $0) }
    got =
      result.actual.map { Field("Got", Self.answer($0, of: problem)) }
      ?? result.longAnswer.map { Field("Got", $0) }
    output = Field.outputs(of: result)
    let json = Value.array(result.input).json
    // What passes by itself would be no use among the learner's cases.
    let isNoUse =
      result.passesAlone == true || result.visible && !isOfficial || result.input.isEmpty
      || json.utf8.count > Self.longestAddable
    addable = isNoUse ? nil : json
    traceable = result.input.isEmpty ? nil : SentInput.text(of: result.input)
  }

  /// A copy is judged together with the nodes that it shares; people want to see the copy.
  private static func answer(_ actual: Value, of problem: Problem) -> Value {
    guard problem.comparator == .identity, let copy = actual["value"] else { return actual }
    return copy
  }
}
