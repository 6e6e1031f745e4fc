import Domain
import Foundation
import InterviewsFeature
import SiteKit

/// Checks a folder again and again, each time after it changed, until Ctrl-C.
struct TakehomeWatch: Sendable {
  private static let pause = Duration.milliseconds(250)

  private let command: TakehomeCheckCommand
  private let takeHome: TakeHome
  private let folder: String
  private let part: GradePart
  private let services: Services
  private let console: Console

  /// A nil part: everything, which is not kept either.
  init(
    _ command: TakehomeCheckCommand, _ takeHome: TakeHome, _ folder: String, _ part: GradePart?,
    _ services: Services, _ setting: Setting
  ) {
    self.command = command
    self.takeHome = takeHome
    self.folder = folder
    self.part = part ?? .everything(of: takeHome)
    self.services = services
    console = setting.console
  }

  /// Gives what the last check came to.
  func run() async throws -> ExitStatus {
    try await cancellingOnInterrupt {
      var last: GradeReport?
      do {
        while true {
          let stamps = FolderStamps(of: folder)
          do { last = try await check(after: last) } catch let error as TakeHomesError {
            // Halfway through a save a folder may have no sources.
            console.error(error.description)
          }
          console.error("Waiting for a change; Ctrl-C ends it.")
          _ = try await stamps.next(of: folder) { try await Task.sleep(for: Self.pause) }
        }
      } catch let error where error is CancellationError || Task.isCancelled {
        console.error("")
        guard let last else { throw CancellationError() }
        return command.status(of: last)
      }
    }
  }

  private func check(after old: GradeReport?) async throws -> GradeReport {
    let progress = GradeProgress(console: console)
    defer { progress.clear() }
    let request = TakeHomes.Request(slug: takeHome.slug, folder: folder, part: part)
    let begin = ContinuousClock.now
    let (check, _) = try await TakeHomes.check(request, with: services) { event in
      if old == nil || console.isTerminal { progress.show(event, says: old == nil) }
    }
    progress.clear()
    let report = TakeHomes.Report(
      check, of: takeHome, cards: try services.takeHomes.cards(), part: part)
    guard let old else {
      console.write(TakeHomes.text(report))
      return check.report
    }
    let seconds = Measure.time(
      milliseconds: begin.duration(to: .now) / .milliseconds(1))
    console.print("\(report.headline), after \(seconds)")
    let changes = TakeHomes.changes(from: old, to: check.report)
    for line in changes { console.print("  \(line)") }
    if changes.isEmpty { console.print("  As before.") }
    return check.report
  }
}
