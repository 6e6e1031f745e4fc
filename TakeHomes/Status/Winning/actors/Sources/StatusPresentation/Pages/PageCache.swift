@MainActor public final class PageCache: BrowserDataSource {
  public var numberOfPages: Int {
    didSet { pages = pages.filter { $0.key < numberOfPages } }
  }

  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage
  private var pages: [Int: (page: any BrowserPage, used: Int)] = [:]
  private var uses = 0

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    self.capacity = capacity
    self.numberOfPages = numberOfPages
    self.makePage = makePage
  }

  public var kept: [Int] { pages.sorted { $0.value.used < $1.value.used }.map(\.key) }

  public func page(at index: Int) -> any BrowserPage {
    let page = pages[index]?.page ?? makePage(index)
    uses += 1
    pages[index] = (page, uses)
    while pages.count > capacity, let oldest = kept.first { pages[oldest] = nil }
    return page
  }
}
