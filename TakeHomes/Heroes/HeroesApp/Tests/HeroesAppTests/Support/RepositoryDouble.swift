import HeroesDomain
import Synchronization

/// A repository that answers as it is told and remembers what it was asked: stub and mock in one.
final class RepositoryDouble: HeroRepositoryProtocol {
  enum Call: Hashable {
    case list(offset: Int, limit: Int)
    case detail(id: Int)
    case search(String, offset: Int, limit: Int)
  }

  typealias Answer = @Sendable (Call) async throws -> HeroPage

  private let answer: Answer
  private let recorded = Mutex<[Call]>([])

  init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Fails every call.
  convenience init(failing error: any Error) {
    self.init { _ in throw error }
  }

  /// Has that many heroes, with ids from 1, in pages as they are asked for.
  convenience init(total: Int) {
    self.init { call in
      switch call {
      case .list(let offset, let limit), .search(_, let offset, let limit):
        let ids = Array(offset..<max(min(offset + limit, total), offset))
        return HeroPage(heroes: ids.map { .sample($0 + 1) }, total: total)
      case .detail(let id):
        return HeroPage(heroes: [.sample(id)], total: 1)
      }
    }
  }

  var calls: [Call] { recorded.withLock { $0 } }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.list(offset: offset, limit: limit))
  }

  func getHeroDetail(id: Int) async throws -> HeroDetail {
    let page = try await page(.detail(id: id))
    guard let hero = page.heroes.first else { throw HeroesError.notFound }
    return HeroDetail(hero: hero, origin: page.origin)
  }

  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.search(query, offset: offset, limit: limit))
  }

  private func page(_ call: Call) async throws -> HeroPage {
    recorded.withLock { $0.append(call) }
    return try await answer(call)
  }
}

extension Hero {
  static func sample(_ id: Int) -> Hero { Hero(id: id, name: "Hero \(id)") }
}

extension HeroPage {
  /// One page that is all there is.
  static func all(_ heroes: Hero..., origin: HeroOrigin = .live) -> HeroPage {
    HeroPage(heroes: heroes, total: heroes.count, origin: origin)
  }
}
