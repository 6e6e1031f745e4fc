import Hummingbird
import SiteKit
import StudyFeature

extension Site {
  /// The figures, or the rows behind a part of one.
  func stats(
    _ path: StatsPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page:
      Response(html: Stats.html(try await Stats.model(with: services), context.page))
    case .rows(let rows):
      Response(html: Stats.html(try await Stats.rows(rows, with: services), context.page))
    }
  }

  /// Statistics are only read.
  func changeStats(
    _ path: StatsPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    throw WebError.wrongMethod
  }
}
