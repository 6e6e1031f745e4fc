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

public enum BrowserKey: CaseIterable, Sendable {
  case left, right, home, end
}

/// Pages side by side.
@MainActor public final class Browser: BrowserPage {
  public var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  public private(set) var offset = 0.0
  public private(set) var current: Int?
  private var pages: [Int: any BrowserPage] = [:]

  public init(width: Double, isOnScreen: Bool = true) {
    self.width = width
  }

  public var currentPage: (any BrowserPage)? { current.flatMap { pages[$0] } }
  public var children: [Int] { pages.keys.sorted() }

  public func reloadData() {
    guard let dataSource, dataSource.numberOfPages > 0 else { return }
    show(0)
  }

  public func go(to index: Int) {
    guard let dataSource, index < dataSource.numberOfPages else { return }
    show(max(0, index))
  }

  public func drag(by distance: Double) {
    offset += distance
  }

  public func endDrag(velocity: Double) {
    // The page is wherever the left edge is.
    go(to: Int(offset / width))
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let current else { return false }
    switch key {
    case .left: go(to: current - 1)
    case .right: go(to: current + 1)
    case .home: go(to: 0)
    case .end: go(to: (dataSource?.numberOfPages ?? 1) - 1)
    }
    return true
  }

  public func resize(width: Double) {
    self.width = width
  }

  private func show(_ index: Int) {
    guard let page = pages[index] ?? dataSource?.page(at: index) else { return }
    // Adding it is enough, children that are out of sight do no harm.
    pages[index] = page
    page.willMove(toParent: self)
    onEvent(.willMoveIn(index))
    onEvent(.added(index))
    page.didMove(toParent: self)
    onEvent(.didMoveIn(index))
    page.didAppear()
    onEvent(.appeared(index))
    current = index
    offset = Double(index) * width
  }
}

/// Keeps the pages that were made.
@MainActor public final class PageCache: BrowserDataSource {
  public var numberOfPages: Int
  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage
  private var pages: [Int: any BrowserPage] = [:]

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    self.capacity = capacity
    self.numberOfPages = numberOfPages
    self.makePage = makePage
  }

  public var kept: [Int] { pages.keys.sorted() }

  public func page(at index: Int) -> any BrowserPage {
    if let page = pages[index] { return page }
    let page = makePage(index)
    pages[index] = page
    return page
  }
}
