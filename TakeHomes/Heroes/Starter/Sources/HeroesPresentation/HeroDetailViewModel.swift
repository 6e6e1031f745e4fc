import Foundation
import HeroesDomain

public struct HeroDetailState: Hashable, Sendable {
  public var title: String
  public var isLoading = false
  public var content: HeroDetailContent?
  public var errorMessage: ErrorMessage?
  public var offlineNotice: OfflineNotice?
}

public struct HeroDetailContent: Hashable, Sendable {
  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String
  }

  public var name: String
  public var deck: String?
  public var biography: String?
  public var imageURL: URL?
  public var facts: [Fact]
  public var accessibilityLabel: String

  public init(hero: Hero) {
    name = hero.name
    deck = hero.deck
    biography = hero.biography
    imageURL = hero.imageURL
    facts = [
      Fact(label: "Real name", value: hero.realName ?? "-"),
      Fact(label: "Publisher", value: hero.publisher ?? "-"),
      Fact(label: "Powers", value: "\(hero.powers)"),
    ]
    accessibilityLabel = hero.name
  }
}

@MainActor public final class HeroDetailViewModel {
  let heroId: Int
  let getHeroDetail: GetHeroDetailUseCase

  public private(set) var state: HeroDetailState {
    didSet { for watcher in watchers { watcher.yield(state) } }
  }
  var watchers: [AsyncStream<HeroDetailState>.Continuation] = []

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    self.heroId = heroId
    self.getHeroDetail = getHeroDetail
    state = HeroDetailState(title: heroName)
  }

  public func states() -> AsyncStream<HeroDetailState> {
    let (stream, watcher) = AsyncStream.makeStream(of: HeroDetailState.self)
    watchers.append(watcher)
    return stream
  }

  public func load() {
    state.isLoading = true
    Task {
      do {
        let detail = try await getHeroDetail.execute(id: heroId)
        state.content = HeroDetailContent(hero: detail.hero)
      } catch {
        state.errorMessage = ErrorMessage(.server)
      }
      state.isLoading = false
    }
  }

  public func retry() {
    load()
  }

  public func leave() {}
}
