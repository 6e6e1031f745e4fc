import Domain
import Features
import Hummingbird

extension Site {
  /// Keeps an own input; one that cannot be used is explained beside what was typed.
  func addOwnCase(
    _ slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    let typed = form["case"] ?? form["input"] ?? ""
    let expected = form["expected"]
    do {
      try await Coding.addOwnCase(
        slug: slug, input: typed, expected: expected, with: services)
    } catch let error as any UserFacingError where request.wantsFragment {
      if case .unknownProblem = error as? CodingError { throw error }
      let section = try await ownCases(
        of: slug, typed: typed, expected: expected ?? "", trouble: "\(error)", context)
      return Response(html: section, status: .unprocessableContent).with(draft: saved)
    }
    return try await changed(slug, form, request, context).with(draft: saved)
  }

  /// Takes an own case away; one that is gone already is no trouble.
  func removeOwnCase(
    _ id: Int, of slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    _ = try Coding.problem(slug, with: services)
    let cases = try await services.database.ownCases(slug: slug)
    if cases.contains(where: { $0.id == id }) {
      try await services.database.removeOwnCase(id: id)
    }
    return try await changed(slug, form, request, context).with(draft: saved)
  }

  private func changed(
    _ slug: String, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    guard request.wantsFragment else { return .toProblem(slug, try? form.language()) }
    return Response(html: try await ownCases(of: slug, context))
  }
}
