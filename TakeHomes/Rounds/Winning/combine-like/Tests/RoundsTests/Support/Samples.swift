import Foundation
import RoundsBridge
import RoundsDomain
import Testing

func sample(
  _ id: Int64, _ status: RoundStatus = .completed, name: String = "WA 720", score: Int? = nil,
  arrows: [Arrow] = [], perEnd: Int = 6, date: Date = Date(timeIntervalSince1970: 1_763_899_200),
  metres: Int = 70
) -> Round {
  Round(
    id: id, name: name, date: date, distanceMetres: metres, status: status, score: score,
    arrows: arrows, arrowsPerEnd: perEnd)
}

/// Two in progress, one of each other status, from another copy of the framework.
let mixed = [
  sample(1, .bridged("COMPLETED"), score: 641), sample(2, .bridged("IN_PROGRESS")),
  sample(3, .bridged("PAUSED")), sample(4, .bridged("PLANNED"), score: 12),
  sample(5, .bridged("IN_PROGRESS")),
]

struct Trouble: Error {}

@MainActor func eventually(
  _ condition: @MainActor () -> Bool, at place: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<200_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("It never came true.", sourceLocation: place)
}
