import ArgumentParser
import Domain
import Foundation
import InterviewsFeature
import Markup
import SiteKit

/// The grade of an answer.
struct TakehomeCheckCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Build an answer, run the hidden tests on it, and grade it.",
    discussion: """
      The folder's file .focus-takehome names its project; without it, the names of its
      targets do. Package.swift runs in its own jail and determines what is built, target
      by target; what has to be left out (executables, macros, plugins, other packages) is
      listed in the copy stage. The report is saved with your other checks.

      While you work, --only checks one line of the brief or one check (own-tests and
      history are the names of the other two parts), --stage stops after one stage and
      what it needs, and --watch checks again after each save and reports what changed,
      until Ctrl-C. None of these is saved.

      --coverage builds your sources again, runs your tests on them, and reports how many
      lines of each file they reach. It costs no points.

      --without-jail is for machines where packages can't be jailed:
      swift build and swift test run the hidden tests with your own rights, on a copy.
      Tests only, not jailed: your own tests, commits and views aren't judged, and
      nothing is saved. Use it only for your own answers.

      Exit status 0 from \(TakeHomes.passMark) of 100 points (--pass sets another number), 1 below,
      2 for a folder that can't be checked, 3 if Focus or the machine failed.

      Example:
        focus takehome check markets
        focus takehome check . --json --pass 100
        focus takehome check . --only C14 --watch
        focus takehome check . --stage build
        focus takehome check markets --results results.json
        focus takehome check markets --coverage --html report.html
      """)

  @Argument(help: "The folder that contains Sources and Tests.")
  var folder: String
  @Flag(help: "Print the report as JSON.")
  var json = false
  @Option(
    help: ArgumentHelp(
      "Also write the hidden tests as Exercism's results.json, version 3.", valueName: "file"))
  var results: String?
  @Option(
    help: ArgumentHelp(
      "Also write the report as one HTML file to keep, without scripts.", valueName: "file"))
  var html: String?
  @Option(help: ArgumentHelp("The lowest score with exit status 0.", valueName: "score"))
  var pass = TakeHomes.passMark
  @Option(
    help: ArgumentHelp(
      "Only this line of the brief or this check; may be repeated.", valueName: "name"))
  var only: [String] = []
  @Option(
    help: ArgumentHelp(
      "Only this stage, with what it needs: \(Self.stages.joined(separator: ", ")).",
      valueName: "stage"),
    transform: Self.readStage)
  var stage: GradeStage?
  @Flag(help: "Check again after each change of the folder, and report what's different.")
  var watch = false
  @Flag(help: "Also report how many lines of each file your own tests reach.")
  var coverage = false
  @Flag(help: "Run the hidden tests outside the jail, with your own rights: tests only.")
  var withoutJail = false
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func validate() throws {
    guard (0...100).contains(pass) else {
      throw ValidationError("--pass must be a number from 0 to 100.")
    }
    guard only.isEmpty || stage == nil else {
      throw ValidationError("Use --only or --stage, not both.")
    }
    guard !watch || (!json && results == nil && html == nil) else {
      throw ValidationError(
        "--watch writes lines for a person: leave out --json, --results and --html.")
    }
    guard !coverage || (only.isEmpty && stage == nil && !watch) else {
      throw ValidationError(
        "--coverage needs the whole check: leave out --only, --stage and --watch.")
    }
    guard !withoutJail || (only.isEmpty && stage == nil && !watch && !coverage) else {
      throw ValidationError(
        "--without-jail runs tests only: leave out --only, --stage, --watch and --coverage.")
    }
    guard results == nil || (only.isEmpty && stage == nil) else {
      throw ValidationError("--results needs the whole check: leave out --only and --stage.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.services(allowsWeakJail: jail.allowsWeakJail)
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let path = try TakeHomes.candidate(at: folder, from: here)
    let takeHome = try TakeHomes.project(of: path, with: services)
    let part = try TakeHomes.part(only, stage: stage, of: takeHome)
    if watch { return try await TakehomeWatch(self, takeHome, path, part, services, setting).run() }
    let progress = GradeProgress(console: setting.console)
    let request = TakeHomes.Request(
      slug: takeHome.slug, folder: path, part: part, isPlain: withoutJail,
      measuresCoverage: coverage)
    let (check, unsaved) = try await cancellingOnInterrupt {
      defer { progress.clear() }
      return try await TakeHomes.check(request, with: services) { progress.show($0) }
    }
    if let unsaved { setting.console.error("The report wasn't saved. \(unsaved)") }
    if let results {
      try write(
        try JudgingCommand.json(ExercismResults(check.report, of: takeHome)) + "\n", to: results)
    }
    let report = TakeHomes.Report(
      check, of: takeHome, cards: try services.takeHomes.cards(), part: part,
      isPlain: withoutJail)
    if let html { try write(TakeHomes.document(report).text, to: html) }
    if json {
      setting.console.print(try JudgingCommand.json(check.report))
    } else {
      setting.console.write(TakeHomes.text(report))
    }
    return status(of: check.report)
  }

  /// Without points, as for a build alone, it is well unless a stage found something.
  func status(of report: GradeReport) -> ExitStatus {
    guard report.areas.contains(where: { $0.outOf > 0 }) else {
      return report.stages.contains { $0.outcome == .failed } ? .negative : .done
    }
    return report.score >= pass ? .done : .negative
  }

  private static func readStage(_ name: String) throws -> GradeStage {
    guard stages.contains(name), let stage = GradeStage(rawValue: name) else {
      throw ValidationError("Write one of \(stages.joined(separator: ", ")).")
    }
    return stage
  }

  /// The stages that may be asked for; the first makes the model answer ready, which all need.
  static let stages = GradeStage.allCases
    .filter { $0 != .template && $0 != .coverage }.map(\.rawValue)

  private func write(_ text: String, to file: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw CommandError.unwritable(file: file, reason: reasonInWords(error))
    }
  }
}
