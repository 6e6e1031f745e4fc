import AppFeature
import Domain
import Hummingbird
import SiteKit
import StudyFeature

extension Site {
  /// What is due, or how it stands with one problem; scripts get the panel with its grades.
  func review(
    _ path: ReviewPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page:
      return Response(html: Review.html(try await Review.pageModel(with: services), context.page))
    case .problem(let slug):
      return try await reviewed(slug, isFragment: request.wantsFragment, context)
    case .change, .help: throw WebError.wrongMethod
    }
  }

  /// Grades a problem, changes a grade, or remembers that help was opened.
  func changeReview(
    _ path: ReviewPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page: throw WebError.wrongMethod
    case .problem(let slug):
      try await Review.grade(slug, as: try form.grade(), with: services)
      guard !request.wantsFragment else {
        return try await reviewed(slug, isFragment: true, context)
      }
      return .toReview(slug)
    case .change(let slug, let id):
      try await Review.change(review: id, of: slug, to: try form.grade(), with: services)
      return .toReview(slug)
    case .help(let slug, let help):
      try await Review.open(help, slug: slug, with: services)
      if request.wantsFragment { return Response(status: .noContent) }
      let saved = try await keepDraft(of: slug, form)
      let view = ProblemView(tab: help.tab, language: saved?.language)
      return .redirect(to: SitePath.problem(slug: slug, view).description, type: .normal)
    }
  }

  private func reviewed(
    _ slug: String, isFragment: Bool, _ context: SiteContext
  ) async throws -> Response {
    let model = try await Review.model(slug: slug, with: services)
    return Response(
      html: isFragment ? Review.panel(model, context.page) : Review.html(model, context.page))
  }
}

extension Form {
  /// The grade that the form names.
  fileprivate func grade() throws -> Grade {
    let name = try text("grade")
    guard let grade = Grade(rawValue: name) else { throw ReviewError.unknownGrade(name: name) }
    return grade
  }
}

extension Response {
  fileprivate static func toReview(_ slug: String) -> Response {
    .redirect(to: SitePath.review(.problem(slug: slug)).description, type: .normal)
  }
}
