import AppFeature
import CodingFeature
import Domain
import Hummingbird
import JourneyFeature
import ProblemsFeature
import SiteKit
import StudyFeature

extension Site {
  /// The list of problems, whole or only the part that its filters change.
  func problems(
    _ filter: ProblemFilter, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let model = try await Problems.model(filter: filter, with: services)
    return Response(
      html: request.wantsFragment ? Problems.list(model) : Problems.html(model, context.page))
  }

  /// To a drawn problem; to the list, which says so, where none fits.
  func drawProblem(_ filter: ProblemFilter) async throws -> Response {
    var generator = SystemRandomNumberGenerator()
    let drawn = try await Problems.draw(filter: filter, with: services, using: &generator)
    let path = drawn.map { SitePath.problem(slug: $0.slug, ProblemView()) } ?? .problems(filter)
    return .redirect(to: path.description, type: .normal)
  }

  /// A problem with its editor, and the results of a run if the address names one.
  func problem(
    _ slug: String, _ view: ProblemView, _ context: SiteContext
  ) async throws -> Response {
    let problem = try services.problem(slug)
    var job: JobBoard.Snapshot?
    if let id = view.job, let known = await board.snapshot(of: id) {
      job = await Coding.refilled(known, with: services)
    }
    var journey: Journey.Snapshot?
    if let id = view.journey { journey = await journeys.snapshot(of: id) }
    // An address may be put together by hand; a recording belongs to its own problem.
    if journey?.submission.slug != slug { journey = nil }
    await Review.note(.opened, slug: slug, with: services)
    let model = try await Workspace.model(
      slug: slug, view: view, job: job, journey: journey, with: services)
    await Journey.prepare(model.language, for: problem, with: services)
    return Response(html: Workspace.html(model, context.page))
  }

  /// An attempt that was kept.
  func attempt(
    _ id: Int, of slug: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let problem = try services.problem(slug)
    let attempt = try await services.attempt(id: id, slug: slug)
    guard !request.wantsFragment else {
      return Response(html: Coding.results(Coding.Model(attempt: attempt, problem: problem)))
    }
    let draft = try await Coding.draft(
      slug: slug, language: attempt.verdict.language, with: services)
    return Response(
      html: Workspace.attempt(
        attempt, of: problem, revision: draft?.revision ?? 0, context: context.page))
  }
}
