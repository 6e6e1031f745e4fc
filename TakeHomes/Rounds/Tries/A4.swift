import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

private func round(_ id: Int64, _ status: RoundStatus = .planned, score: Int? = nil) -> Round {
  Round(
    id: id, name: "Round", date: Date(timeIntervalSince1970: 1_763_900_000), distanceMetres: 70,
    status: status, score: score)
}

struct SecondObjectTests {
  /// The second object has the same name, but `==` says that the two differ.
  @Test func `a second object of a status is the same status`() {
    let again = RoundStatus.bridged(RoundStatus.planned.name)
    #expect(RoundTab.planned.contains(round(1, again)))
    #expect(round(1, again) == round(1, .planned))
    #expect(Set([round(1, again), round(1, .planned)]).count == 1)
  }
}
