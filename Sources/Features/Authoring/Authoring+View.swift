public import Catalogue
internal import Domain

extension Authoring {
  /// A line for what happens; nil for steps when `isQuiet`.
  public static func text(_ event: Event, isQuiet: Bool = false) -> String? {
    switch event {
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
        + "\(report.hiddenCases) hidden cases"
    }
  }

  /// The last lines of a whole run, the very last in the form that test runners count.
  public static func text(_ reports: [Report]) -> String {
    let failed = reports.filter { !$0.hasPassed }.map(\.slug)
    let passed = "\(reports.count - failed.count) of \(reports.count) problems passed the gate."
    let names = failed.isEmpty ? "" : " Failed: \(failed.joined(separator: ", "))."
    return "\(passed)\(names)\n\(reports.count - failed.count) passed, \(failed.count) failed"
  }

  /// What a build did, with its broken problems.
  public static func text(_ build: CatalogueBuild) -> String {
    let count = build.problems.count
    let files = build.written.isEmpty ? "nothing changed" : "\(build.written.count) files written"
    let head = "\(count) \(count == 1 ? "problem" : "problems") built, \(files)."
    return ([head] + build.broken.map { "Left out: \($0)" }).joined(separator: "\n")
  }
}
