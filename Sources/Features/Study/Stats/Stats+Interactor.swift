import Domain
public import SiteKit
import Store
import Study

extension Stats {
  /// Every figure as it stands.
  public static func model(with services: Services) async throws -> Model {
    Model(try await content(with: services))
  }

  /// The rows behind a part of a figure.
  public static func rows(_ rows: StatsRows, with services: Services) async throws -> Rows {
    Rows(rows, of: try await content(with: services))
  }

  static func content(with services: Services) async throws -> Content {
    // A session whose time ran out unseen is finished by this.
    _ = try await FocusTimer.current(with: services)
    let clock = try await services.dayClock()
    let database = services.database
    let standings = try await services.reviewDeck().standings
    var content = Content(
      problems: try services.problems.summaries(), sessions: try await database.focusSessions(),
      submissions: try await database.submissions { clock.moment($0).offsetSeconds },
      reviews: try await database.reviews(), solved: try await database.solvedSlugs(),
      retrievability: Dictionary(standings.map { ($0.slug, $0.retrievability) }) { $1 },
      clock: clock, now: clock.moment(services.now()))
    content.drilled = try await database.drilledMoments()
    return content
  }
}
