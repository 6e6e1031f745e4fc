public import Domain

extension Reports {
  /// The reports as scripts read them: a list with an object each.
  public static func json(_ standings: [Standing]) -> Value {
    .array(standings.map(json))
  }

  private static func json(_ standing: Standing) -> Value {
    let report = standing.report
    var fields: [String: Value] = [
      "report": .int(report.id), "slug": .string(report.slug),
      "contentVersion": .string(report.contentVersion), "index": .int(report.index),
      "inputHash": .string(report.inputHash), "reason": .string(report.reason),
      "decision": .string(report.decision.rawValue), "verdict": .string(report.outcome.rawValue),
      "excludes": .bool(report.leavesOut && !standing.isStale), "stale": .bool(standing.isStale),
      "madeAt": .string("\(report.madeAt)"), "test": json(report.test),
      "breaches": .array(report.breaches.map(Value.string)),
    ]
    fields["withdrawnAt"] = report.withdrawnAt.map { .string("\($0)") }
    fields["smallest"] = report.smallest.map(json)
    return .object(fields)
  }

  private static func json(_ finding: TestReport.Finding) -> Value {
    var fields: [String: Value] = [
      "answers": .array(
        finding.answers.map { answer in
          .object([
            "solution": .string(answer.solution), "language": .string(answer.language.rawValue),
            "verdict": .string(answer.verdict.rawValue), "answer": answer.answer ?? .null,
          ])
        })
    ]
    if !finding.input.isEmpty { fields["input"] = .array(finding.input) }
    fields["expected"] = finding.expected
    fields["actual"] = finding.actual
    return .object(fields)
  }
}
