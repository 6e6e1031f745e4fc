import RoundsBridge
import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A5: one computation for each change of an input.
@MainActor @Suite struct RecomputeTests {
  @Test func `nothing is computed before an input changes`() {
    let list = RoundListViewModel(repository: RepositoryDouble(Lab.someRounds))
    #expect(list.recomputeCount == 0)
    #expect(list.counts == [0, 0, 0, 0, 0])
    _ = list.screen
    #expect(list.recomputeCount == 0)
  }

  @Test func `each load that brings rounds computes once`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    #expect(list.recomputeCount == 1)
    repository.rounds.set([Lab.round(1, .paused)])
    await list.refresh()
    #expect(list.recomputeCount == 2)
  }

  @Test func `each change of the tab computes once`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    for (step, index) in [1, 2, 0, 4].enumerated() {
      list.selectedTabIndex = index
      #expect(list.recomputeCount == 2 + step)
    }
  }

  @Test func `the same tab again computes nothing`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    list.selectedTabIndex = 2
    list.selectedTabIndex = 2
    list.selectedTabIndex = 9
    #expect(list.recomputeCount == 2)
  }

  @Test func `looking computes nothing`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    for _ in 0..<3 {
      #expect(list.filteredRounds.count == 8)
      #expect(list.counts.count == 5)
      _ = list.screen
    }
    #expect(list.recomputeCount == 1)
  }

  @Test func `a load that begins or fails computes nothing`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    let calls = repository.hold()
    let task = Task { await list.refresh() }
    #expect(await Lab.eventually { calls.count == 1 })
    #expect(list.recomputeCount == 1)
    calls.answer(0, .failure(Trouble()))
    await task.value
    #expect(list.recomputeCount == 1)
  }

  @Test func `a change of status computes once`() async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    await list.setStatus(.paused, ofRound: 2)
    #expect(list.recomputeCount == 2)
  }
}
