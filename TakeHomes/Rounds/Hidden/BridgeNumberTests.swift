import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain

/// A10: what fits crosses the bridge whole, and what does not fit throws.
@Suite struct BridgeNumberTests {
  private static let most = Int(Int32.max)
  private static let least = Int(Int32.min)

  private func bridged(
    date: Int64 = 0, status: RoundStatus = .completed, score: Int32? = nil, arrows: [Int32] = []
  ) -> BridgedRound {
    BridgedRound(
      id: 9_007_199_254_740_993, name: "WA 720", dateMillis: date, distanceMetres: 70,
      status: status, score: score.map { KotlinInt($0) }, arrows: arrows.map { KotlinInt($0) },
      arrowsPerEnd: 3, endCount: 20)
  }

  @Test func `every part arrives`() throws {
    let one = try Round(
      bridged(date: 1_763_899_200_000, status: .paused, score: 47, arrows: [11, 10, 9, 0]))
    #expect(one.id == 9_007_199_254_740_993)
    #expect(one.name == "WA 720")
    #expect(one.date == Lab.noon)
    #expect(one.distanceMetres == 70)
    #expect(one.status === RoundStatus.paused)
    #expect(one.score == 47)
    #expect(one.arrows == [.x, .ten, .nine, .miss])
    #expect(one.arrowsPerEnd == 3)
    #expect(one.endCount == 20)
  }

  @Test func `every part goes back`() throws {
    let one = try Lab.round(
      5, .inProgress, name: "Portsmouth", distance: 18, score: 560, arrows: [.miss, .one, .x],
      perEnd: 3, ends: 20
    ).bridged()
    #expect(one.id == 5)
    #expect(one.name == "Portsmouth")
    #expect(one.dateMillis == 1_763_899_200_000)
    #expect(one.distanceMetres == 18)
    #expect(one.status.name == "IN_PROGRESS")
    #expect(one.score == KotlinInt(560))
    #expect(one.arrows == [KotlinInt(0), KotlinInt(1), KotlinInt(11)])
    #expect(one.arrowsPerEnd == 3)
    #expect(one.endCount == 20)
    #expect(try Lab.round(6, .planned).bridged().score == nil)
  }

  @Test(arguments: Arrow.allCases)
  func `an arrow is one number there and back`(arrow: Arrow) throws {
    let there = try Lab.round(1, .completed, arrows: [arrow]).bridged()
    #expect(there.arrows.map(\.int32Value) == [Int32(arrow.rawValue)])
    #expect(try Round(there).arrows == [arrow])
  }

  @Test(arguments: [0, 1, 999, 4_102_444_800_123, 7_258_118_399_999, 2_147_483_648_001, -1500])
  func `a date arrives to the millisecond, beyond 2038 too`(millis: Int64) throws {
    let date = Date(timeIntervalSince1970: Double(millis) / 1000)
    #expect(try Round(bridged(date: millis)).date == date)
    #expect(try Lab.round(1, .completed, date: date).bridged().dateMillis == millis)
  }

  @Test(arguments: [most, most - 1, least, 0])
  func `the largest scores fit`(score: Int) throws {
    let there = try Lab.round(1, .completed, score: score).bridged()
    #expect(there.score?.int32Value == Int32(score))
    #expect(try Round(there).score == score)
  }

  @Test(arguments: [most + 1, least - 1, Int.max])
  func `a score that does not fit throws and is not cut off`(score: Int) {
    #expect(throws: BridgeError.overflow(field: "score")) {
      try Lab.round(1, .completed, score: score).bridged()
    }
  }

  @Test func `other numbers that do not fit are named`() {
    let big = Self.most + 1
    #expect(throws: BridgeError.overflow(field: "distanceMetres")) {
      try Lab.round(1, .completed, distance: big).bridged()
    }
    #expect(throws: BridgeError.overflow(field: "arrowsPerEnd")) {
      try Lab.round(1, .completed, perEnd: big).bridged()
    }
    #expect(throws: BridgeError.overflow(field: "endCount")) {
      try Lab.round(1, .completed, ends: big).bridged()
    }
  }

  @Test(arguments: [1e30, -1e30, .infinity])
  func `a date that does not fit throws`(seconds: Double) {
    #expect(throws: BridgeError.overflow(field: "date")) {
      try Lab.round(1, .completed, date: Date(timeIntervalSince1970: seconds)).bridged()
    }
  }

  @Test(arguments: [12, -1, Int32.max])
  func `an arrow that nobody knows throws`(number: Int32) {
    #expect(throws: BridgeError.unknownArrow(number)) { try Round(bridged(arrows: [5, number])) }
  }

  @Test func `a status that nobody knows throws`() {
    #expect(throws: BridgeError.unknownStatus("CANCELLED")) {
      try Round(bridged(status: .bridged("CANCELLED")))
    }
  }

  @Test func `errors and arrows that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          BridgeError.overflow(field: "score"), .overflow(field: "date"), .unknownStatus("A"),
          .unknownStatus("B"), .unknownArrow(12), .unknownArrow(13),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        Arrow.allCases
      ) { $0 == $1 })
  }
}
