import AppFeature
import CodingFeature
import Domain
import Hummingbird
import SiteKit

extension Site {
  /// Keeps who judges the learner's code for a problem; scripts get the buttons that follow from it.
  func choosePlace(
    of slug: String, _ form: Form, _ request: Request
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    let name = try form.text("place")
    guard let place = ExecutionPlace(rawValue: name) else { throw WebError.missingField("place") }
    try await Coding.setPlace(place, of: slug, with: services)
    guard request.wantsFragment else { return .toProblem(slug, try? form.language()) }
    let view = ProblemView(language: try? form.language())
    let model = try await Workspace.model(slug: slug, view: view, with: services)
    return Response(html: Workspace.actions(model)).with(draft: saved)
  }
}
