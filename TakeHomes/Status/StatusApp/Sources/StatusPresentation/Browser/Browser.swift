/// Shows whole pages side by side, one at a time.
///
/// Its children are the pages in sight: one at rest, two while it is dragged.
@MainActor public final class Browser {
  /// Points a second from which on letting go is a flick.
  private static let flick = 300.0

  /// Nothing is loaded before ``reloadData()``.
  public weak var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  /// Page × width at rest.
  public private(set) var offset = 0.0
  /// Nil without pages.
  public private(set) var current: Int?
  private var shown: [Int: any BrowserPage] = [:]
  private var count = 0
  /// The one page that has appeared, unless the browser itself is out of sight.
  private var appeared: Int?
  private var isOnScreen: Bool

  /// A browser that is a page itself is not on the screen until its parent says so.
  public init(width: Double, isOnScreen: Bool = true) {
    self.width = max(1, width)
    self.isOnScreen = isOnScreen
  }

  public var currentPage: (any BrowserPage)? { current.flatMap { shown[$0] } }
  /// The numbers of the pages in sight, in order.
  public var children: [Int] { shown.keys.sorted() }

  /// Lets the old pages go, then shows the new ones, at the same place as far as there is one.
  public func reloadData() {
    let before = current ?? 0
    disappear()
    for child in children { remove(child) }
    current = nil
    offset = 0
    count = max(0, dataSource?.numberOfPages ?? 0)
    if count > 0 { rest(at: min(before, count - 1)) }
  }

  /// Shows a page; a number that there is not changes nothing.
  public func go(to index: Int) {
    if (0..<count).contains(index) { rest(at: index) }
  }

  /// Moves the pages along with a finger, by one page at most.
  public func drag(by distance: Double) {
    guard let current, distance.isFinite else { return }
    let pages = max(0, current - 1)...min(count - 1, current + 1)
    let nearest = Double(pages.lowerBound) * width
    offset = min(max(nearest, offset + distance), Double(pages.upperBound) * width)
    let first = Int((offset / width).rounded(.down))
    let last = Int((offset / width).rounded(.up))
    for index in first...last { add(index) }
    for child in children where child != current && !(first...last).contains(child) {
      remove(child)
    }
  }

  /// Lets the pages go at a speed in points a second; they come to rest on a whole one.
  public func endDrag(velocity: Double) {
    guard let current else { return }
    let way = offset / width - Double(current)
    let isFlick = abs(velocity) >= Self.flick
    // A flick against the drag leads back; halves lead on, both ways.
    let isBack = isFlick && velocity * way < 0
    let step = isBack ? nil : isFlick ? velocity.sign : abs(way) >= 0.5 ? way.sign : nil
    let target = current + (step.map { $0 == .minus ? -1 : 1 } ?? 0)
    rest(at: min(max(0, target), count - 1))
  }

  /// Goes where a key leads; false when there is nothing to go to.
  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let current else { return false }
    let target =
      switch key {
      case .left: current - 1
      case .right: current + 1
      case .home: 0
      case .end: count - 1
      }
    guard target != current, (0..<count).contains(target) else { return false }
    rest(at: target)
    return true
  }

  /// Takes another width and stays at its page.
  public func resize(width: Double) {
    self.width = max(1, width)
    if let current { rest(at: current) }
  }

  private func rest(at index: Int) {
    guard add(index) else { return }
    offset = Double(index) * width
    if current != index {
      disappear()
      current = index
      appear()
    }
    for child in children where child != index { remove(child) }
  }
}

extension Browser {
  /// True when the page is a child then.
  @discardableResult private func add(_ index: Int) -> Bool {
    guard shown[index] == nil else { return true }
    guard let page = dataSource?.page(at: index) else { return false }
    onEvent(.willMoveIn(index))
    page.willMove(toParent: self)
    shown[index] = page
    onEvent(.added(index))
    page.didMove(toParent: self)
    onEvent(.didMoveIn(index))
    return true
  }

  private func remove(_ index: Int) {
    guard let page = shown[index] else { return }
    onEvent(.willMoveOut(index))
    page.willMove(toParent: nil)
    shown[index] = nil
    onEvent(.removed(index))
    page.didMove(toParent: nil)
    onEvent(.didMoveOut(index))
  }

  private func appear() {
    guard isOnScreen, appeared == nil, let current else { return }
    appeared = current
    onEvent(.appeared(current))
    currentPage?.didAppear()
  }

  private func disappear() {
    guard let index = appeared else { return }
    appeared = nil
    onEvent(.disappeared(index))
    shown[index]?.didDisappear()
  }
}

/// A browser can be a page of another; what it shows comes and goes with it.
extension Browser: BrowserPage {
  public func didAppear() {
    isOnScreen = true
    appear()
  }

  public func didDisappear() {
    isOnScreen = false
    disappear()
  }
}
