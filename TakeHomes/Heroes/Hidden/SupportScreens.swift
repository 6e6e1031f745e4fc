import Foundation

@testable import HeroesDomain
@testable import HeroesPresentation

extension HeroesListViewModel {
  static func testing(
    _ repository: any HeroRepositoryProtocol, clock: any Clock<Duration> = TestClock()
  ) -> HeroesListViewModel {
    HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }

  /// A list that shows the first answer, whatever it is.
  static func loaded(
    _ repository: any HeroRepositoryProtocol, clock: any Clock<Duration> = TestClock()
  ) async -> HeroesListViewModel {
    let model = testing(repository, clock: clock)
    model.loadInitial()
    _ = await Lab.eventually {
      !model.state.heroes.isEmpty || model.state.emptyMessage != nil
        || model.state.errorMessage != nil
    }
    return model
  }

  /// Says that the last row has appeared, and waits until there are that many.
  func scrollToEnd(until count: Int) async -> Bool {
    loadNextPageIfNeeded(at: state.heroes.count - 1)
    return await Lab.eventually { state.heroes.count == count && !state.isLoadingNextPage }
  }
}

extension HeroDetailViewModel {
  static func testing(
    _ repository: any HeroRepositoryProtocol, id: Int = 1, name: String = "Hero 1"
  ) -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: id, heroName: name, getHeroDetail: GetHeroDetailUseCase(repository: repository))
  }
}
