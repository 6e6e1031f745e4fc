import Foundation
import RoundsBridge
import RoundsData
import RoundsDomain
import RoundsPresentation
import Testing

/// The seven groups that were written down before any code.
@MainActor struct ListTests {
  private let repository = MockRoundRepository()

  private func loaded(_ rounds: [Round] = Round.samples) async -> RoundListViewModel {
    repository.roundsToReturn = rounds
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    return list
  }

  // MARK: A start in order

  @Test func `a new list has no rounds`() {
    let list = RoundListViewModel(repository: repository)
    #expect(list.rounds.isEmpty)
    #expect(list.filteredRounds.isEmpty)
  }

  @Test func `a new list is at rest`() {
    let list = RoundListViewModel(repository: repository)
    #expect(!list.isLoading)
    #expect(list.errorMessage == nil)
    #expect(list.recomputeCount == 0)
  }

  @Test func `a new list is on the first tab`() {
    #expect(RoundListViewModel(repository: repository).selectedTabIndex == RoundTab.all.rawValue)
  }

  // MARK: Loading

  @Test func `loading fills the list in the repository's order`() async {
    let list = await loaded()
    #expect(list.rounds == Round.samples)
    #expect(list.filteredRounds == Round.samples)
    #expect(!list.isLoading)
  }

  @Test func `loading shows itself until the answer is there`() async {
    let gate = Gate()
    let list = RoundListViewModel(
      repository: ScriptedRepository([.init(gate: gate, answer: .success([]))]))
    let load = Task { await list.loadRounds() }
    await eventually { gate.waitingCount == 1 }
    #expect(list.isLoading)
    #expect(list.screen == .loading)
    gate.open()
    await load.value
    #expect(!list.isLoading)
  }

  @Test func `a late answer never replaces a newer one`() async {
    let slow = Gate()
    let list = RoundListViewModel(
      repository: ScriptedRepository([
        .init(gate: slow, answer: .success([.sample(1, .planned)])),
        .init(answer: .success([.sample(2, .paused)])),
      ]))
    let first = Task { await list.loadRounds() }
    await eventually { slow.waitingCount == 1 }
    await list.refresh()
    slow.open()
    await first.value
    #expect(list.rounds.map(\.id) == [2])
    #expect(!list.isLoading)
  }

  // MARK: Filters

  @Test(arguments: [
    (RoundTab.all, [1, 2, 3, 4, 5, 6, 7]), (.inProgress, [2, 3]), (.completed, [6, 7]),
    (.paused, [4, 5]), (.planned, [1]),
  ])
  func `each tab shows its rounds`(_ tab: RoundTab, _ ids: [Int64]) async {
    let list = await loaded()
    list.selectedTabIndex = tab.rawValue
    #expect(list.filteredRounds.map(\.id) == ids)
    #expect(list.rounds.count == 7)
  }

  @Test func `back on the first tab all rounds are there again`() async {
    let list = await loaded()
    list.selectedTabIndex = 3
    list.selectedTabIndex = 0
    #expect(list.filteredRounds == Round.samples)
  }

  @Test(arguments: [-1, 5, 99]) func `an index of no tab is ignored`(_ index: Int) async {
    let list = await loaded()
    list.selectedTabIndex = 2
    list.selectedTabIndex = index
    #expect(list.selectedTabIndex == 2)
    #expect(list.count(forTab: index) == 0)
  }

  // MARK: Counts

  @Test(arguments: RoundTab.allCases.indices)
  func `counts are those of the tabs and add up, whichever is selected`(index: Int) async {
    let list = await loaded()
    list.selectedTabIndex = index
    let counts = RoundTab.allCases.map { list.count(forTab: $0.rawValue) }
    #expect(counts == [7, 2, 2, 2, 1])
    #expect(counts.dropFirst().reduce(0, +) == counts[0])
    #expect(
      RoundTab.allCases.map(\.title) == ["All", "In Progress", "Completed", "Paused", "Planned"])
  }

  // MARK: Empty tabs

  @Test func `an empty list says so`() async {
    let list = await loaded([])
    #expect(list.screen == .empty(RoundTab.all.emptyMessage))
  }

  @Test func `each empty tab has words of its own`() async {
    let list = await loaded([])
    var texts: Set<String> = []
    for tab in RoundTab.allCases {
      list.selectedTabIndex = tab.rawValue
      guard case .empty(let text) = list.screen else { return #expect(Bool(false)) }
      texts.insert(text)
      #expect(text == tab.emptyMessage)
    }
    #expect(texts.count == 5)
  }

  // MARK: Errors

  @Test func `an error of ours is shown in its own words`() async {
    repository.shouldFail = true
    repository.errorToThrow = RoundsError.unreadable("The disk is full.")
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    #expect(list.errorMessage == "\(RoundsError.unreadable("The disk is full."))")
    #expect(list.screen == .error(list.errorMessage ?? ""))
    #expect(!list.isLoading)
  }

  @Test func `any other error has a message, and nobody who left gets one`() async {
    repository.shouldFail = true
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    #expect(list.errorMessage?.isEmpty == false)
    repository.errorToThrow = CancellationError()
    await list.loadRounds()
    #expect(list.errorMessage == nil)
  }

  // MARK: Refresh

  @Test func `a refresh keeps the tab, clears the error at once and brings content`() async {
    let gate = Gate()
    let list = RoundListViewModel(
      repository: ScriptedRepository([
        .init(answer: .failure(.unreadable("No."))),
        .init(gate: gate, answer: .success(Round.samples)),
      ]))
    list.selectedTabIndex = 2
    await list.loadRounds()
    #expect(list.errorMessage != nil)
    let refresh = Task { await list.refresh() }
    await eventually { gate.waitingCount == 1 }
    #expect(list.errorMessage == nil)
    gate.open()
    await refresh.value
    #expect(list.selectedTabIndex == 2)
    #expect(list.screen == .content(Round.samples[5...].map { RoundCard(round: $0) }))
  }

  @Test func `a refresh that fails keeps the rounds`() async {
    let list = await loaded()
    repository.shouldFail = true
    await list.refresh()
    #expect(list.rounds == Round.samples)
    #expect(list.errorMessage != nil)
  }
}
