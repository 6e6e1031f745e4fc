import Testing

@testable import RoundsDomain
@testable import RoundsPresentation

/// A5: whoever leaves the list takes its work along.
@MainActor @Suite struct LifetimeTests {
  @Test func `a start loads without being waited for`() async {
    let list = RoundListViewModel(repository: RepositoryDouble(Lab.someRounds))
    list.start()
    #expect(await Lab.eventually { list.filteredRounds.count == 8 && !list.isLoading })
  }

  @Test func `a load under way does not keep the list alive, and ends with it`() async {
    let repository = RepositoryDouble()
    let calls = repository.hold()
    var list: RoundListViewModel? = RoundListViewModel(repository: repository)
    weak let watched = list
    list?.start()
    #expect(await Lab.eventually { calls.count == 1 })
    list = nil
    #expect(await Lab.eventually { watched == nil })
    #expect(await Lab.eventually { calls.cancelled == [0] })
    calls.answer(0, Lab.someRounds)
  }

  @Test func `a list that has loaded is freed`() async {
    var list: RoundListViewModel? = RoundListViewModel(repository: RepositoryDouble(Lab.someRounds))
    weak let watched = list
    list?.start()
    #expect(await Lab.eventually { watched?.rounds.count == 8 })
    list = nil
    #expect(await Lab.eventually { watched == nil })
  }
}
