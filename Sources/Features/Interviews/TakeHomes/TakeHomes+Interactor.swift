public import Domain
import Foundation
public import SiteKit
import Store

extension TakeHomes {
  /// The project of a slug.
  ///
  /// Throws: ``TakeHomesError/unknownProject(_:nearest:)``.
  public static func project(_ slug: String, with services: Services) throws -> TakeHome {
    if let found = try services.takeHomes.takeHome(slug) { return found }
    let known = try services.takeHomes.all().map(\.slug)
    let nearest = nearestNames(to: slug, in: known)
    throw TakeHomesError.unknownProject(slug, nearest: nearest.isEmpty ? known : nearest)
  }

  /// Every project with its last score, for the browser and the terminal.
  public static func model(with services: Services) async throws -> Model {
    Model(
      try services.takeHomes.all(), scores: try await services.database.takeHomeScores(),
      packs: services.takeHomes.packs, troubles: services.takeHomes.troubles())
  }

  /// How many of the last checks a picture shows.
  private static let triesShown = 4

  /// A project's page: the brief, the check that is shown, and those before it.
  ///
  /// Without a check the last one that was kept is shown.
  public static func model(
    _ slug: String, check: Snapshot? = nil, isOfClass: Bool = false, with services: Services
  ) async throws -> Project {
    let takeHome = try project(slug, with: services)
    let scores = try await services.database.takeHomeScores(of: takeHome.slug)
    var tries: [TakeHomeCheck] = []
    for score in scores.prefix(triesShown) {
      if let kept = try await services.database.takeHomeCheck(id: score.id) { tries.append(kept) }
    }
    let last = check == nil ? tries.first : nil
    return Project(
      takeHome, brief: try services.takeHomes.brief(takeHome),
      standing: Standing(
        check, last: last, of: takeHome, cards: try services.takeHomes.cards()),
      scores: scores, tries: tries, folder: check?.submission.folder ?? scores.first?.folder,
      isOfClass: isOfClass)
  }

  /// The report of a check that was kept.
  public static func report(
    _ id: Int, of slug: String, with services: Services
  ) async throws -> Report {
    let takeHome = try project(slug, with: services)
    guard let check = try await services.database.takeHomeCheck(id: id),
      check.report.takeHome == takeHome.slug
    else { throw TakeHomesError.unknownCheck }
    return Report(check, of: takeHome, cards: try services.takeHomes.cards())
  }

  /// The number of a project's last kept check.
  ///
  /// Throws: ``TakeHomesError/notChecked(_:)``.
  public static func lastCheck(of slug: String, with services: Services) async throws -> Int {
    let takeHome = try project(slug, with: services)
    guard let last = try await services.database.takeHomeScores(of: takeHome.slug).first else {
      throw TakeHomesError.notChecked(takeHome.slug)
    }
    return last.id
  }

  /// What the names ask for together; nil when there are none.
  ///
  /// Throws: ``TakeHomesError/unknownPart(_:known:)``.
  public static func part(
    _ names: [String], stage: GradeStage?, of takeHome: TakeHome
  ) throws(TakeHomesError) -> GradePart? {
    var parts: [GradePart] = stage.map { [GradePart(stage: $0, of: takeHome)] } ?? []
    for name in names {
      guard let part = GradePart(only: name, of: takeHome) else {
        let near = nearestNames(to: name, in: takeHome.namesOfParts)
        throw .unknownPart(name, known: near.isEmpty ? takeHome.namesOfParts : near)
      }
      parts.append(part)
    }
    return parts.dropFirst().reduce(parts.first) { $0?.union($1) }
  }

  /// Has a folder graded and keeps the report of a whole check; that it could not be kept comes
  /// beside it.
  ///
  /// Cancelling the task stops everything and keeps nothing.
  public static func check(
    _ request: Request, with services: Services, tell: @Sendable (GradeEvent) async -> Void
  ) async throws -> (check: TakeHomeCheck, unsaved: String?) {
    let takeHome = try project(request.slug, with: services)
    let folder = try candidate(at: request.folder)
    let job = GradeJob(
      takeHome: takeHome, candidate: folder, kits: services.takeHomes.kits,
      scope: request.isPlain ? .plain : request.part.map { .part($0) } ?? .everything,
      measuresCoverage: request.measuresCoverage)
    var report: GradeReport?
    for try await event in services.grading.check(job) {
      if case .finished(let whole) = event { report = whole } else { await tell(event) }
    }
    // A stream whose reader is cancelled ends like one that is whole.
    try Task.checkCancellation()
    guard let report else { throw TakeHomesError.noReport }
    let moment = try await services.dayClock().moment(services.now())
    // Where a class's server keeps things is nothing for its learners.
    let place = request.learner.isEmpty ? folder : "handed in"
    let check = TakeHomeCheck(folder: place, finishedAt: moment, report: report)
    guard request.part == nil, !request.isPlain else { return (check, nil) }
    await services.log(
      .execution, .info, "Checked \(takeHome.slug): \(report.score) of 100.",
      detail: place)
    do {
      return (try await services.database.keepTakeHomeCheck(check), nil)
    } catch {
      return (check, "\(error)")
    }
  }
}
