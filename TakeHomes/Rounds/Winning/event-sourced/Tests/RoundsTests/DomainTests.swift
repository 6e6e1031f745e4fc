import Foundation
import RoundsBridge
import Testing

@testable import RoundsDomain

struct ArrowTests {
  @Test func `points and texts`() {
    #expect(Arrow.allCases.map(\.points) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])
    #expect(
      Arrow.allCases.map(\.text) == ["M", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "X"])
  }

  @Test func `texts are read back, whatever their case`() {
    for arrow in Arrow.allCases { #expect(Arrow(text: arrow.text) == arrow) }
    #expect(Arrow(text: "x") == .x)
    #expect(Arrow(text: "m") == .miss)
    for wrong in ["", "0", "11", "12", "-1", "Y"] { #expect(Arrow(text: wrong) == nil) }
  }
}

struct RoundEqualityTests {
  @Test func `statuses count by name`() {
    for status in RoundStatus.entries {
      let (ours, theirs) = (sample(1, status), sample(1, .bridged(status.name)))
      #expect(ours == theirs)
      #expect(ours.hashValue == theirs.hashValue)
      #expect(Set([ours, theirs]).count == 1)
    }
    #expect(sample(1, .planned) != sample(1, .paused))
  }

  @Test func `each part counts`() {
    let round = sample(1)
    #expect(round != sample(2))
    let changes: [(inout Round) -> Void] = [
      { $0.name = "WA 18" }, { $0.date += 1 }, { $0.distanceMetres = 18 }, { $0.score = 0 },
      { $0.arrows = [.x] }, { $0.arrowsPerEnd = 3 }, { $0.endCount = 1 },
    ]
    for change in changes {
      var other = round
      change(&other)
      #expect(other != round)
    }
  }
}

struct TabTests {
  @Test func `five tabs in order`() {
    #expect(
      RoundTab.allCases.map(\.title) == ["All", "In Progress", "Completed", "Paused", "Planned"])
    #expect(RoundTab.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `each holds its own`() {
    let held = RoundTab.allCases.map { tab in mixed.filter(tab.contains).map(\.id) }
    #expect(held == [[1, 2, 3, 4, 5], [2, 5], [1], [3], [4]])
  }
}

struct BridgeTests {
  private func bridged(
    status: RoundStatus = .completed, score: KotlinInt? = KotlinInt(641),
    arrows: [Int32] = [10, 11],
    millis: Int64 = 4_102_444_800_123
  ) -> BridgedRound {
    BridgedRound(
      id: 7, name: "WA 720", dateMillis: millis, distanceMetres: 70, status: status, score: score,
      arrows: arrows.map(KotlinInt.init), arrowsPerEnd: 3, endCount: 20)
  }

  @Test func `a round arrives whole`() throws {
    let round = try Round(bridged())
    let due = Round(
      id: 7, name: "WA 720", date: Date(timeIntervalSince1970: 4_102_444_800.123),
      distanceMetres: 70, status: .completed, score: 641, arrows: [.ten, .x], arrowsPerEnd: 3,
      endCount: 20)
    #expect(abs(round.date.timeIntervalSince(due.date)) < 0.0005)
    var same = round
    same.date = due.date
    #expect(same == due)
    #expect(try Round(bridged(score: nil)).score == nil)
  }

  @Test func `the status becomes one of the entries`() throws {
    for status in RoundStatus.entries {
      #expect(try Round(bridged(status: .bridged(status.name))).status === status)
    }
  }

  @Test(arguments: [4_102_444_800_123, 1, 999, -1, -1_500, 1_763_899_200_987] as [Int64])
  func `it goes back as it came`(millis: Int64) throws {
    let back = try Round(bridged(millis: millis)).bridged()
    #expect(back.dateMillis == millis)
    #expect(back.id == 7)
    #expect(back.name == "WA 720")
    #expect(back.distanceMetres == 70)
    #expect(back.status.name == "COMPLETED")
    #expect(back.score == KotlinInt(641))
    #expect(back.arrows == [KotlinInt(10), KotlinInt(11)])
    #expect(back.arrowsPerEnd == 3)
    #expect(back.endCount == 20)
    #expect(try Round(bridged(score: nil)).bridged().score == nil)
  }

  @Test func `what nobody knows is thrown`() {
    #expect(throws: BridgeError.unknownStatus("LOST")) {
      try Round(bridged(status: .bridged("LOST")))
    }
    for arrow in [12, -1] as [Int32] {
      #expect(throws: BridgeError.unknownArrow(arrow)) { try Round(bridged(arrows: [1, arrow])) }
    }
  }

  @Test func `what does not fit is thrown`() {
    let big = Int(Int32.max) + 1
    let changes: [(String, (inout Round) -> Void)] = [
      ("score", { $0.score = big }), ("score", { $0.score = -big - 1 }),
      ("distanceMetres", { $0.distanceMetres = big }), ("arrowsPerEnd", { $0.arrowsPerEnd = big }),
      ("endCount", { $0.endCount = big }),
      ("date", { $0.date = Date(timeIntervalSince1970: 1e300) }),
      ("date", { $0.date = Date(timeIntervalSince1970: -1e18) }),
    ]
    for (field, change) in changes {
      var round = sample(1)
      change(&round)
      #expect(throws: BridgeError.overflow(field: field)) { try round.bridged() }
    }
  }

  @Test func `the largest still fits`() throws {
    #expect(try sample(1, score: Int(Int32.max)).bridged().score == KotlinInt(.max))
  }
}
