import AppFeature
import CodingFeature
import Domain
import Hummingbird
import Markup
import SiteKit

extension Site {
  /// Keeps an own input; one that cannot be used is explained beside what was typed.
  func addOwnCase(
    _ slug: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    let typed = form["case"] ?? form["input"] ?? ""
    let expected = form["expected"]
    do {
      try await Coding.addOwnCase(
        slug: slug, input: typed, expected: expected, with: services)
    } catch let error as any UserFacingError where request.wantsFragment {
      if case .unknownProblem = error as? CodingError { throw error }
      let problem = try services.problem(slug)
      let model = Workspace.OwnCases(
        try await Coding.ownCases(slug: slug, with: services), problem: problem, typed: typed,
        typedExpected: expected ?? "", trouble: "\(error)")
      return Response(html: Workspace.ownCases(model), status: .unprocessableContent)
        .with(draft: saved)
    }
    return try await changed(slug, form, request).with(draft: saved)
  }

  /// Takes an own case away; one that is gone already is no trouble.
  func removeOwnCase(
    _ id: Int, of slug: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    _ = try services.problem(slug)
    try await Coding.removeOwnCase(id: id, slug: slug, with: services)
    return try await changed(slug, form, request).with(draft: saved)
  }

  private func changed(
    _ slug: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    guard request.wantsFragment else { return .toProblem(slug, try? form.language()) }
    let problem = try services.problem(slug)
    let cases = try await Coding.ownCases(slug: slug, with: services)
    return Response(
      html: Workspace.ownCases(Workspace.OwnCases(cases, problem: problem))
        + Workspace.inputs(.own(cases, of: problem)))
  }
}
