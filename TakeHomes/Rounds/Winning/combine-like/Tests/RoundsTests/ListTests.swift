import Foundation
import RoundsBridge
import Testing

@testable import RoundsData
@testable import RoundsDomain
@testable import RoundsPresentation

@MainActor struct ListTests {
  private let repository = GatedRepository()
  private let model: RoundListViewModel

  init() { model = RoundListViewModel(repository: repository) }

  private func loaded(_ rounds: [Round] = mixed) async -> (RoundListViewModel, MockRoundRepository)
  {
    let mock = MockRoundRepository()
    mock.roundsToReturn = rounds
    let model = RoundListViewModel(repository: mock)
    await model.loadRounds()
    return (model, mock)
  }

  private func counts(_ model: RoundListViewModel) -> [Int] { (0..<5).map(model.count) }

  @Test func `it starts empty and at rest`() {
    #expect(model.rounds.isEmpty && model.filteredRounds.isEmpty)
    #expect(!model.isLoading && model.errorMessage == nil)
    #expect(model.selectedTabIndex == 0 && model.recomputeCount == 0)
    #expect(repository.asked == 0)
    #expect(counts(model) == [0, 0, 0, 0, 0])
    #expect(model.screen == .empty(RoundTab.all.emptyMessage))
  }

  @Test func `a load shows itself, fills the list and ends`() async {
    let load = Task { await model.loadRounds() }
    await eventually { repository.asked == 1 }
    #expect(model.isLoading && model.screen == .loading)
    repository.answer(0, .success(mixed))
    await load.value
    #expect(!model.isLoading && model.rounds == mixed && model.filteredRounds == mixed)
    #expect(model.screen == .content(mixed.map { RoundCard(round: $0) }))
  }

  @Test func `a failed load ends with a message`() async {
    let load = Task { await model.loadRounds() }
    await eventually { repository.asked == 1 }
    repository.answer(0, .failure(RoundsError.unreadable("The file is torn.")))
    await load.value
    let due = RoundsError.unreadable("The file is torn.").description
    #expect(!model.isLoading && model.errorMessage == due && due.contains("The file is torn."))
    #expect(model.screen == .error(due))
  }

  @Test func `a late answer changes nothing`() async {
    let old = Task { await model.loadRounds() }
    await eventually { repository.asked == 1 }
    let new = Task { await model.refresh() }
    await eventually { repository.asked == 2 }
    repository.answer(1, .success([sample(2)]))
    await new.value
    repository.answer(0, .success([sample(1)]))
    await old.value
    #expect(model.rounds == [sample(2)] && !model.isLoading)
    #expect(model.recomputeCount == 1)
  }

  @Test func `an older answer that comes first does not end the newer load`() async {
    let old = Task { await model.loadRounds() }
    await eventually { repository.asked == 1 }
    let new = Task { await model.refresh() }
    await eventually { repository.asked == 2 }
    repository.answer(0, .failure(Trouble()))
    await old.value
    #expect(model.isLoading && model.errorMessage == nil)
    repository.answer(1, .success([sample(2)]))
    await new.value
    #expect(model.rounds == [sample(2)] && model.errorMessage == nil && !model.isLoading)
  }

  @Test func `tabs filter and count`() async {
    let (model, _) = await loaded()
    #expect(counts(model) == [5, 2, 1, 1, 1])
    let due = [[1, 2, 3, 4, 5], [2, 5], [1], [3], [4]] as [[Int64]]
    for index in [1, 2, 3, 4, 0] {
      model.selectedTabIndex = index
      #expect(model.filteredRounds.map(\.id) == due[index])
      #expect(counts(model) == [5, 2, 1, 1, 1])
    }
    #expect(model.count(forTab: 5) == 0 && model.count(forTab: -1) == 0)
  }

  @Test func `an index of no tab is ignored`() async {
    let (model, _) = await loaded()
    model.selectedTabIndex = 2
    for wrong in [-1, 5, 99] {
      model.selectedTabIndex = wrong
      #expect(model.selectedTabIndex == 2 && model.filteredRounds.map(\.id) == [1])
    }
    #expect(model.recomputeCount == 2)
  }

  @Test func `the filter runs once for a change`() async {
    let (model, mock) = await loaded()
    #expect(model.recomputeCount == 1)
    _ = (model.filteredRounds, model.filteredRounds, model.screen, model.count(forTab: 1))
    model.selectedTabIndex = 0
    #expect(model.recomputeCount == 1)
    model.selectedTabIndex = 1
    #expect(model.recomputeCount == 2)
    mock.shouldFail = true
    await model.refresh()
    #expect(model.recomputeCount == 2)
    mock.shouldFail = false
    mock.roundsToReturn = [sample(8, .inProgress)]
    await model.refresh()
    #expect(model.recomputeCount == 3)
    await model.setStatus(.paused, ofRound: 8)
    #expect(model.recomputeCount == 4)
  }

