import Foundation
import HeroesDomain
import Synchronization

/// Where the pictures of the heroes are that pages have shown; the oldest are forgotten.
final class PictureAddresses: Sendable {
  private struct Kept {
    var byHero: [Int: (card: URL?, page: URL?)] = [:]
    var order: [Int] = []
  }

  private static let most = 5_000
  private let kept = Mutex(Kept())

  func note(_ hero: Hero) {
    kept.withLock { kept in
      if kept.byHero[hero.id] == nil { kept.order.append(hero.id) }
      kept.byHero[hero.id] = (hero.thumbnailURL, hero.imageURL)
      guard kept.order.count > Self.most else { return }
      for id in kept.order.prefix(Self.most / 5) { kept.byHero[id] = nil }
      kept.order.removeFirst(Self.most / 5)
    }
  }

  /// The address of a picture; a hero that no page has shown is asked for.
  ///
  /// Throws: ``HeroesError/notFound`` for a hero without that picture, and what asking throws.
  func address(
    of id: Int, size: HeroesHost.PictureSize, in repository: any HeroRepositoryProtocol
  ) async throws -> URL {
    if kept.withLock({ $0.byHero[id] }) == nil {
      note(try await GetHeroDetailUseCase(repository: repository).execute(id: id).hero)
    }
    let addresses = kept.withLock { $0.byHero[id] }
    let wanted =
      switch size {
      case .card: addresses?.card ?? addresses?.page
      case .page: addresses?.page ?? addresses?.card
      }
    guard let wanted else { throw HeroesError.notFound }
    return wanted
  }
}
