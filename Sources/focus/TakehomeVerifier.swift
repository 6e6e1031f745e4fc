import ArgumentParser
import Domain
import Foundation
import InterviewsFeature
import SiteKit

/// How much of a project is graded.
struct VerifyOptions: ParsableArguments {
  @Option(help: "How often the starter, the reference and switched defects are graded.")
  var times = 1
  @Option(help: "How many switched defects of each project are tried (default: all).")
  var switched: Int?
  @Option(help: "How many defects of each project that need a build are tried (default: all).")
  var built: Int?
  @Option(help: "How many winning answers of each project are graded (default: all).")
  var answers: Int?
  @Option(
    help: "How many changes of its package each of these answers is tried with (default: all).")
  var variants: Int?
  @Flag(help: "Grade a failing part again, in case a busy machine made it fail.")
  var again = false
  @Option(
    help: ArgumentHelp("Only the parts whose names contain this word.", valueName: "word"))
  var only: String?

  func validate() throws {
    guard times > 0 else { throw ValidationError("--times must be 1 or more.") }
    for (name, value) in [
      ("switched", switched), ("built", built), ("answers", answers), ("variants", variants),
    ] {
      guard (value ?? 0) >= 0 else { throw ValidationError("--\(name) must be 0 or more.") }
    }
  }

  /// What the day draws.
  func sample(at now: Instant) -> TakeHomes.Verification.Sample {
    TakeHomes.Verification.Sample(
      switched: switched, built: built, answers: answers, variants: variants,
      day: Int(now.milliseconds / 86_400_000))
  }
}

/// Grades projects' own parts one after the other, and prints how each went.
struct TakehomeVerifier: Sendable {
  private let options: VerifyOptions
  private let console: Console
  private var passed = 0
  private(set) var failed = 0
  /// What passed at the second try alone.
  private var doubtful: [String] = []
  /// What the first run of a part came to.
  private var first: [String: Set<String>] = [:]

  init(_ options: VerifyOptions, console: Console) {
    (self.options, self.console) = (options, console)
  }

  mutating func verify(_ takeHome: TakeHome, with services: Services) async throws {
    self = try await cancellingOnInterrupt { [self] in
      var copy = self
      try await copy.grade(takeHome, with: services)
      return copy
    }
  }

  private mutating func grade(_ takeHome: TakeHome, with services: Services) async throws {
    for finding in TakeHomes.Verification.findings(in: takeHome) {
      console.print("FAILED  \(finding)")
      failed += 1
    }
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "\(ProcessMark.own.name)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let trials = TakeHomes.Verification.trials(
      of: takeHome, times: options.times, sample: options.sample(at: services.now()))
    for trial in trials where options.only.map({ trial.name.contains($0) }) ?? true {
      if try await hasPassed(trial, of: takeHome, in: scratch, with: services) {
        passed += 1
      } else if options.again,
        try await hasPassed(trial, of: takeHome, in: scratch, with: services)
      {
        passed += 1
        doubtful.append(trial.name)
      } else {
        failed += 1
      }
    }
  }

  func tellSum() {
    if !doubtful.isEmpty {
      console.print("Failed at first, passed alone:")
      for name in doubtful { console.print("  \(name)") }
    }
    console.print("\(passed) passed, \(failed) failed")
  }

  private mutating func hasPassed(
    _ trial: TakeHomes.Verification.Trial, of takeHome: TakeHome, in scratch: URL,
    with services: Services
  ) async throws -> Bool {
    let (outcome, report) = try await TakeHomes.verify(
      trial, of: takeHome, in: scratch, with: services)
    return tell(outcome, report)
  }

  /// Prints how a part went; gives whether it went as it should.
  private mutating func tell(
    _ outcome: TakeHomes.Verification.Outcome, _ report: GradeReport
  ) -> Bool {
    let lost = Set(report.lost.map(\.id) + ["\(report.score)"])
    let isAlike = first[outcome.name, default: lost] == lost
    let hasPassed = outcome.hasPassed && isAlike
    // What failed is no measure for the next.
    if hasPassed { first[outcome.name] = lost }
    let seconds = (outcome.seconds * 10).rounded() / 10
    console.print(
      "\(hasPassed ? "passed" : "FAILED")  \(outcome.name), \(outcome.words)"
        + (isAlike ? "" : ", different from the first time") + " (\(seconds) s)")
    guard !hasPassed else { return true }
    for loss in report.lost { console.print("        \(loss.id): \(loss.reason)") }
    for note in report.stages.compactMap(\.note) { console.print("        \(note)") }
    for line in report.diagnostics.prefix(8) { console.print("        \(line)") }
    return false
  }
}