  @Test func `a status moves one round without a load`() async {
    let load = Task { await model.loadRounds() }
    await eventually { repository.asked == 1 }
    repository.answer(0, .success(mixed))
    await load.value
    await model.setStatus(.bridged("COMPLETED"), ofRound: 2)
    #expect(counts(model) == [5, 1, 2, 1, 1])
    #expect(repository.asked == 1)
    #expect(repository.saved.map(\.id) == [2])
    #expect(repository.saved.first?.status.name == "COMPLETED")
    #expect(model.rounds.map(\.id) == [1, 2, 3, 4, 5])
    model.selectedTabIndex = 2
    #expect(model.filteredRounds.map(\.id) == [1, 2])
  }

  @Test func `a status that is not saved shows as an error`() async {
    let (model, mock) = await loaded()
    mock.shouldFail = true
    mock.errorToThrow = RoundsError.unreadable("No room.")
    await model.setStatus(.planned, ofRound: 2)
    #expect(model.errorMessage == RoundsError.unreadable("No room.").description)
    #expect(counts(model) == [5, 2, 1, 1, 1] && model.rounds == mixed)
  }

  @Test func `retry clears the error when it begins, and keeps the tab`() async {
    let (model, mock) = await loaded()
    model.selectedTabIndex = 1
    mock.shouldFail = true
    await model.refresh()
    #expect(model.errorMessage?.isEmpty == false)
    #expect(model.rounds == mixed && model.filteredRounds.map(\.id) == [2, 5])
    let gate = ManualClock()
    let slow = MockRoundRepository(clock: gate)
    slow.shouldFail = true
    let other = RoundListViewModel(repository: slow)
    await other.refresh()
    other.selectedTabIndex = 3
    (slow.simulateDelay, slow.shouldFail) = (true, false)
    slow.roundsToReturn = mixed
    let retry = Task { await other.refresh() }
    await eventually { gate.sleeping == 1 }
    #expect(other.errorMessage == nil && other.isLoading && other.selectedTabIndex == 3)
    gate.advance(by: .seconds(1))
    await retry.value
    #expect(other.filteredRounds.map(\.id) == [3] && other.errorMessage == nil)
  }

  @Test func `start loads without being waited for`() async {
    model.start()
    await eventually { repository.asked == 1 }
    #expect(model.isLoading)
    repository.answer(0, .success(mixed))
    await eventually { !model.isLoading }
    #expect(model.rounds == mixed && model.recomputeCount == 1)
  }

  @Test func `a started load does not keep the model, and ends with it`() async {
    let repository = GatedRepository()
    var model: RoundListViewModel? = RoundListViewModel(repository: repository)
    weak let seen = model
    model?.start()
    await eventually { repository.asked == 1 }
    model = nil
    await eventually { seen == nil && repository.cancelled == 1 }
    repository.answer(0, .success([]))
  }

  @Test func `the display reaches the cards`() async {
    let mock = MockRoundRepository()
    mock.roundsToReturn = [sample(1)]
    let model = RoundListViewModel(repository: mock, display: RoundDisplay(units: .yards))
    await model.loadRounds()
    guard case .content(let cards) = model.screen else {
      Issue.record("There are no cards.")
      return
    }
    #expect(cards.map(\.distance) == ["77 yd"])
  }

  @Test func `an empty tab says so in words of its own`() async {
    let (model, _) = await loaded([sample(1, .paused)])
    model.selectedTabIndex = 4
    #expect(model.screen == .empty(RoundTab.planned.emptyMessage))
    let texts = RoundTab.allCases.map(\.emptyMessage)
    #expect(Set(texts).count == 5 && !texts.contains(""))
  }

  @Test func `loading comes before error, error before empty, empty before content`() {
    let card = RoundCard(round: sample(1))
    func screen(_ loading: Bool, _ error: String?, _ cards: [RoundCard]) -> RoundListScreen {
      RoundListScreen(isLoading: loading, errorMessage: error, cards: cards, tab: .paused)
    }
    for cards in [[], [card]] {
      for error in [nil, "E"] { #expect(screen(true, error, cards) == .loading) }
      #expect(screen(false, "E", cards) == .error("E"))
    }
    #expect(screen(false, nil, []) == .empty(RoundTab.paused.emptyMessage))
    #expect(screen(false, nil, [card]) == .content([card]))
  }
}
