import Domain
import Store

extension Problems {
  /// Every problem with its progress, in the catalogue's order.
  public static func entries(with services: Services) async throws -> [Entry] {
    let progress = try await services.database.progress()
    return try services.problems.summaries().map {
      Entry(summary: $0, progress: progress[$0.slug])
    }
  }

  /// The list as it is narrowed.
  public static func model(
    filter: ProblemFilter, with services: Services
  ) async throws -> Model {
    Model(entries: try await entries(with: services), filter: filter)
  }
}
