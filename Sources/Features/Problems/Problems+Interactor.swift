import Domain
import Store
import Study

extension Problems {
  /// Every problem with its progress, in the catalogue's order.
  public static func entries(with services: Services) async throws -> [Entry] {
    let progress = try await services.database.progress()
    let solved = try await services.database.solvedSlugs()
    let deck = try await Review.deck(with: services)
    return try services.problems.summaries().map { summary in
      Entry(
        summary: summary,
        progress: solved.contains(summary.slug) ? .solved : progress[summary.slug],
        isDue: deck.standing(of: summary.slug).map { $0.dueOn <= deck.today })
    }
  }

  /// The problems as they are narrowed; a view that is asked for is remembered.
  public static func model(
    filter: ProblemFilter, with services: Services
  ) async throws -> Model {
    let view = try await view(of: filter, with: services)
    return Model(entries: try await entries(with: services), filter: filter.shown(as: view))
  }

  private static func view(
    of filter: ProblemFilter, with services: Services
  ) async throws -> ProblemFilter.View {
    let known = try await services.database.setting(viewSetting).flatMap {
      ProblemFilter.View(rawValue: $0)
    }
    if let wanted = filter.view, wanted != known {
      try await services.database.setSetting(viewSetting, to: wanted.rawValue)
    }
    var narrowing = filter
    narrowing.view = nil
    // A map says nothing of single problems, so a search is answered by a list.
    guard narrowing == filter.ofMap else { return .list }
    return filter.view ?? known ?? .map
  }
}
