import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A8: pull to refresh.
@MainActor @Suite struct RefreshTests {
  @Test func `a refresh clears the old error when it begins, and keeps the tab`() async {
    let repository = RepositoryDouble()
    repository.trouble.set(Trouble())
    let list = RoundListViewModel(repository: repository)
    list.selectedTabIndex = 2
    await list.loadRounds()
    #expect(list.errorMessage != nil)
    let calls = repository.hold()
    let task = Task { await list.refresh() }
    #expect(await Lab.eventually { calls.count == 1 })
    #expect(list.errorMessage == nil)
    #expect(list.screen == .loading)
    calls.answer(0, Lab.someRounds)
    await task.value
    #expect(list.errorMessage == nil)
    #expect(list.selectedTabIndex == 2)
    #expect(list.screen.ids == [1, 4, 7])
  }
}
