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

/// Keeps pages, each with the number of its last use.
@MainActor public final class PageCache: BrowserDataSource {
  public var numberOfPages: Int
  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage
  private var pages: [Int: any BrowserPage] = [:]
  private var uses: [Int: Int] = [:]
  private var clock = 0

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    self.capacity = capacity
    self.numberOfPages = numberOfPages
    self.makePage = makePage
  }

  public var kept: [Int] { uses.keys.sorted { uses[$0, default: 0] < uses[$1, default: 0] } }

  public func page(at index: Int) -> any BrowserPage {
    let page = pages[index] ?? makePage(index)
    clock += 1
    (pages[index], uses[index]) = (page, clock)
    while uses.count > capacity, let oldest = kept.first {
      (pages[oldest], uses[oldest]) = (nil, nil)
    }
    return page
  }
}
