import Foundation
import RoundsBridge
import RoundsDomain
import Testing

struct BridgeTests {
  @Test func `a round goes to the bridge and comes back as it was`() throws {
    let round = Round(
      id: .max, name: "Far", date: Date(timeIntervalSince1970: 4_102_444_800.123),
      distanceMetres: 90,
      status: .bridged("PAUSED"), score: 29, arrows: [.x, .nine, .ten, .miss], arrowsPerEnd: 3,
      endCount: 4)
    let bridged = try round.bridged()
    #expect(bridged.dateMillis == 4_102_444_800_123)
    #expect(bridged.arrows.map(\.int32Value) == [11, 9, 10, 0])
    #expect(bridged.score?.int32Value == 29)
    #expect(bridged.status.name == "PAUSED")
    let back = try Round(bridged)
    #expect(back == round)
    #expect(back.status === RoundStatus.paused)
  }

  @Test func `no score is no score`() throws {
    #expect(try Round.sample(1, .planned).bridged().score == nil)
    #expect(try Round(Round.sample(1, .planned).bridged()).score == nil)
  }

  @Test(arguments: [Int(Int32.max), 0, Int(Int32.min)])
  func `the last numbers that fit cross whole`(_ score: Int) throws {
    #expect(try Round.sample(1, .paused, score: score).bridged().score?.int32Value == Int32(score))
  }

  @Test(arguments: [Int(Int32.max) + 1, Int.max, Int(Int32.min) - 1])
  func `a number that does not fit is not cut off`(_ number: Int) {
    var round = Round.sample(1, .paused, score: number)
    #expect(throws: BridgeError.overflow(field: "score")) { try round.bridged() }
    round.score = nil
    round.distanceMetres = number
    #expect(throws: BridgeError.overflow(field: "distanceMetres")) { try round.bridged() }
    round.distanceMetres = 1
    round.arrowsPerEnd = number
    #expect(throws: BridgeError.overflow(field: "arrowsPerEnd")) { try round.bridged() }
    round.arrowsPerEnd = 1
    round.endCount = number
    #expect(throws: BridgeError.overflow(field: "endCount")) { try round.bridged() }
  }

  @Test(arguments: [1e16, -1e16, .infinity]) func `a date beyond all numbers throws`(
    _ seconds: Double
  ) {
    var round = Round.sample(1, .paused)
    round.date = Date(timeIntervalSince1970: seconds)
    #expect(throws: BridgeError.overflow(field: "date")) { try round.bridged() }
  }

  @Test func `what this copy does not know does not come in`() {
    func bridged(_ status: String, _ arrow: Int32) -> BridgedRound {
      BridgedRound(
        id: 1, name: "", dateMillis: 0, distanceMetres: 1, status: .bridged(status), score: nil,
        arrows: [KotlinInt(arrow)], arrowsPerEnd: 1, endCount: 1)
    }
    #expect(throws: BridgeError.unknownStatus("ARCHIVED")) { try Round(bridged("ARCHIVED", 1)) }
    #expect(throws: BridgeError.unknownArrow(12)) { try Round(bridged("PAUSED", 12)) }
    #expect(throws: BridgeError.unknownArrow(-1)) { try Round(bridged("PAUSED", -1)) }
  }

  @Test func `an arrow's text is the sheet's`() {
    #expect(
      Arrow.allCases.map(\.text) == ["M", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "X"])
    #expect(Arrow.allCases.map(\.points) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])
    #expect(Arrow.allCases.map { Arrow(text: $0.text) } == Arrow.allCases)
    #expect(Arrow(text: "x") == .x)
    #expect(Arrow(text: "m") == .miss)
    for text in ["", "0", "11", "XX", "-1", "+5", "01"] { #expect(Arrow(text: text) == nil) }
  }
}
