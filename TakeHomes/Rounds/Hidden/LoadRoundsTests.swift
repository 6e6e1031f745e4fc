import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A2: one load after another.
@MainActor @Suite struct LoadRoundsTests {
  @Test func `loading fills the list in the repository's order and ends`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    #expect(list.rounds.map(\.id) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(list.ids == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(!list.isLoading)
    #expect(repository.loads.value == 1)
  }

  @Test(arguments: [true, false])
  func `loading shows itself until the answer is there, whatever it is`(isGood: Bool) async {
    let repository = RepositoryDouble()
    let calls = repository.hold()
    let list = RoundListViewModel(repository: repository)
    let task = Task { await list.loadRounds() }
    #expect(await Lab.eventually { calls.count == 1 })
    #expect(list.isLoading)
    #expect(list.rounds.isEmpty)
    calls.answer(0, isGood ? .success(Lab.someRounds) : .failure(Trouble()))
    await task.value
    #expect(!list.isLoading)
    #expect(list.rounds.count == (isGood ? 8 : 0))
  }

  @Test(arguments: [true, false])
  func `a late answer of an older question changes nothing`(isGood: Bool) async {
    let repository = RepositoryDouble()
    let calls = repository.hold()
    let list = RoundListViewModel(repository: repository)
    let first = Task { await list.loadRounds() }
    #expect(await Lab.eventually { calls.count == 1 })
    let second = Task { await list.loadRounds() }
    guard await Lab.eventually({ calls.count == 2 }) else {
      // A second question must be asked; without its answer nothing would end.
      Issue.record("The second load asks for nothing.")
      calls.answer(0, Lab.someRounds)
      return
    }
    calls.answer(1, [Lab.round(9, .paused)])
    await second.value
    #expect(list.rounds.map(\.id) == [9])
    calls.answer(0, isGood ? .success(Lab.someRounds) : .failure(Trouble()))
    await first.value
    #expect(list.rounds.map(\.id) == [9])
    #expect(list.errorMessage == nil)
    #expect(!list.isLoading)
  }
}
