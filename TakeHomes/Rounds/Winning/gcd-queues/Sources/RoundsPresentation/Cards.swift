import Foundation
import RoundsBridge
import RoundsDomain
import RoundsFormatting

public struct RoundDisplay: Hashable, Sendable {
  public var timeZone: TimeZone
  public var units: DistanceUnit

  public init(timeZone: TimeZone = .gmt, units: DistanceUnit = .metres) {
    self.timeZone = timeZone
    self.units = units
  }

  var text: RoundText {
    return RoundText(timeZone: timeZone, unit: units)
  }
}

public struct RoundCard: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let name: String
  public let date: String
  public let distance: String
  public let score: String?
  public let status: String

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    id = round.id
    name = round.name
    date = display.text.date(round.date)
    distance = display.text.distance(round.distanceMetres)
    let tab = RoundTab.allCases.dropFirst().first { $0.contains(round) }
    status = tab?.title ?? round.status.name.capitalized
    if tab != .planned, let points = round.score {
      score = "\(points)"
    } else {
      score = nil
    }
  }
}

public enum RoundListScreen: Hashable, Sendable {
  case loading
  case error(String)
  case empty(String)
  case content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    switch (isLoading, errorMessage, cards.isEmpty) {
    case (true, _, _): self = .loading
    case (false, let message?, _): self = .error(message)
    case (false, nil, true): self = .empty(tab.emptyMessage)
    case (false, nil, false): self = .content(cards)
    }
  }
}

extension RoundTab {
  public var emptyMessage: String {
    switch self {
    case .all: return "No rounds yet. Shoot some arrows!"
    case .inProgress: return "You are not shooting a round."
    case .completed: return "You have not completed a round yet."
    case .paused: return "No round waits for you."
    case .planned: return "Nothing is planned."
    }
  }
}

public struct RoundDetail: Hashable, Sendable {
  public struct End: Hashable, Sendable {
    public let number: Int
    public let arrows: [String]
    public let total: Int
    public let runningTotal: Int
  }

  public let card: RoundCard
  public let ends: [End]
  public let tens: Int
  public let xs: Int
  public let misses: Int

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    card = RoundCard(round: round, display: display)
    var rest = round.arrows[...]
    var made: [End] = []
    while !rest.isEmpty {
      let size = round.arrowsPerEnd > 0 ? round.arrowsPerEnd : rest.count
      let shot = rest.prefix(size)
      rest = rest.dropFirst(size)
      let total = shot.map { $0.points }.reduce(0, +)
      made.append(
        End(
          number: made.count + 1, arrows: shot.map { $0.text }, total: total,
          runningTotal: (made.last?.runningTotal ?? 0) + total))
    }
    ends = made
    xs = round.arrows.filter { $0 == .x }.count
    tens = round.arrows.filter { $0 == .ten }.count + xs
    misses = round.arrows.filter { $0 == .miss }.count
  }
}
