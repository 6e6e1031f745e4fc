import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A3: counts that follow a change without another load.
@MainActor @Suite struct LiveCountTests {
  @Test func `the five tabs stand in their order`() {
    #expect(RoundTab.allCases == [.all, .inProgress, .completed, .paused, .planned])
    #expect(RoundTab.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      RoundTab.allCases.map(\.title) == ["All", "In Progress", "Completed", "Paused", "Planned"])
  }

  @Test func `a tab contains the rounds of its status`() {
    let rounds = [
      Lab.round(1, .inProgress), Lab.round(2, .completed), Lab.round(3, .paused),
      Lab.round(4, .planned),
    ]
    for (place, tab) in RoundTab.allCases.enumerated() {
      let ids = rounds.filter(tab.contains).map(\.id)
      #expect(ids == (place == 0 ? [1, 2, 3, 4] : [Int64(place)]))
    }
  }

  @Test func `a change of status moves one round from one count to another`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    await list.setStatus(.completed, ofRound: 2)
    #expect(list.counts == [8, 1, 4, 1, 2])
    await list.setStatus(.paused, ofRound: 3)
    #expect(list.counts == [8, 1, 4, 2, 1])
    #expect(list.counts.dropFirst().reduce(0, +) == list.count(forTab: 0))
    #expect(repository.loads.value == 1)
    #expect(list.rounds.map(\.id) == Lab.someRounds.map(\.id))
  }

  @Test func `a change of status leaves the tab at once`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    list.selectedTabIndex = 1
    await list.setStatus(.completed, ofRound: 2)
    #expect(list.ids == [6])
    list.selectedTabIndex = 2
    #expect(list.ids == [1, 2, 4, 7])
  }

  @Test func `a change of status is saved, with the rest of the round as it was`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    await list.setStatus(.completed, ofRound: 2)
    var expected = Lab.someRounds[1]
    expected.status = .completed
    #expect(repository.saved.value == [expected])
    #expect(list.rounds[1] == expected)
    #expect(list.errorMessage == nil)
  }

  @Test func `a change that cannot be saved changes nothing and says why`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    repository.trouble.set(Trouble())
    await list.setStatus(.completed, ofRound: 2)
    #expect(list.counts == [8, 2, 3, 1, 2])
    #expect(list.rounds == Lab.someRounds)
    #expect(list.errorMessage?.isEmpty == false)
  }

  @Test func `another load counts what it brought`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    repository.rounds.set([Lab.round(1, .paused), Lab.round(2, .paused), Lab.round(3, .planned)])
    await list.refresh()
    #expect(list.counts == [3, 0, 0, 2, 1])
    repository.rounds.set([])
    await list.loadRounds()
    #expect(list.counts == [0, 0, 0, 0, 0])
  }

  @Test func `rounds that differ in one part are not equal, nor are tabs`() {
    #expect(
      Lab.tellsApart(
        Lab.differentRounds
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        RoundTab.allCases
      ) { $0 == $1 })
  }
}
