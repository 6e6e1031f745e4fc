import Fold
import Foundation
import HeroesDomain

/// What a hero's page shows.
public struct HeroDetailState: Hashable, Sendable {
  public internal(set) var title: String
  public internal(set) var isLoading = true
  public internal(set) var content: HeroDetailContent?
  public internal(set) var errorMessage: ErrorMessage?
  public internal(set) var offlineNotice: OfflineNotice?

  init(title: String) { self.title = title }
}

struct DetailFeature: Feature {
  enum Event: Sendable { case opened, retried, left, answered(HeroDetail), failed(HeroesError) }

  let id: Hero.ID
  private(set) var output: HeroDetailState
  private var isAsking = false

  init(id: Hero.ID, name: String) {
    self.id = id
    output = HeroDetailState(title: name)
  }

  mutating func fold(_ event: Event) -> Step<Hero.ID> {
    switch event {
    case .opened:
      guard !isAsking, output.content == nil else { return .carryOn }
      return ask()
    case .retried:
      let hasReason = output.errorMessage != nil || output.offlineNotice != nil
      return hasReason && !isAsking ? ask() : .carryOn
    case .left:
      isAsking = false
      return .halt
    case .answered(let detail):
      output = HeroDetailState(title: detail.hero.name)
      output.content = HeroDetailContent(hero: detail.hero)
      if case .offline(let cause) = detail.origin {
        output.offlineNotice = OfflineNotice(because: cause)
      }
    case .failed(let error):
      // A page that is already there is better than an error in its place.
      if output.content == nil { output.errorMessage = ErrorMessage(error) }
    }
    isAsking = false
    output.isLoading = false
    return .carryOn
  }

  private mutating func ask() -> Step<Hero.ID> {
    isAsking = true
    output.isLoading = true
    output.errorMessage = nil
    return .run(id)
  }
}

@MainActor public final class HeroDetailViewModel {
  private let runtime: Runtime<DetailFeature>

  public init(heroId: Int, heroName: String, getHeroDetail: GetHeroDetailUseCase) {
    runtime = Runtime(DetailFeature(id: heroId, name: heroName)) { id in
      do {
        return .answered(try await getHeroDetail.execute(id: id))
      } catch {
        return .failed(error as? HeroesError ?? .server)
      }
    }
  }

  public var state: HeroDetailState { runtime.output }
  public func states() -> AsyncStream<HeroDetailState> { runtime.outputs() }

  public func load() { runtime.send(.opened) }
  public func retry() { runtime.send(.retried) }
  public func leave() { runtime.send(.left) }
}
