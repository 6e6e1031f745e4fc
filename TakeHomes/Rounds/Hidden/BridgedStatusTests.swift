import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A4: a framework that is loaded twice has every status twice.
@MainActor @Suite struct BridgedStatusTests {
  private nonisolated static let names = ["IN_PROGRESS", "COMPLETED", "PAUSED", "PLANNED"]

  private nonisolated static func again(_ status: RoundStatus) -> RoundStatus {
    .bridged(status.name)
  }

  private let twins = Lab.someRounds.map { old in
    var new = old
    new.status = again(old.status)
    return new
  }

  /// What the others stand on; should it fail, the bridge is not the given one.
  @Test(arguments: names)
  func `the bridge gives out a second object that is not equal to the first`(name: String) {
    let second = RoundStatus.bridged(name)
    #expect(second.name == name)
    #expect(!RoundStatus.entries.contains(second))
    #expect(second != RoundStatus.bridged(name))
  }

  @Test(
    arguments: [
      (0, [1, 2, 3, 4, 5, 6, 7, 8]), (1, [2, 6]), (2, [1, 4, 7]), (3, [5]), (4, [3, 8]),
    ] as [(Int, [Int64])])
  func `a second object of a status is filtered like the first`(index: Int, ids: [Int64]) async {
    let (list, _) = await Lab.loaded(twins)
    list.selectedTabIndex = index
    #expect(list.ids == ids)
  }

  @Test func `second objects are counted`() async {
    let (list, _) = await Lab.loaded(twins)
    #expect(list.counts == [8, 2, 3, 1, 2])
  }

  @Test func `a change to a second object of a status moves the counts`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    await list.setStatus(.bridged("PAUSED"), ofRound: 2)
    #expect(list.counts == [8, 1, 3, 2, 2])
    list.selectedTabIndex = 3
    #expect(list.ids == [2, 5])
  }

  @Test(arguments: zip(names, 1...4))
  func `a tab contains a round whose status is a second object`(name: String, index: Int) {
    let one = Lab.round(1, .bridged(name))
    let tabs = RoundTab.allCases.filter { $0.contains(one) }.map(\.rawValue)
    #expect(tabs == [0, index])
  }

  @Test(arguments: RoundStatus.entries)
  func `a card reads the same for a second object of its status`(status: RoundStatus) {
    let first = RoundCard(round: Lab.round(1, status, score: 300))
    #expect(RoundCard(round: Lab.round(1, Self.again(status), score: 300)) == first)
  }

  @Test(arguments: names)
  func `rounds are equal and hash alike when their statuses have one name`(name: String) {
    let (first, second) = (Lab.round(1, .bridged(name)), Lab.round(1, .bridged(name)))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(Set([first, second]).count == 1)
  }

  @Test func `rounds with other names of statuses or other parts differ`() {
    #expect(Lab.round(1, .bridged("PAUSED")) != Lab.round(1, .bridged("PLANNED")))
    #expect(Lab.round(1, .paused, score: 1) != Lab.round(1, .paused, score: 2))
    #expect(Lab.round(1, .paused, name: "A") != Lab.round(1, .paused, name: "B"))
    #expect(Lab.round(1, .paused, arrows: [.x]) != Lab.round(1, .paused, arrows: [.ten]))
  }

  @Test(arguments: names)
  func `what crosses the bridge gets one of the four statuses`(name: String) throws {
    let bridged = BridgedRound(
      id: 1, name: "Round", dateMillis: 0, distanceMetres: 70, status: .bridged(name), score: nil,
      arrows: [], arrowsPerEnd: 6, endCount: 12)
    let status = try Round(bridged).status
    #expect(status.name == name)
    #expect(RoundStatus.entries.contains { $0 === status })
  }

  @Test func `rounds and cards that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        Lab.differentRounds
      ) { $0 == $1 })
    let cards = Lab.roundsOfDifferentCards.map { RoundCard(round: $0) }
    #expect(Lab.tellsApart(cards) { $0 == $1 })
  }
}
