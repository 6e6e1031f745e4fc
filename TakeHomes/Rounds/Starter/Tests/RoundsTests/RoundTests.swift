import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain

struct RoundTests {
  @Test func `a round comes over the bridge`() throws {
    let bridged = BridgedRound(
      id: 7, name: "WA 720", dateMillis: 1_763_899_200_000, distanceMetres: 70,
      status: .completed, score: KotlinInt(641), arrows: [KotlinInt(10)], arrowsPerEnd: 6,
      endCount: 12)
    let round = try Round(bridged)
    #expect(round.score == 641)
    #expect(round.arrows == [.ten])
  }
}
