import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A3: which rounds a tab shows.
@MainActor @Suite struct FilterTests {
  @Test(
    arguments: [
      (0, [1, 2, 3, 4, 5, 6, 7, 8]), (1, [2, 6]), (2, [1, 4, 7]), (3, [5]), (4, [3, 8]),
    ] as [(Int, [Int64])])
  func `a tab shows its rounds in their order`(index: Int, ids: [Int64]) async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    list.selectedTabIndex = index
    #expect(list.ids == ids)
    #expect(list.selectedTabIndex == index)
  }

  @Test func `tabs change back and forth without another load`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    for (index, count) in [(3, 1), (1, 2), (0, 8), (4, 2), (2, 3), (0, 8)] {
      list.selectedTabIndex = index
      #expect(list.filteredRounds.count == count)
    }
    #expect(list.rounds.count == 8)
    #expect(repository.loads.value == 1)
  }

  @Test(arguments: [-1, 5, 99])
  func `an index of no tab is ignored`(index: Int) async {
    let (list, _) = await Lab.loaded(Lab.someRounds)
    list.selectedTabIndex = 3
    list.selectedTabIndex = index
    #expect(list.selectedTabIndex == 3)
    #expect(list.ids == [5])
  }
}
