import ClockKit
import HeroesDomain
import HeroesPresentation
import Testing

/// A list over a double, with what a reader does to it.
@MainActor
struct ListScene {
  let clock = ManualClock()
  let repository: RepositoryDouble
  let list: HeroesListViewModel

  init(_ repository: RepositoryDouble) {
    self.repository = repository
    list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }

  init(answer: @escaping RepositoryDouble.Answer) {
    self.init(RepositoryDouble(answer))
  }

  var ids: [Int] { list.state.heroes.map(\.id) }

  /// Loads the first page and waits for it.
  func open(query: String = "") async {
    list.loadInitial(query: query)
    await until { list.state.skeletonCount == 0 }
  }

  /// Scrolls to the last row and waits for what that brings.
  func scrollToEnd() async {
    list.loadNextPageIfNeeded(at: list.state.heroes.count - 1)
    await until { !list.state.isLoadingNextPage }
  }

  /// Types a text and lets the pause after it begin.
  func type(_ text: String) async {
    list.search(text)
    await until { clock.sleeperCount == 1 }
  }

  /// Whether a text is typed that was not searched for yet.
  var isTyping: Bool { clock.sleeperCount > 0 }

  /// Lets time pass, by default as much as a search waits for after the last keystroke.
  func pause(milliseconds: Int = 300) {
    clock.advance(by: .milliseconds(milliseconds))
  }
}
