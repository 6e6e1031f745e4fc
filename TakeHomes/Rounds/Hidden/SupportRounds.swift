import Foundation
import RoundsBridge

@testable import RoundsDomain

extension Lab {
  /// Noon of the 23rd of November 2025, in Greenwich.
  static let noon = Date(timeIntervalSince1970: 1_763_899_200)

  static func round(
    _ id: Int64, _ status: RoundStatus, name: String = "Round", distance: Int = 70,
    score: Int? = nil, arrows: [Arrow] = [], perEnd: Int = 6, ends: Int = 12, date: Date = Lab.noon
  ) -> Round {
    Round(
      id: id, name: name, date: date, distanceMetres: distance, status: status, score: score,
      arrows: arrows, arrowsPerEnd: perEnd, endCount: ends)
  }

  /// Eight rounds: two in progress, three completed, one paused, two planned.
  static let someRounds = [
    Lab.round(1, .completed, score: 600), Lab.round(2, .inProgress, score: 120),
    Lab.round(3, .planned),
    Lab.round(4, .completed, score: 641), Lab.round(5, .paused, score: 88),
    Lab.round(6, .inProgress),
    Lab.round(7, .completed, score: 512), Lab.round(8, .planned),
  ]

  /// Rounds that differ from the first in one part each, which their cards show.
  static var roundsOfDifferentCards: [Round] {
    [
      Lab.round(1, .paused, score: 1), Lab.round(2, .paused, score: 1),
      Lab.round(1, .bridged("IN_PROGRESS"), score: 1), Lab.round(1, .paused, name: "B", score: 1),
      Lab.round(1, .paused, distance: 18, score: 1), Lab.round(1, .paused, score: 2),
      Lab.round(1, .paused),
      Lab.round(1, .paused, score: 1, date: Date(timeIntervalSince1970: 0)),
    ]
  }

  /// The same, and those whose cards are alike.
  static var differentRounds: [Round] {
    roundsOfDifferentCards + [
      Lab.round(1, .paused, score: 1, arrows: [.x]),
      Lab.round(1, .paused, score: 1, arrows: [.ten]),
      Lab.round(1, .paused, score: 1, perEnd: 3), Lab.round(1, .paused, score: 1, ends: 20),
    ]
  }
}

/// What goes wrong, with words that no error of the project has.
struct Trouble: Error, Equatable, CustomStringConvertible {
  var description = "The wind took the target."
}
