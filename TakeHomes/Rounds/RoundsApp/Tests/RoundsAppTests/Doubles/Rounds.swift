import Foundation
import RoundsBridge
import RoundsDomain

extension Round {
  static func sample(
    _ id: Int64, _ status: RoundStatus, score: Int? = nil, arrows: [Arrow] = []
  ) -> Round {
    Round(
      id: id, name: "Round \(id)", date: Date(timeIntervalSince1970: 1_763_900_000),
      distanceMetres: 70, status: status, score: score, arrows: arrows, arrowsPerEnd: 3, endCount: 2
    )
  }

  /// Two of each status but one planned round.
  static let samples: [Round] = [
    .sample(1, .planned), .sample(2, .inProgress, score: 20), .sample(3, .inProgress),
    .sample(4, .paused, score: 30), .sample(5, .paused), .sample(6, .completed, score: 50),
    .sample(7, .completed, score: 40),
  ]
}
