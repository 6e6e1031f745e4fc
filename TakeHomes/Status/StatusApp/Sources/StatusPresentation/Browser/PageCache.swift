/// Makes pages when they are asked for and keeps the last used ones.
@MainActor public final class PageCache: BrowserDataSource {
  public var numberOfPages: Int
  /// The longest unused first.
  public private(set) var kept: [Int] = []
  private var pages: [Int: any BrowserPage] = [:]
  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    self.capacity = max(1, capacity)
    self.numberOfPages = numberOfPages
    self.makePage = makePage
  }

  public func page(at index: Int) -> any BrowserPage {
    let page = pages[index] ?? makePage(index)
    pages[index] = page
    kept.removeAll { $0 == index }
    kept.append(index)
    while kept.count > capacity { pages[kept.removeFirst()] = nil }
    return page
  }
}
