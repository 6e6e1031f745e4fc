public import Catalogue
internal import Domain
internal import Foundation

extension Authoring {
  /// A line for what happens; nil for steps when `isQuiet`.
  public static func text(_ event: Event, isQuiet: Bool = false) -> String? {
    switch event {
    case .chosen(let count, let changed):
      guard isQuiet else { return nil }
      return "\(count) \(count == 1 ? "problem" : "problems") to verify, "
        + "\(changed) changed since the record."
    case .step(let slug, let step):
      return isQuiet ? nil : "\(slug): \(step)…"
    case .finished(let report, let done, let total):
      let seconds = (report.milliseconds / 100).rounded() / 10
      let head = "[\(done)/\(total)] \(report.slug)"
      guard report.hasPassed else {
        return "\(head) FAILED (\(seconds) s)"
          + report.failures.map { "\n    - \($0)" }.joined()
      }
      return "\(head) passed (\(seconds) s): \(report.references) references agree on "
        + "\(report.randomInputs) inputs, \(report.mutants) mutants killed, "
        + "\(report.hiddenCases) hidden cases, \(planted(report))"
        + slow(report, isQuiet: isQuiet)
        + (isQuiet || report.growth.isEmpty ? "" : "\n    Growth: \(report.growth).")
    }
  }

  /// Reports or what was forged, as `Documentation/Problems.md` describes it for scripts.
  public static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// What the slow mutant is recognised by.
  private static func slow(_ report: Report, isQuiet: Bool) -> String {
    guard !report.slow.isEmpty else { return "" }
    guard !isQuiet else { return ", slow by \(report.slow)" }
    guard report.slow == "growth" else {
      return "\n    Slow: a hidden case ends the slow mutant at the \(report.slow)."
    }
    return
      "\n    Slow: no hidden case is too slow for the slow mutant; its growth was recognised in "
      + "\(report.slowRecognised) of \(report.slowMeasures) measures."
  }

  private static func planted(_ report: Report) -> String {
    let killed = "\(report.killed) of \(report.planted) planted mistakes found"
    return report.equivalent == 0 ? killed : "\(killed), \(report.equivalent) equivalent"
  }

  /// The last lines of a whole run, the very last in the form that test runners count.
  ///
  /// Findings about topics, which no problem has alone, count as one failure each.
  public static func text(_ reports: [Report], topicFindings: [String] = []) -> String {
    let failed = reports.filter { !$0.hasPassed }.map(\.slug)
    let passed = "\(reports.count - failed.count) of \(reports.count) problems passed the gate."
    let names = failed.isEmpty ? "" : " Failed: \(failed.joined(separator: ", "))."
    let lines = topicFindings.map { "    - \($0)" } + ["\(passed)\(names)"]
    return lines.joined(separator: "\n")
      + "\n\(reports.count - failed.count) passed, \(failed.count + topicFindings.count) failed"
  }

  /// The figures of a pass over everything, a line each, as the record's first lines.
  public static func summary(
    of reports: [Report], day: String, seconds: Double
  ) -> [String] {
    let passed = reports.filter(\.hasPassed)
    func sum(_ number: (Report) -> Int) -> Int { passed.map(number).reduce(0, +) }
    let (planted, killed, same) = (sum(\.planted), sum(\.killed), sum(\.equivalent))
    let rate = planted == same ? 100 : 100 * Double(killed) / Double(planted - same)
    let minutes = (seconds / 6).rounded() / 10
    return [
      "Problems that passed the gate; made by `make verify-all`, read by `./focus check catalogue`.",
      "Last pass over everything \(day): \(passed.count) of \(reports.count) problems in \(minutes) "
        + "minutes, \(Int(sum { Int($0.cpuMilliseconds) } / 1000)) CPU seconds in programs and "
        + "compilers.",
      "\(sum(\.references)) references agree on \(sum(\.randomInputs)) random inputs; "
        + "\(sum(\.mutants)) mutants killed by \(sum(\.hiddenCases)) hidden cases; \(killed) of "
        + "\(planted) planted mistakes found, \(same) equivalent "
        + "(\((rate * 10).rounded() / 10) % of the others found).",
      "Slow mutants: \(passed.count { $0.slow.hasSuffix("limit") }) end at a limit, "
        + "\(passed.count { $0.slow == "growth" }) are recognised by their growth alone.",
    ]
  }

  /// A row a topic: what was planted, found, and is no mistake.
  public static func text(_ scores: [TopicScore]) -> String {
    scores.map { score in
      "\(score.topic.rawValue): \(score.problems) problems, \(score.killed) of \(score.planted) "
        + "planted mistakes found, \(score.equivalent) equivalent, "
        + "\((score.killRate * 10).rounded() / 10) %"
    }.joined(separator: "\n")
  }

  /// What a build did, with its broken problems.
  public static func text(_ build: CatalogueBuild) -> String {
    let count = build.problems.count
    let files = build.written.isEmpty ? "nothing changed" : "\(build.written.count) files written"
    let head = "\(count) \(count == 1 ? "problem" : "problems") built, \(files)."
    return ([head] + build.broken.map { "\($0) This problem is left out." }).joined(separator: "\n")
  }
}
