internal import HeroesDomain
internal import PagingKit
internal import Synchronization

/// The pages of one query, which come from one source to the end.
///
/// A new query gets a new feed, so that an answer for the old one has nowhere to arrive.
struct HeroFeed: Sendable {
  typealias Source = @Sendable (_ offset: Int, _ limit: Int) async throws -> HeroPage

  /// Thrown when the service answers again after offline pages: the list begins anew.
  struct ServiceReturned: Error {}

  /// All heroes so far.
  struct Snapshot: Sendable {
    var heroes: [Hero]
    var hasMore: Bool
    var origin: HeroOrigin
  }

  private let pager: Pager<Hero>
  private let origin = LastOrigin()

  init(pageSize: Int, source: @escaping Source) {
    pager = Pager(pageSize: pageSize) { [origin] offset, limit in
      let page = try await source(offset, limit)
      try origin.accept(page.origin, isFirst: offset == 0)
      return Page(items: page.heroes, total: page.total)
    }
  }

  /// Loads until there are more heroes than shown, or the end: a page may hold nothing but repeats.
  ///
  /// Nil when a page is under way already. The late answer of a load that was given up is not
  /// lost: it is what the next call gives, without a request.
  func next(beyond shown: Int) async throws -> Snapshot? {
    var feed = await pager.feed
    while feed.items.count <= shown, feed.hasMore {
      guard let newer = try await pager.loadNext() else { return nil }
      feed = newer
    }
    return Snapshot(heroes: feed.items, hasMore: feed.hasMore, origin: origin.value)
  }
}

/// Where the pages come from, which the pager does not know.
private final class LastOrigin: Sendable {
  private let last = Mutex(HeroOrigin.live)

  var value: HeroOrigin { last.withLock { $0 } }

  /// Refuses a page that would mix two sources, since an offset means nothing in the other one.
  func accept(_ new: HeroOrigin, isFirst: Bool) throws {
    try last.withLock { last in
      switch (last, new) {
      case (.live, .offline(let reason)) where !isFirst: throw reason
      case (.offline, .live) where !isFirst: throw HeroFeed.ServiceReturned()
      default: last = new
      }
    }
  }
}
