import Observation

public protocol BrowserPage: AnyObject {
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

public protocol BrowserDataSource: AnyObject {
  var numberOfPages: Int { get }
  func page(at index: Int) -> any BrowserPage
}

nonisolated public enum BrowserEvent: Hashable, Sendable {
  case willMoveIn(Int), added(Int), didMoveIn(Int)
  case willMoveOut(Int), removed(Int), didMoveOut(Int)
  case appeared(Int), disappeared(Int)
}

nonisolated public enum BrowserKey: CaseIterable, Sendable { case left, right, home, end }

@Observable public final class Browser: BrowserPage {
  @ObservationIgnored public weak var dataSource: (any BrowserDataSource)?
  @ObservationIgnored public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  public private(set) var current: Int?
  private var pull = 0.0
  private var loaded: [Int: any BrowserPage] = [:]
  private var count = 0
  private var visited: Int?
  private var isOnScreen: Bool

  public init(width: Double, isOnScreen: Bool = true) {
    self.width = width
    self.isOnScreen = isOnScreen
  }

  public var currentPage: (any BrowserPage)? { current.flatMap { loaded[$0] } }
  public var children: [Int] { loaded.keys.sorted() }
  public var offset: Double { current.map { Double($0) * width + visiblePull } ?? 0 }

  private var visiblePull: Double {
    guard let current else { return 0 }
    let bounds = (current == 0 ? 0 : -width)...(current >= count - 1 ? 0 : width)
    return min(max(pull, bounds.lowerBound), bounds.upperBound)
  }

  public func reloadData() {
    pull = 0
    leave()
    keep([])
    count = dataSource?.numberOfPages ?? 0
    current = count > 0 ? min(current ?? 0, count - 1) : nil
    arrange()
  }

  public func go(to index: Int) {
    guard current != nil, index >= 0, index < count else { return }
    pull = 0
    if current != index { leave() }
    current = index
    arrange()
  }

  public func drag(by distance: Double) {
    pull += distance
    arrange()
  }

  public func endDrag(velocity: Double) {
    guard let current else { return }
    let share = width == 0 ? 0 : visiblePull / width
    var target = current
    if velocity >= 300, share >= 0 { target += 1 }
    if velocity <= -300, share <= 0 { target -= 1 }
    if abs(velocity) < 300 { target += Int(share.rounded(.toNearestOrAwayFromZero)) }
    go(to: min(max(target, 0), count - 1))
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    let targets: [BrowserKey: Int?] = [
      .left: current.map { $0 - 1 }, .right: current.map { $0 + 1 }, .home: 0, .end: count - 1,
    ]
    guard let target = targets[key] ?? nil, target != current, 0..<count ~= target else {
      return false
    }
    go(to: target)
    return true
  }

  public func resize(width: Double) {
    self.width = width
    pull = 0
    arrange()
  }

  public func didAppear() {
    isOnScreen = true
    arrange()
  }

  public func didDisappear() {
    isOnScreen = false
    leave()
  }

  /// Brings children and visit in line with the place.
  private func arrange() {
    guard let current else { return }
    var inSight: Set = [current]
    if visiblePull > 0 { inSight.insert(current + 1) }
    if visiblePull < 0 { inSight.insert(current - 1) }
    keep(inSight)
    for index in inSight.sorted() where loaded[index] == nil { bring(index) }
    if isOnScreen, visited == nil, let page = loaded[current] {
      visited = current
      onEvent(.appeared(current))
      page.didAppear()
    }
  }

  private func bring(_ index: Int) {
    guard let page = dataSource?.page(at: index) else { return }
    page.willMove(toParent: self)
    onEvent(.willMoveIn(index))
    loaded[index] = page
    onEvent(.added(index))
    page.didMove(toParent: self)
    onEvent(.didMoveIn(index))
  }

  private func keep(_ inSight: Set<Int>) {
    for (index, page) in loaded.sorted(by: { $0.key > $1.key }) where !inSight.contains(index) {
      page.willMove(toParent: nil)
      onEvent(.willMoveOut(index))
      loaded[index] = nil
      onEvent(.removed(index))
      page.didMove(toParent: nil)
      onEvent(.didMoveOut(index))
    }
  }

  private func leave() {
    guard let index = visited else { return }
    visited = nil
    loaded[index]?.didDisappear()
    onEvent(.disappeared(index))
  }
}

public final class PageCache: BrowserDataSource {
  public var numberOfPages: Int
  public private(set) var kept: [Int] = []
  private var pages: [Int: any BrowserPage] = [:]
  private let capacity: Int
  private let makePage: @MainActor (Int) -> any BrowserPage

  public init(
    capacity: Int, numberOfPages: Int, makePage: @escaping @MainActor (Int) -> any BrowserPage
  ) {
    self.capacity = capacity
    self.numberOfPages = numberOfPages
    self.makePage = makePage
  }

  public func page(at index: Int) -> any BrowserPage {
    let page = pages[index] ?? makePage(index)
    kept.removeAll { $0 == index }
    kept.append(index)
    pages[index] = page
    while kept.count > capacity { pages[kept.removeFirst()] = nil }
    return page
  }
}
