import Foundation
import RoundsBridge
import XCTest

@testable import RoundsDomain

final class DomainTests: XCTestCase {
  func testArrows() {
    XCTAssertEqual(Arrow.x.points, 10)
    XCTAssertEqual(Arrow.ten.points, 10)
    XCTAssertEqual(Arrow.nine.points, 9)
    XCTAssertEqual(Arrow.miss.points, 0)
    for arrow in Arrow.allCases {
      XCTAssertEqual(Arrow(text: arrow.text), arrow)
      XCTAssertEqual(Arrow(text: arrow.text.lowercased()), arrow)
    }
    XCTAssertEqual(Arrow.x.text, "X")
    XCTAssertEqual(Arrow.miss.text, "M")
    XCTAssertEqual(Arrow.ten.text, "10")
    for text in ["", "0", "11", "Q"] {
      XCTAssertNil(Arrow(text: text), text)
    }
  }

  func testRoundsAreEqualByTheNameOfTheirStatus() {
    let left = makeRound(1, "PAUSED")
    let right = makeRound(1, "PAUSED")
    XCTAssertEqual(left, right)
    XCTAssertEqual(left.hashValue, right.hashValue)
    XCTAssertEqual(Set([left, right]).count, 1)
    XCTAssertNotEqual(left, makeRound(1, "PLANNED"))
    var changed = right
    changed.score = 1
    XCTAssertNotEqual(left, changed)
    changed = right
    changed.arrows = [.x]
    XCTAssertNotEqual(left, changed)
    changed = right
    changed.endCount += 1
    XCTAssertNotEqual(left, changed)
  }

  func testTabs() {
    XCTAssertEqual(
      RoundTab.allCases.map { $0.title }, ["All", "In Progress", "Completed", "Paused", "Planned"])
    let ids = RoundTab.allCases.map { tab in five.filter { tab.contains($0) }.map { $0.id } }
    XCTAssertEqual(ids, [[10, 11, 12, 13, 14], [11, 14], [12], [13], [10]])
  }

  // MARK: - Bridge

  private func bridged(
    _ status: String = "IN_PROGRESS", millis: Int64 = 5_000_000_000_007, arrows: [Int32] = [0, 11],
    score: KotlinInt? = KotlinInt(10)
  ) -> BridgedRound {
    return BridgedRound(
      id: 4, name: "Indoor", dateMillis: millis, distanceMetres: 18, status: .bridged(status),
      score: score, arrows: arrows.map { KotlinInt($0) }, arrowsPerEnd: 3, endCount: 20)
  }

  func testThereAndBackAgain() throws {
    for millis: Int64 in [0, 1, -1, 999, 1_763_899_200_123, 5_000_000_000_007, -86_400_001] {
      let round = try Round(bridged(millis: millis))
      XCTAssertEqual(round.date.timeIntervalSince1970, Double(millis) / 1_000, accuracy: 0.000_4)
      let back = try round.bridged()
      XCTAssertEqual(back.dateMillis, millis)
      XCTAssertEqual(back.id, 4)
      XCTAssertEqual(back.name, "Indoor")
      XCTAssertEqual(back.distanceMetres, 18)
      XCTAssertEqual(back.status.name, "IN_PROGRESS")
      XCTAssertEqual(back.score?.int32Value, 10)
      XCTAssertEqual(back.arrows.map { $0.int32Value }, [0, 11])
      XCTAssertEqual(back.arrowsPerEnd, 3)
      XCTAssertEqual(back.endCount, 20)
    }
    XCTAssertNil(try Round(bridged(score: nil)).score)
    XCTAssertNil(try Round(bridged(score: nil)).bridged().score)
    XCTAssertEqual(try Round(bridged()).arrows, [.miss, .x])
  }

  func testTheStatusIsOurs() throws {
    for entry in RoundStatus.entries {
      XCTAssertTrue(try Round(bridged(entry.name)).status === entry)
    }
  }

  func testStrangersAreThrown() {
    XCTAssertThrowsError(try Round(bridged("GONE"))) {
      XCTAssertEqual($0 as? BridgeError, .unknownStatus("GONE"))
    }
    for number: Int32 in [-1, 12, .max] {
      XCTAssertThrowsError(try Round(bridged(arrows: [number]))) {
        XCTAssertEqual($0 as? BridgeError, .unknownArrow(number))
      }
    }
  }

  func testWhatDoesNotFitIsThrown() {
    func expect(
      _ field: String, line: UInt = #line, _ change: (inout Round) -> Void
    ) {
      var round = makeRound(1)
      change(&round)
      XCTAssertThrowsError(try round.bridged(), line: line) {
        XCTAssertEqual($0 as? BridgeError, .overflow(field: field), line: line)
      }
    }
    expect("score") { $0.score = 2_147_483_648 }
    expect("score") { $0.score = -2_147_483_649 }
    expect("distanceMetres") { $0.distanceMetres = 1 << 33 }
    expect("arrowsPerEnd") { $0.arrowsPerEnd = 1 << 33 }
    expect("endCount") { $0.endCount = 1 << 33 }
    expect("date") { $0.date = Date(timeIntervalSince1970: 1e18) }
  }
}
