public import CodingFeature
import Domain
public import JourneyFeature
import ProblemsFeature
public import SiteKit
import Store
import StudyFeature

extension Workspace {
  /// Reads everything that a problem's page shows.
  ///
  /// Throws: ``CodingError/unknownProblem(slug:nearest:)`` and what the database throws.
  public static func content(
    slug: String, view: ProblemView, job: JobBoard.Snapshot? = nil,
    journey: Journey.Snapshot? = nil, with services: Services
  ) async throws -> Content {
    let problem = try services.problem(slug)
    let language = try await language(of: view, with: services)
    let database = services.database
    async let status = services.runner.status()
    return Content(
      problem: problem, view: view, language: language,
      draft: try await database.draft(slug: slug, language: language),
      starter: Coding.starterText(for: problem, in: language),
      ownCases: try await database.ownCases(slug: slug),
      attempts: try await database.attempts(slug: slug),
      online: try await database.onlineSubmissions(slug: slug),
      place: try await Coding.place(of: slug, with: services),
      isSignedIn: (try? await services.onlineSession()) != nil,
      reports: try await Reports.standings(slug: slug, with: services),
      related: try await related(to: problem, with: services), job: job, journey: journey,
      opened: try await Review.opened(slug: slug, with: services),
      toolchains: await status.toolchains,
      ai: try await services.aiChoice())
  }

  /// The page as it stands.
  public static func model(
    slug: String, view: ProblemView, job: JobBoard.Snapshot? = nil,
    journey: Journey.Snapshot? = nil, with services: Services
  ) async throws -> Model {
    Model(
      try await content(slug: slug, view: view, job: job, journey: journey, with: services))
  }

  /// The language that was asked for, which is then remembered; else the settings' or the one remembered.
  private static func language(
    of view: ProblemView, with services: Services
  ) async throws -> Language {
    let known = try await services.database.setting(LanguageChoice.setting).flatMap {
      Language(rawValue: $0)
    }
    guard let wanted = view.language else {
      return try await services.database.preferences().language ?? known ?? .swift
    }
    if wanted != known {
      try await services.database.setSetting(LanguageChoice.setting, to: wanted.rawValue)
    }
    return wanted
  }

  private static func related(
    to problem: Problem, with services: Services
  ) async throws -> [String: Problems.Entry] {
    let named = Set(problem.companions.values.joined()).union(problem.prerequisites)
    guard !named.isEmpty else { return [:] }
    let known = try await Problems.entries(with: services).filter {
      named.contains($0.summary.slug)
    }
    return Dictionary(known.map { ($0.summary.slug, $0) }) { first, _ in first }
  }
}
