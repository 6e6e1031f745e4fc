import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A8: what is said of a failure, and Retry.
@MainActor @Suite struct ErrorHandlingTests {
  @Test func `a failure is shown in its own words, and Retry leads to content`() async {
    let repository = RepositoryDouble(Lab.someRounds)
    let error = RoundsError.unreadable("The score sheets are wet.")
    repository.trouble.set(error)
    let list = RoundListViewModel(repository: repository)
    await list.loadRounds()
    #expect(list.errorMessage == error.description)
    #expect(list.errorMessage?.contains("The score sheets are wet.") == true)
    #expect(list.screen == .error(error.description))
    repository.trouble.set(Trouble())
    await list.refresh()
    #expect(list.errorMessage?.isEmpty == false)
    repository.trouble.set(nil)
    await list.refresh()
    #expect(list.errorMessage == nil)
    #expect(list.screen.ids == Lab.someRounds.map(\.id))
  }

  @Test func `a refresh that fails keeps the rounds and says so`() async {
    let (list, repository) = await Lab.loaded(Lab.someRounds)
    list.selectedTabIndex = 2
    repository.trouble.set(Trouble())
    await list.refresh()
    #expect(list.rounds == Lab.someRounds)
    #expect(list.ids == [1, 4, 7])
    #expect(list.errorMessage.map { list.screen == .error($0) } == true)
  }

  @Test func `rounds that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        Lab.differentRounds
      ) { $0 == $1 })
  }
}
