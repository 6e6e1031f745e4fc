internal import Domain
internal import Foundation

/// Hidden tests that SwiftPM builds and runs with the learner's own rights: tests only, not jailed.
///
/// For machines without a jail that packages can be graded in, as a Mac is. Rules and notes are judged too, since
/// they need no run; what needs the jail (own tests, ThreadSanitizer, commits, views) is not.
struct PlainCheck: Sendable {
  private static let words = "Tests only, not jailed."
  private static let mostBuilds = 12

  private let job: GradeJob
  private let takeHome: TakeHome
  private let package: PlainPackage
  private let swift: PlainSwift
  private let words: FailureWords
  private let emit: @Sendable (GradeEvent) -> Void
  private var stages: StageLog
  private var tests: [GradeReport.Test] = []
  private var suites: [String: GradeFacts.Finding] = [:]

  /// `folder` is kept from check to check, so that a second one builds what changed alone.
  init(
    _ job: GradeJob, in folder: String, _ probe: Probe, patience: Duration,
    emit: @escaping @Sendable (GradeEvent) -> Void
  ) {
    self.job = job
    self.emit = emit
    takeHome = job.takeHome
    package = PlainPackage(takeHome, answer: job.candidate, folder: folder)
    swift = PlainSwift(package: folder, probe: probe, patience: patience)
    words = FailureWords(promised: takeHome.promisedNames)
    stages = StageLog(emit: emit)
  }

  /// Throws: ``JudgeError``, or `CancellationError`; what is wrong with the answer is in the report.
  mutating func report() async throws -> GradeReport {
    let (package, swift) = (package, swift)
    try await stages.run(.copy) { _ in (try package.lay(), .passed, Self.words) }
    let diagnostics = try await stages.run(.build) {
      _ -> ([String], GradeReport.Stage.Outcome, String?) in
      let (broken, lines) = try await Self.build(package, swift)
      return (broken ?? [], broken == nil ? .passed : .failed, broken?.first ?? lines.first)
    }
    try await runSuites(isBuilt: diagnostics.isEmpty, reason: diagnostics.first)
    let copy = CandidateCopy(job.candidate, of: takeHome)
    var safety = try await copy.linter(for: takeHome).findings(in: &stages)
    for check in takeHome.safety {
      guard case .hammer(let names) = check.kind else { continue }
      let found = names.map { suites[$0] ?? .broken("It didn't run.") }
      safety[check.id] = found.first { $0 != .kept } ?? .kept
    }
    let facts = GradeFacts(
      suites: suites, safety: safety, ownTests: .unjudged(Self.words),
      history: WorkHistory(commits: nil, notes: copy.notes, named: copy.namedInNotes),
      historyTrouble: "\(Self.words) Only the notes are judged.")
    let score = GradeScore(facts, of: takeHome)
    return GradeReport(
      takeHome: takeHome.slug, score: score.score, areas: score.areas, stages: stages.stages,
      lost: score.lost, tests: tests, mutants: [], diagnostics: diagnostics, of: takeHome)
  }

  /// Builds; a suite's file that does not compile with the answer is left out, and the rest is built again.
  ///
  /// Gives what is wrong with the answer, if something is, and what is wrong with suites.
  private static func build(
    _ package: PlainPackage, _ swift: PlainSwift
  ) async throws -> (broken: [String]?, suites: [String]) {
    var lines: [String] = []
    for _ in 0..<mostBuilds {
      let complaints = try await swift.build()
      if complaints.isEmpty { return (nil, lines) }
      let own = complaints.filter { !PlainPackage.isHidden($0.file) }
      guard own.isEmpty else { return (own.map(\.text), lines) }
      lines += complaints.map(\.message)
      for file in Set(complaints.compactMap(\.file)) { try package.leaveOut(file) }
    }
    return (["It doesn't build with the hidden tests: \(lines.first ?? "")"], lines)
  }

  private mutating func runSuites(isBuilt: Bool, reason: String?) async throws {
    let (this, names) = (self, takeHome.hiddenSuites)
    let found = try await stages.run(.hiddenTests) {
      progress -> ([String: Suite], GradeReport.Stage.Outcome, String?) in
      var found: [String: Suite] = [:]
      for (index, name) in names.enumerated() {
        progress(index, names.count)
        guard isBuilt, this.package.has(name) else { continue }
        let suite = try await this.run(name)
        found[name] = suite
        for test in suite.tests { this.emit(.test(test)) }
      }
      let good = found.values.count { suite in
        !suite.tests.isEmpty && suite.tests.allSatisfy { $0.status == .passed }
      }
      let bad = names.count - good
      return (
        found, bad == 0 ? .passed : .failed,
        bad == 0 ? nil : "\(bad) of \(names.count) suites fail."
      )
    }
    for name in names {
      let own = found[name]?.tests ?? []
      tests += own
      let bad = own.first { $0.status != .passed }
      let lost =
        reason.map { "It doesn't build: \($0)" } ?? found[name]?.reason
        ?? "It doesn't compile with your sources."
      suites[name] =
        bad.map { .broken("\($0.name): \($0.message ?? "It failed.")") }
        ?? (own.isEmpty ? .broken(lost) : .kept)
    }
  }

  /// What a suite's run told, and why a test that it does not tell of is missing.
  private struct Suite {
    var tests: [GradeReport.Test]
    var reason: String
  }

  private func run(_ suite: String) async throws -> Suite {
    let run = try await swift.run(suite)
    let reason = words.sentence(for: run.reasonForMissing)
    let tests = run.names.filter { $0.key.hasPrefix("\(suite)/") }.sorted { $0.key < $1.key }.map {
      id, name in
      guard let ended = run.ended[id] else {
        return GradeReport.Test(suite: suite, name: name, status: .missing, message: reason)
      }
      return GradeReport.Test(
        suite: suite, name: name, status: ended.failure == nil ? .passed : .failed,
        message: ended.failure.map(words.sentence))
    }
    return Suite(tests: tests, reason: reason)
  }
}
