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
      package that SwiftPM allows. --switched, --built (also for tries), --answers and
      --variants try only some of these, others each day. --times repeats the starter, the
      reference and the switched defects, whose scores and lost lines must be alike each time.
      With --again a part that fails is graded once more; what passes then is told at the
      end. Exit status 1 when something is not as it should be.

      Example:
        focus takehome verify
        focus takehome verify --built 2 --answers 1 --variants 1
        focus takehome verify markets --times 20
      """)

  @Argument(help: "Which project (else all).")
  var app: String?
  @Option(help: "How often the starter, the reference and switched defects are graded.")
  var times = 1
  @Option(help: "How many switched defects of each project are tried (else all).")
  var switched: Int?
  @Option(help: "How many defects of each project that need a build are tried (else all).")
  var built: Int?
  @Option(help: "How many winning answers of each project are graded (else all).")
  var answers: Int?
  @Option(help: "How many changes of its package each of these answers is tried with (else all).")
  var variants: Int?
  @Flag(help: "Grade a part that fails once more, as a busy machine may have failed it.")
  var again = false
  @Option(
    help: ArgumentHelp("Only the parts whose names hold this word.", valueName: "word"))
  var only: String?

  func validate() throws {
    guard times > 0 else { throw ValidationError("--times must be 1 or more.") }
    for (name, value) in [
      ("switched", switched), ("built", built), ("answers", answers), ("variants", variants),
    ] {
      guard (value ?? 0) >= 0 else { throw ValidationError("--\(name) must be 0 or more.") }
    }
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
      if !tally.doubtful.isEmpty {
        setting.console.print("Failed at first, and passed alone:")
        for name in tally.doubtful { setting.console.print("  \(name)") }
      }
      setting.console.print("\(tally.passed) passed, \(tally.failed) failed")
      return tally.failed == 0 ? .done : .negative
    }
  }

  private struct Tally: Sendable {
    var passed = 0
    var failed = 0
    /// What passed at the second try alone.
    var doubtful: [String] = []
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
    let sample = TakeHomes.Verification.Sample(
      switched: switched, built: built, answers: answers, variants: variants, day: day)
    let trials = TakeHomes.Verification.trials(of: takeHome, times: times, sample: sample)
    for trial in trials where only.map({ trial.name.contains($0) }) ?? true {
      func hasPassed() async throws -> Bool {
        let (outcome, report) = try await TakeHomes.verify(
          trial, of: takeHome, in: scratch, with: services)
        return tell(outcome, report, setting, &tally)
      }
      if try await hasPassed() {
        tally.passed += 1
      } else if again, try await hasPassed() {
        tally.passed += 1
        tally.doubtful.append(trial.name)
      } else {
        tally.failed += 1
      }
    }
  }

  /// Prints how a part went; gives whether it went as it should.
  private func tell(
    _ outcome: TakeHomes.Verification.Outcome, _ report: GradeReport, _ setting: Setting,
    _ tally: inout Tally
  ) -> Bool {
    let lost = Set(report.lost.map(\.id) + ["\(report.score)"])
    let isAlike = tally.first[outcome.name, default: lost] == lost
    let hasPassed = outcome.hasPassed && isAlike
    // What failed is no measure for the next.
    if hasPassed { tally.first[outcome.name] = lost }
    let seconds = (outcome.seconds * 10).rounded() / 10
    setting.console.print(
      "\(hasPassed ? "passed" : "FAILED")  \(outcome.name), \(outcome.words)"
        + (isAlike ? "" : ", not as the first time") + " (\(seconds) s)")
    guard !hasPassed else { return true }
    for loss in report.lost { setting.console.print("        \(loss.id): \(loss.reason)") }
    for note in report.stages.compactMap(\.note) { setting.console.print("        \(note)") }
    for line in report.diagnostics.prefix(8) { setting.console.print("        \(line)") }
    return false
  }
}
