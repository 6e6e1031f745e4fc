import Foundation
import RoundsBridge
import RoundsDomain

public struct RoundDisplay: Hashable, Sendable {
  public var timeZone: TimeZone
  public var units: DistanceUnit

  public init(timeZone: TimeZone = .gmt, units: DistanceUnit = .metres) {
    self.timeZone = timeZone
    self.units = units
  }
}

func dateText(_ date: Date, in zone: TimeZone) -> String {
  var style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: zone)
  style.calendar = Calendar(identifier: .gregorian)
  return date.formatted(style.day().month(.abbreviated).year())
}

func distanceText(_ metres: Int, in unit: DistanceUnit) -> String {
  switch unit {
  case .metres: "\(metres) m"
  case .yards: "\(Int(lround(Double(metres) / 0.9144))) yd"
  }
}

func statusText(_ round: Round) -> String {
  RoundTab.allCases.filter { $0 != .all && $0.contains(round) }.map(\.title).first
    ?? round.status.name
}

func scoreText(_ round: Round) -> String? {
  RoundTab.planned.contains(round) ? nil : round.score.map { "\($0)" }
}

func messageText(_ error: any Error) -> String {
  if let ours = error as? RoundsError { return ours.description }
  return "That did not work: \(error)"
}

public struct RoundCard: Identifiable, Hashable, Sendable {
  public let id: Int64
  public let name, date, distance: String
  public let score: String?
  public let status: String

  public init(round: Round, display: RoundDisplay = RoundDisplay()) {
    id = round.id
    name = round.name
    date = dateText(round.date, in: display.timeZone)
    distance = distanceText(round.distanceMetres, in: display.units)
    score = scoreText(round)
    status = statusText(round)
  }
}

public enum RoundListScreen: Hashable, Sendable {
  case loading, error(String), empty(String), content([RoundCard])

  public init(isLoading: Bool, errorMessage: String?, cards: [RoundCard], tab: RoundTab) {
    self =
      isLoading
      ? .loading
      : errorMessage.map { .error($0) }
        ?? (cards.isEmpty ? .empty(tab.emptyMessage) : .content(cards))
  }
}

extension RoundTab {
  public var emptyMessage: String {
    ["No rounds", "Nothing under way", "Nothing finished", "Nothing on hold", "No plans"][rawValue]
  }
}
