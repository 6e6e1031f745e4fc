import ArgumentParser
import AuthoringFeature
import Domain
import Foundation
import ProblemsFeature
import SiteKit

/// The gate that a problem must pass to be shown.
struct CatalogueVerifyCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Put problems through the whole gate.",
    discussion: """
      Runs the references, mutants, planted mistakes and starters of each problem,
      all of them without a slug. Each thing that is missing is reported with its file
      and line. Exit status 1 when a problem doesn't pass, 2 for an unknown slug.
      Documentation/Problems.md describes the JSON.

      Example:
        focus catalogue verify two-sum coin-change
        focus catalogue verify --changed --sample 5
        focus catalogue verify two-sum --record
        focus catalogue verify two-sum --json
        focus catalogue verify two-sum --watch
      """)

  @Argument(help: "The problems, such as two-sum (default: all).")
  var slugs: [String] = []

  @Flag(help: "Only what changed since Benchmarks/verified.tsv, and a sample of the rest.")
  var changed = false

  @Option(help: "How many unchanged problems --changed includes.")
  var sample = 3

  @Option(help: "The sample's seed (default: the day).")
  var seed: UInt64?

  @Flag(help: "Write what passed to Benchmarks/verified.tsv.")
  var record = false

  @Flag(help: "Ignore the record, and measure slow mutants 20 times.")
  var afresh = false

  @Flag(help: "Print the reports as JSON.")
  var json = false

  @Flag(help: "Then verify each problem again when its folder changes, until Ctrl-C.")
  var watch = false

  func validate() throws {
    guard !changed || slugs.isEmpty else {
      throw ValidationError("Name problems or use --changed, not both.")
    }
    guard !watch || !json else {
      throw ValidationError("--watch never ends, so it can't print JSON: leave one of them out.")
    }
    guard sample >= 0 else {
      throw ValidationError("--sample must be a number of problems, 0 or more.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: nil)
    guard watch else {
      return try await cancellingOnInterrupt { try await verify(scope, container, setting) }
    }
    do {
      try await cancellingOnInterrupt { try await watch(container, setting) }
    } catch is CancellationError {}
    return .done
  }

  /// Without a slug it begins with the first change; ends by an interrupt alone.
  private func watch(_ container: AppContainer, _ setting: Setting) async throws {
    let content = container.installation.home.appending(path: "Content")
    var next = slugs.isEmpty && !changed ? nil : scope
    while true {
      // Taken before the gate reads: what changes meanwhile is seen afterwards.
      let known = try Authoring.contents(of: slugs, in: content)
      if let next { _ = try await verify(next, container, setting) }
      setting.console.error("Waiting for a change in Content/problems; Ctrl-C ends it.")
      next = .these(try await Authoring.changes(since: known, of: slugs, in: content))
    }
  }

  private func verify(
    _ scope: Authoring.Scope, _ container: AppContainer, _ setting: Setting
  ) async throws -> ExitStatus {
    let installation = container.installation
    let content = installation.home.appending(path: "Content")
    let recordFile = installation.home.appending(path: "Benchmarks/verified.tsv")
    if record { try VerifiedRecord.checkFolder(of: recordFile) }
    let known = try VerifiedRecord(at: recordFile)
    var settings = Authoring.Settings(mutator: installation.mutator)
    settings.record = afresh ? VerifiedRecord() : known
    if afresh { settings.slowMeasures = 20 }
    // The catalogue's own code is trusted, so it may run where a learner's may not.
    let runner = container.runner(true, simultaneousJobs: settings.width)
    let begin = ContinuousClock.now
    let reports = try await Authoring.verify(
      scope, contentFolder: content, runner: runner, settings: settings,
      progress: progress(setting.console))
    var next = try Authoring.updated(known, with: reports, day: Self.today, contentFolder: content)
    var findings: [String] = []
    if slugs.isEmpty, !watch {
      let scores = TopicScore.scores(of: next.rows.values)
      findings = scores.flatMap(\.findings)
      if !json { setting.console.print(Authoring.text(scores)) }
    }
    if record {
      if scope == .all {
        let seconds = Double((ContinuousClock.now - begin).components.seconds)
        next.summary = Authoring.summary(of: reports, day: Self.today, seconds: seconds)
      }
      try next.write(to: recordFile)
    }
    if json {
      setting.console.print(try Authoring.json(reports))
      findings.forEach(setting.console.error)
    } else {
      setting.console.print(Authoring.text(reports, topicFindings: findings))
    }
    return reports.allSatisfy(\.hasPassed) && findings.isEmpty ? .done : .negative
  }

  private var scope: Authoring.Scope {
    if changed { return .changed(sample: sample, seed: seed ?? UInt64(Self.day.daysSinceEpoch)) }
    return slugs.isEmpty ? .all : .these(slugs)
  }

  private func progress(_ console: Console) -> @Sendable (Authoring.Event) -> Void {
    let isQuiet = slugs.count != 1
    let isJSON = json
    return { event in
      guard let line = Authoring.text(event, isQuiet: isQuiet) else { return }
      if case .finished = event, !isJSON { console.print(line) } else { console.error(line) }
    }
  }

  private static var day: CivilDate {
    CivilDate(daysSinceEpoch: Int((Date().timeIntervalSince1970 / 86_400).rounded(.down)))
  }

  private static var today: String { "\(day)" }
}

extension VerifiedRecord {
  /// Empty when there is no such file.
  fileprivate init(at file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      self.init()
      return
    }
    self.init(tsv: try String(contentsOf: file, encoding: .utf8))
  }

  /// Before the gate, which takes hours: whether the record can be written after it.
  fileprivate static func checkFolder(of file: URL) throws(CommandError) {
    guard FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path) else {
      throw .recordUnwritable(file: file.path, reason: "its folder is missing or not allowed")
    }
  }

  fileprivate func write(to file: URL) throws(CommandError) {
    do {
      try tsv.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw .recordUnwritable(file: file.path, reason: reasonInWords(error))
    }
  }
}

extension Installation {
  /// The source of the program that plants mistakes; empty when it is missing, which the gate says.
  var mutator: String {
    let file = runtimes.appending(path: "forge/mutator.py")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
