/// One answer of a paged source.
public struct Page<Item: Sendable>: Sendable {
  /// The items as they came, repeats and all.
  public var items: [Item]
  /// How many there are in all; nil when the source does not say.
  public var total: Int?

  public init(items: [Item], total: Int? = nil) {
    self.items = items
    self.total = total
  }
}

/// What a pager has so far.
public struct Feed<Item: Sendable>: Sendable {
  /// Each item once, in the order of its first coming.
  public var items: [Item] = []
  /// Whether another page may be asked for.
  public var hasMore = true
  /// What the source said last.
  public var total: Int?
}

extension Feed: Equatable where Item: Equatable {}

/// Walks through a paged source by offset, one request at a time, and drops repeated items.
public actor Pager<Item: Identifiable & Sendable> where Item.ID: Sendable {
  /// Asks the source for up to `limit` items from `offset` on.
  public typealias Fetch = @Sendable (_ offset: Int, _ limit: Int) async throws -> Page<Item>

  /// What came so far.
  public private(set) var feed = Feed<Item>()
  private let pageSize: Int
  private var fetch: Fetch
  private var offset = 0
  private var seen: Set<Item.ID> = []
  private var isLoading = false
  /// Grows with each reset, so that an answer knows whether it is still wanted.
  private var token = 0

  public init(pageSize: Int = 20, fetch: @escaping Fetch) {
    self.pageSize = pageSize
    self.fetch = fetch
  }

  /// Begins again at the first page, of another source if one is given.
  public func reset(_ fetch: Fetch? = nil) {
    if let fetch { self.fetch = fetch }
    feed = Feed()
    offset = 0
    seen = []
    isLoading = false
    token += 1
  }

  /// Asks for the next page and gives everything so far.
  ///
  /// Nil when there is nothing to do: a page is under way, the end is reached, or a reset came
  /// before the answer, which is then dropped.
  /// Throws: what the source throws; the same page may be asked for again.
  public func loadNext() async throws -> Feed<Item>? {
    guard feed.hasMore, !isLoading else { return nil }
    let mine = token
    isLoading = true
    do {
      let page = try await fetch(offset, pageSize)
      guard mine == token else { return nil }
      take(page)
    } catch {
      guard mine == token else { return nil }
      isLoading = false
      throw error
    }
    return feed
  }

  private func take(_ page: Page<Item>) {
    isLoading = false
    // By what came, not by what was new: the source counts repeats too.
    offset += page.items.count
    feed.items += page.items.filter { seen.insert($0.id).inserted }
    feed.total = page.total
    // An empty page ends it whatever the total says, or the end would never come.
    feed.hasMore =
      !page.items.isEmpty && page.total.map { offset < $0 } ?? (page.items.count >= pageSize)
  }
}
