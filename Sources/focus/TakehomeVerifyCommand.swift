import ArgumentParser
import Domain
import Features
import Foundation

/// Whether the grader gives everyone what is due, for the projects' authors.
struct TakehomeVerifyCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Grade each project's own parts and compare with what is due.",
    discussion: """
      The starter stays below 40, the reference gets 100, and the reference with one
      planted defect loses exactly the lines that takehome.yml says. Switched defects
      share one build; those that break a rule of the sources alone need none; for each
      of the others the reference is built again. The tests of the folder Tries pass on
      the reference and find a defect of their line. Answers of other designs, in the
      folder Winning, get 100 too, as they are and with each of ten changes of their
      package that SwiftPM allows. --built (also for tries), --answers and --variants try
      only some of these, others each day. --times repeats the starter, the reference and the switched
      defects, whose scores and lost lines must be alike each time. Exit status 1 when
      something is not as it should be.

      Example:
        focus takehome verify
        focus takehome verify --built 2 --answers 1 --variants 1
        focus takehome verify markets --times 20
      """)

  @Argument(help: "Which project (else all).")
  var app: String?
  @Option(help: "How often the starter, the reference and switched defects are graded.")
  var times = 1
  @Option(help: "How many defects of each project that need a build are tried (else all).")
  var built: Int?
  @Option(help: "How many winning answers of each project are graded (else all).")
  var answers: Int?
  @Option(help: "How many changes of its package each of these answers is tried with (else all).")
  var variants: Int?
  @Option(
    help: ArgumentHelp("Only the parts whose names hold this word.", valueName: "word"))
  var only: String?

  func validate() throws {
    guard times > 0 else { throw ValidationError("--times must be 1 or more.") }
    guard (built ?? 0) >= 0 else { throw ValidationError("--built must be 0 or more.") }
    guard (answers ?? 0) >= 0 else { throw ValidationError("--answers must be 0 or more.") }
    guard (variants ?? 0) >= 0 else { throw ValidationError("--variants must be 0 or more.") }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: nil)
    let services = try container.takeHomeServices(grades: true)
    let chosen =
      try app.map { [try TakeHomes.project($0, with: services)] } ?? services.takeHomes.all()
    return try await cancellingOnInterrupt {
      var tally = Tally()
      for takeHome in chosen {
        for finding in TakeHomes.Verification.findings(in: takeHome) {
          setting.console.print("FAILED  \(finding)")
          tally.failed += 1
        }
        try await verify(takeHome, with: services, setting, &tally)
      }
      setting.console.print("\(tally.passed) passed, \(tally.failed) failed")
      return tally.failed == 0 ? .done : .negative
    }
  }

  private struct Tally: Sendable {
    var passed = 0
    var failed = 0
    /// What the first run of a part came to.
    var first: [String: Set<String>] = [:]
  }

  private func verify(
    _ takeHome: TakeHome, with services: Services, _ setting: Setting, _ tally: inout Tally
  ) async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "\(ProcessMark.own.name)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let day = Int(services.now().milliseconds / 86_400_000)
    let trials = TakeHomes.Verification.trials(
      of: takeHome, times: times, built: built, answers: answers, variants: variants, day: day)
    for trial in trials
    where only.map({ trial.name.contains($0) }) ?? true {
      let (outcome, report) = try await TakeHomes.verify(
        trial, of: takeHome, in: scratch, with: services)
      let lost = Set(report.lost.map(\.id) + ["\(report.score)"])
      let isAlike = tally.first[trial.name, default: lost] == lost
      tally.first[trial.name] = tally.first[trial.name] ?? lost
      let hasPassed = outcome.hasPassed && isAlike
      if hasPassed { tally.passed += 1 } else { tally.failed += 1 }
      let seconds = (outcome.seconds * 10).rounded() / 10
      setting.console.print(
        "\(hasPassed ? "passed" : "FAILED")  \(trial.name), \(outcome.words)"
          + (isAlike ? "" : ", not as the first time") + " (\(seconds) s)")
      if !hasPassed {
        for loss in report.lost { setting.console.print("        \(loss.id): \(loss.reason)") }
        for line in report.diagnostics.prefix(8) { setting.console.print("        \(line)") }
      }
    }
  }
}
