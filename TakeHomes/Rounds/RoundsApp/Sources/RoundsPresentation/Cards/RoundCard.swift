internal import RoundsBridge
public import RoundsDomain

/// A round as the list shows it.
public struct RoundCard: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let name: String
  /// `23 Nov 2025`.
  public let date: String
  /// `70 m`.
  public let distance: String
  /// Nil for a planned round, whatever is stored, and where none is known.
  public let score: String?
  /// As its tab is called; a status that nobody knows stands as it came.
  public let status: String
  /// Where a tap on it leads.
  public let route: RoundsRoute

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    let tab = RoundTab(of: round.status)
    id = round.id
    name = round.name
    date = display.day(round.date)
    distance = display.distance(metres: round.distanceMetres)
    score = tab == .planned ? nil : round.score.map { String($0) }
    status = tab?.title ?? round.status.name
    route = .detail(id: round.id)
  }
}
