import CodingFeature
import Domain
import Hummingbird
import Markup
import SiteKit

extension Site {
  /// The form that reports a hidden test: over the problem's page for scripts, else a page.
  func reportForm(
    _ slug: String, attempt: Int, index: Int, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let subject = try await Reports.subject(
      slug: slug, attempt: attempt, index: index, with: services)
    return form(Reports.FormModel(subject), request, context)
  }

  /// Has a test judged again; a reason that cannot be used is explained beside what was typed.
  func reportTest(
    _ slug: String, attempt: Int, index: Int, _ form: Form, _ request: Request,
    _ context: SiteContext
  ) async throws -> Response {
    let subject = try await Reports.subject(
      slug: slug, attempt: attempt, index: index, with: services)
    let typed = form["reason"] ?? ""
    do {
      let reason = try Reports.checked(typed)
      try await limiter.take(at: services.now())
      let report = try await Reports.make(subject, reason: reason, with: services)
      return try await outcome(report, form, request, context)
    } catch CodingError.badReason(let letters, let limit) {
      let trouble = "\(CodingError.badReason(letters: letters, limit: limit))"
      let model = Reports.FormModel(subject, typed: typed, trouble: trouble)
      return self.form(model, request, context, status: .unprocessableContent)
    }
  }

  /// What came of a report.
  func report(
    _ id: Int, of slug: String, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let problem = try services.problem(slug)
    let standing = try await Reports.standing(id: id, slug: slug, with: services)
    let model = Reports.Model(standing, problem: problem)
    return Response(
      html: request.wantsFragment
        ? Reports.outcome(model, context.page) : Reports.outcomePage(model, context.page))
  }

  /// Leaves a test out though the references stand by it, if the learner says that it is meant.
  func insist(
    on id: Int, of slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard form["sure"] == "yes" else { throw CodingError.unsure }
    let report = try await Reports.insist(id: id, slug: slug, with: services)
    return try await outcome(report, form, request, context)
  }

  /// Has a test count again; the list of reports stays where it is.
  func withdraw(
    _ id: Int, of slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    let report = try await Reports.withdraw(id: id, slug: slug, with: services)
    return try await outcome(report, form, request, context).with(draft: saved)
  }

  /// Scripts get what came of it and the list; from the list itself, the list alone.
  private func outcome(
    _ report: TestReport, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard request.wantsFragment else {
      let path = SitePath.report(slug: report.slug, id: report.id)
      return .redirect(to: path.description, type: .normal)
    }
    let problem = try services.problem(report.slug)
    let models = try await Reports.standings(slug: report.slug, with: services).map {
      Reports.Model($0, problem: problem)
    }
    let isFromList = form["source"] != nil
    let one = isFromList ? nil : models.first { $0.id == report.id }
    return Response(
      html: Reports.list(models) + (one.map { Reports.outcome($0, context.page) } ?? .empty))
  }

  private func form(
    _ model: Reports.FormModel, _ request: Request, _ context: SiteContext,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    Response(
      html: request.wantsFragment
        ? Reports.form(model, context.page) : Reports.formPage(model, context.page),
      status: status)
  }
}
