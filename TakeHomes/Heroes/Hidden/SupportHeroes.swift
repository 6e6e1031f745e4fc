import Foundation

@testable import HeroesDomain

extension Hero {
  static func numbered(_ id: Int, name: String? = nil) -> Hero {
    Hero(id: id, name: name ?? "Hero \(id)")
  }
}

extension HeroPage {
  /// The heroes with these identifiers.
  static func of(_ ids: some Sequence<Int>, total: Int, named prefix: String = "Hero") -> HeroPage {
    HeroPage(heroes: ids.map { .numbered($0, name: "\(prefix) \($0)") }, total: total)
  }

  /// A page of a source whose heroes are numbered from 1.
  static func slice(_ offset: Int, _ limit: Int, total: Int) -> HeroPage {
    let end = min(offset + limit, total)
    return .of(offset < end ? offset + 1..<end + 1 : 0..<0, total: total)
  }
}

/// A repository that answers as it is told and remembers what it was asked.
final class FakeRepository: HeroRepositoryProtocol, Sendable {
  enum Call: Equatable, Sendable {
    case list(offset: Int, limit: Int)
    case detail(Int)
    case search(String, offset: Int, limit: Int)

    var offset: Int {
      switch self {
      case .list(let offset, _), .search(_, let offset, _): offset
      case .detail: -1
      }
    }
  }

  private let made = Box<[Call]>([])
  private let page: @Sendable (Call) async throws -> HeroPage
  private let detail: @Sendable (Int) async throws -> HeroDetail

  init(
    page: @escaping @Sendable (Call) async throws -> HeroPage = { _ in
      HeroPage(heroes: [], total: 0)
    },
    detail: @escaping @Sendable (Int) async throws -> HeroDetail = {
      HeroDetail(hero: .numbered($0))
    }
  ) {
    self.page = page
    self.detail = detail
  }

  /// Heroes numbered from 1, a page at a time.
  convenience init(total: Int) {
    self.init(page: { call in
      switch call {
      case .list(let offset, let limit), .search(_, let offset, let limit):
        .slice(offset, limit, total: total)
      case .detail: HeroPage(heroes: [], total: 0)
      }
    })
  }

  var calls: [Call] { made.value }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await answer(.list(offset: offset, limit: limit))
  }

  func getHeroDetail(id: Int) async throws -> HeroDetail {
    made.change { $0.append(.detail(id)) }
    return try await detail(id)
  }

  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await answer(.search(query, offset: offset, limit: limit))
  }

  private func answer(_ call: Call) async throws -> HeroPage {
    made.change { $0.append(call) }
    return try await page(call)
  }
}
