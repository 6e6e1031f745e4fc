@MainActor public protocol BrowserPage: AnyObject {
  func willMove(toParent parent: Browser?)
  func didMove(toParent parent: Browser?)
  func didAppear()
  func didDisappear()
}

extension BrowserPage {
  public func willMove(toParent parent: Browser?) {}
  public func didMove(toParent parent: Browser?) {}
  public func didAppear() {}
  public func didDisappear() {}
}

@MainActor public protocol BrowserDataSource: AnyObject {
  var numberOfPages: Int { get }
  func page(at index: Int) -> any BrowserPage
}

public enum BrowserEvent: Hashable, Sendable {
  case willMoveIn(Int), added(Int), didMoveIn(Int)
  case willMoveOut(Int), removed(Int), didMoveOut(Int)
  case appeared(Int), disappeared(Int)
}

public enum BrowserKey: CaseIterable, Sendable { case left, right, home, end }

@MainActor public final class PageCache: BrowserDataSource {
  public var numberOfPages: Int
  public private(set) var kept: [Int] = []
  private var pages: [Int: any BrowserPage] = [:]
  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    (self.capacity, self.numberOfPages, self.makePage) = (capacity, numberOfPages, makePage)
  }

  public func page(at index: Int) -> any BrowserPage {
    let page = pages[index] ?? makePage(index)
    kept = used(index, of: kept, atMost: capacity)
    pages[index] = page
    pages = pages.filter { kept.contains($0.key) }
    return page
  }
}

/// The order of use after a use: the longest unused first.
func used(_ index: Int, of order: [Int], atMost capacity: Int) -> [Int] {
  (order.filter { $0 != index } + [index]).suffix(max(capacity, 0))
}
