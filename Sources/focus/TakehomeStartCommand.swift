import ArgumentParser
import Domain
import Foundation
import InterviewsFeature
import SiteKit

/// A folder to work in: the starter, the brief, and a first commit.
struct TakehomeStartCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Write a project's starter and its brief into a folder.",
    discussion: """
      A project whose brief names kits gets them in the folder Kits, so that swift
      build and swift test work there without Focus and offline. A check uses its
      own copy of them.

      Nothing that exists is replaced. If git is installed, the folder becomes a
      repository whose first commit is only the starter, because the commits after it
      are judged, too.

      In a terminal the grader is prepared after that, so that the first check is
      quick; Ctrl-C leaves that to the check.

      --views adds an optional part, where a project has one: a target that writes the
      screens as HTML, and its tests. Its points are extra: they never lower your score.

      Example:
        focus takehome start markets --out ~/interviews/markets
        focus takehome start rounds --views
      """)

  @Argument(help: "Which project: focus takehome list names them.")
  var app: String
  @Option(
    help: ArgumentHelp("The folder (default: the project's name, here).", valueName: "folder"))
  var out: String?

  @Flag(help: "Begin with the project's views, too.")
  var views = false

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: nil).takeHomeServices(grades: false)
    let takeHome = try TakeHomes.project(app, with: services)
    let over = views ? TakeHomes.views(of: takeHome) : nil
    guard !views || over != nil else {
      throw ValidationError("\(takeHome.name) has no views: leave --views out.")
    }
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let folder = try TakeHomes.start(
      takeHome, in: out ?? takeHome.slug, over: over, from: here, with: services)
    let console = setting.console
    console.print("\(takeHome.name) is in \(folder): the starter and BRIEF.md.")
    let parts = try TakeHomes.parts(of: takeHome)
    switch GitRepository(folder: folder).begin(with: "Start of \(takeHome.name)", of: parts) {
    case .committed: console.print("Its first commit is made.")
    case .noGit: console.print("Git isn't installed, so your commits can't be judged.")
    case .failed: console.error("git couldn't make the first commit: do that yourself.")
    }
    console.print(
      """

      Next: read BRIEF.md, then
        cd '\(folder)' && swift build
        focus takehome check .
      """)
    if console.isTerminal { try await makeReady(takeHome, folder, in: setting) }
    return .done
  }

  /// Builds the model answer, for which the first check would wait otherwise.
  private func makeReady(
    _ takeHome: TakeHome, _ folder: String, in setting: Setting
  ) async throws {
    let console = setting.console
    console.print("\nPreparing the grader for your first check; Ctrl-C leaves that for later.")
    let services = try AppContainer(in: setting, data: nil)
      .takeHomeServices(grades: true, isPack: true)
    let progress = GradeProgress(console: console)
    defer { progress.clear() }
    let request = TakeHomes.Request(
      slug: takeHome.slug, folder: folder, part: GradePart(stage: .copy, of: takeHome))
    // What stands in the way is told by the check, which needs the same.
    _ = try? await cancellingOnInterrupt {
      try await TakeHomes.check(request, with: services) { progress.show($0, says: false) }
    }
  }
}
