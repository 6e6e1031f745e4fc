import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A2: before anything is asked for.
@MainActor @Suite struct InitializationTests {
  private let repository = RepositoryDouble(Lab.someRounds)

  @Test func `a new list has no rounds, no error and nothing under way`() {
    let list = RoundListViewModel(repository: repository)
    #expect(list.rounds.isEmpty)
    #expect(list.filteredRounds.isEmpty)
    #expect(!list.isLoading)
    #expect(list.errorMessage == nil)
  }

  @Test func `a new list shows the tab of all rounds, and counts none`() {
    let list = RoundListViewModel(repository: repository)
    #expect(list.selectedTabIndex == 0)
    #expect(list.counts == [0, 0, 0, 0, 0])
  }

  @Test func `a new list asks the repository for nothing`() async {
    let list = RoundListViewModel(repository: repository)
    list.selectedTabIndex = 1
    await Task.yield()
    #expect(repository.loads.value == 0)
  }
}
