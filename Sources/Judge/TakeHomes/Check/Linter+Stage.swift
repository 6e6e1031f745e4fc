internal import Domain

extension Linter {
  /// What the project's rules find, by the names of its checks.
  func findings(in stages: inout StageLog) async throws -> [String: GradeFacts.Finding] {
    try await stages.run(.lints) { _ in
      var findings: [String: GradeFacts.Finding] = [:]
      var bad: [String] = []
      for check in takeHome.safety {
        guard case .lint(let name) = check.kind else { continue }
        guard let rule = LintRule(rawValue: name) else {
          findings[check.id] = .unjudged("there is no rule called \(name)")
          continue
        }
        let reason = self.findings(rule).reason
        findings[check.id] = reason.map { .broken($0) } ?? .kept
        if reason != nil { bad.append(name) }
      }
      let note = bad.isEmpty ? nil : "Broken: \(bad.joined(separator: ", "))."
      return (findings, findings.isEmpty ? .skipped : bad.isEmpty ? .passed : .failed, note)
    }
  }

  /// A report on the rules alone, for which nothing is built.
  static func report(
    _ job: GradeJob, emit: @escaping @Sendable (GradeEvent) -> Void
  ) async throws -> GradeReport {
    let takeHome = job.takeHome
    let copy = CandidateCopy(job.candidate, of: takeHome)
    var stages = StageLog(emit: emit)
    var safety = try await copy.linter(for: takeHome).findings(in: &stages)
    let unjudged = GradeFacts.Finding.unjudged("Only the rules were checked.")
    var suites: [String: GradeFacts.Finding] = [:]
    for suite in takeHome.hiddenSuites { suites[suite] = unjudged }
    for check in takeHome.safety {
      if case .hammer = check.kind { safety[check.id] = unjudged }
    }
    let score = GradeScore(
      GradeFacts(
        suites: suites, safety: safety, ownTests: .unjudged("Only the rules were checked."),
        history: WorkHistory(commits: nil, notes: copy.notes)), of: takeHome)
    return GradeReport(
      takeHome: takeHome.slug, score: score.score, areas: score.areas, stages: stages.stages,
      lost: score.lost, tests: [], mutants: [], diagnostics: [], of: takeHome)
  }
}
