import Catalogue
public import Domain
public import SiteKit
import Store
import Study

extension Problems {
  /// Every problem with its progress, in the catalogue's order; with what a search finds it by when asked.
  ///
  /// Those of an opened topic come with their companions; they stand in the topic's file alone.
  public static func entries(
    forSearch isSearch: Bool = false, opening topic: Topic? = nil, with services: Services
  ) async throws -> [Entry] {
    let progress = try await services.database.progress()
    let solved = try await services.database.solvedSlugs()
    let deck = try await services.reviewDeck()
    let words = isSearch ? try services.problems.words() : [:]
    return try services.problems.summaries().map { summary in
      let opened = try summary.topic == topic ? services.problems.problem(summary.slug) : nil
      return Entry(
        summary: summary,
        progress: solved.contains(summary.slug) ? .solved : progress[summary.slug],
        isDue: deck.standing(of: summary.slug).map { $0.dueOn <= deck.today },
        words: words[summary.slug], companions: opened?.companions ?? [:])
    }
  }

  /// The problems as they are narrowed; a view that is asked for is remembered.
  public static func model(
    filter: ProblemFilter, with services: Services
  ) async throws -> Model {
    let view = try await view(of: filter, with: services)
    let entries = try await entries(
      forSearch: !filter.search.isEmpty, opening: filter.topic, with: services)
    let today = try await services.dayClock().day(of: services.now())
    return Model(entries: entries, filter: filter.shown(as: view), today: today)
  }

  /// Draws a problem that the filter admits, more often one that the learner is weak at; nil when none fits.
  ///
  /// Source: ``ProblemDraw``.
  public static func draw(
    filter: ProblemFilter, with services: Services,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws -> ProblemSummary? {
    let all = try await entries(forSearch: !filter.search.isEmpty, with: services)
    let standings = try await services.reviewDeck().standings
    let draw = ProblemDraw(
      problems: all.map(\.summary),
      solved: Set(all.filter { $0.status == .solved }.map(\.summary.slug)),
      retrievability: Dictionary(standings.map { ($0.slug, $0.retrievability) }) { $1 })
    return draw.one(of: all.filter(filter.admits).map(\.summary), using: &generator)
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
    // A map is not narrowed by progress or words, so a search is answered by a list.
    guard narrowing == filter.ofMap else { return .list }
    return filter.view ?? known ?? .map
  }
}
