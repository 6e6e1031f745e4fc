import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import RoundsPresentation
import Testing

@MainActor struct LiveListTests {
  private func list(_ rounds: [Round]) async -> (RoundListViewModel, ScriptedRepository) {
    let repository = ScriptedRepository([.init(answer: .success(rounds))])
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    return (list, repository)
  }

  private func counts(_ list: RoundListViewModel) -> [Int] {
    RoundTab.allCases.map { list.count(forTab: $0.rawValue) }
  }

  @Test func `a status that changes moves one round between counts and loads nothing`() async {
    let (list, repository) = await list(Round.samples)
    await list.setStatus(.paused, ofRound: 2)
    #expect(counts(list) == [7, 1, 2, 3, 1])
    #expect(repository.asked == 1)
    #expect(repository.saved.map(\.id) == [2])
    #expect(repository.saved.map(\.status.name) == ["PAUSED"])
    #expect(list.rounds.map(\.id) == Round.samples.map(\.id))
  }

  @Test func `a round that leaves its tab leaves what is shown`() async {
    let (list, _) = await list(Round.samples)
    list.selectedTabIndex = RoundTab.inProgress.rawValue
    await list.setStatus(.completed, ofRound: 3)
    #expect(list.filteredRounds.map(\.id) == [2])
  }

  @Test func `a status that is not saved does not change`() async {
    let (list, repository) = await list(Round.samples)
    repository.failSaving(.notSaved("No."))
    await list.setStatus(.paused, ofRound: 2)
    #expect(counts(list) == [7, 2, 2, 2, 1])
    #expect(list.errorMessage == "\(RoundsError.notSaved("No."))")
  }

  @Test func `a round that is not there is an error`() async {
    let (list, repository) = await list(Round.samples)
    await list.setStatus(.paused, ofRound: 99)
    #expect(list.errorMessage == "\(RoundsError.noSuchRound(id: 99))")
    #expect(repository.saved.isEmpty)
  }

  // MARK: Statuses of another copy of the framework

  @Test(arguments: RoundTab.allCases.dropFirst())
  func `a status from elsewhere is filtered, counted and shown`(_ tab: RoundTab) async throws {
    let name = try #require(tab.status?.name)
    let (list, _) = await list([.sample(1, .bridged(name), score: 7), .sample(2, .bridged(name))])
    list.selectedTabIndex = tab.rawValue
    #expect(list.filteredRounds.map(\.id) == [1, 2])
    #expect(counts(list).reduce(0, +) == 4)
    guard case .content(let cards) = list.screen else { return #expect(Bool(false)) }
    #expect(cards.map(\.status) == [tab.title, tab.title])
    #expect(cards[0].score == (tab == .planned ? nil : "7"))
  }

  @Test func `rounds are equal when their statuses have one name`() {
    let (one, other) = (Round.sample(1, .paused), Round.sample(1, .bridged("PAUSED")))
    #expect(one.status != other.status)
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    #expect(one != .sample(1, .planned))
    #expect(one != .sample(2, .paused))
  }

  // MARK: Recomputing

  @Test func `each change of an input is one recompute`() async {
    let (list, _) = await list(Round.samples)
    #expect(list.recomputeCount == 1)
    list.selectedTabIndex = 1
    #expect(list.recomputeCount == 2)
    list.selectedTabIndex = 1
    list.selectedTabIndex = 9
    #expect(list.recomputeCount == 2)
    await list.refresh()
    #expect(list.recomputeCount == 3)
    await list.setStatus(.paused, ofRound: 2)
    #expect(list.recomputeCount == 4)
    _ = counts(list)
    _ = list.screen
    #expect(list.recomputeCount == 4)
  }

  @Test func `a failed load recomputes nothing`() async {
    let list = RoundListViewModel(
      repository: ScriptedRepository([.init(answer: .failure(.unreadable("No.")))]))
    await list.loadRounds()
    #expect(list.recomputeCount == 0)
  }

  // MARK: Its life

  @Test func `a load that is not waited for fills the list`() async {
    let repository = MockRoundRepository()
    repository.roundsToReturn = Round.samples
    let list = RoundListViewModel(repository: repository)
    list.start()
    #expect(list.isLoading)
    await eventually { await list.rounds.count == 7 }
    #expect(!list.isLoading)
  }

  @Test func `a list that is freed while it loads is not kept, and its load is cancelled`() async {
    let gate = Gate()
    let repository = ScriptedRepository([.init(gate: gate, answer: .success([]))])
    weak var freed: RoundListViewModel?
    do {
      let list = RoundListViewModel(repository: repository)
      freed = list
      list.start()
      await eventually { gate.waitingCount == 1 }
    }
    #expect(freed == nil)
    gate.open()
    await eventually { repository.cancelled == 1 }
  }

  @Test func `what was done elsewhere is taken without loading`() async {
    let (list, repository) = await list(Round.samples)
    list.take(.saved(.sample(8, .planned)))
    list.take(.deleted(id: 6))
    list.take(.deleted(id: 66))
    #expect(counts(list) == [7, 2, 1, 2, 2])
    #expect(list.recomputeCount == 3)
    #expect(repository.asked == 1)
  }
}
