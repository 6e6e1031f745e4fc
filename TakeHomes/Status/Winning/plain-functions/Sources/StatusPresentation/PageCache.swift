/// Keeps the pages that were used last.
@MainActor public final class PageCache: BrowserDataSource {
  private struct Entry {
    let index: Int
    let page: any BrowserPage
  }

  public var numberOfPages: Int
  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage
  private var entries: [Entry] = []

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    self.capacity = max(0, capacity)
    self.numberOfPages = numberOfPages
    self.makePage = makePage
  }

  public var kept: [Int] { entries.map(\.index) }

  public func page(at index: Int) -> any BrowserPage {
    let place = entries.firstIndex { $0.index == index }
    let entry = place.map { entries.remove(at: $0) } ?? Entry(index: index, page: makePage(index))
    entries.append(entry)
    entries.removeFirst(max(0, entries.count - capacity))
    return entry.page
  }
}
