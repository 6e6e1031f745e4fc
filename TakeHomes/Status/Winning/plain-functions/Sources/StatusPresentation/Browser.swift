/// Pages side by side, whose sight is a value; events lead from one to the next.
@MainActor public final class Browser: BrowserPage {
  public weak var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  public private(set) var current: Int?
  private var count = 0
  private var isOnScreen: Bool
  private var dragged: Double?
  private var scene = Scene()
  private var pages: [Int: any BrowserPage] = [:]

  public init(width: Double, isOnScreen: Bool = true) {
    self.width = max(0, width)
    self.isOnScreen = isOnScreen
  }

  public var children: [Int] { scene.children }
  public var currentPage: (any BrowserPage)? { current.flatMap { pages[$0] } }
  public var offset: Double { Double(current ?? 0) * width + shift }

  public func reloadData() {
    let place = current ?? 0
    play(to: Scene())
    (current, dragged) = (nil, nil)
    count = max(0, dataSource?.numberOfPages ?? 0)
    settle(at: min(place, count - 1))
  }

  public func go(to index: Int) {
    guard has(index) else { return }
    settle(at: index)
  }

  public func drag(by distance: Double) {
    guard current != nil, distance.isFinite else { return }
    dragged = (dragged ?? 0) + distance
    play(to: wanted)
  }

  public func endDrag(velocity: Double) {
    guard let current, dragged != nil, width > 0 else { return settle(at: self.current) }
    let step = shift == 0 ? 0 : shift > 0 ? 1 : -1
    let isFlick = abs(velocity) >= 300
    let isFurther = isFlick ? velocity * Double(step) > 0 : abs(shift) * 2 >= width
    settle(at: isFurther ? current + step : current)
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let current else { return false }
    let index =
      switch key {
      case .left: current - 1
      case .right: current + 1
      case .home: 0
      case .end: count - 1
      }
    guard index != current, has(index) else { return false }
    settle(at: index)
    return true
  }

  public func resize(width: Double) {
    self.width = max(0, width)
    settle(at: current)
  }

  public func didAppear() {
    isOnScreen = true
    play(to: wanted)
  }

  public func didDisappear() {
    isOnScreen = false
    play(to: wanted)
  }

  /// How far the drag has moved the pages: one page at most, and not past the ends.
  private var shift: Double {
    guard let current, let dragged else { return 0 }
    return min(max(dragged, has(current - 1) ? -width : 0), has(current + 1) ? width : 0)
  }

  private func has(_ index: Int) -> Bool { dataSource != nil && (0..<count).contains(index) }

  private var wanted: Scene {
    guard let current else { return Scene() }
    let children =
      shift < 0 ? [current - 1, current] : shift > 0 ? [current, current + 1] : [current]
    return Scene(children: children, appeared: isOnScreen ? current : nil)
  }

  private func settle(at index: Int?) {
    guard let index, index >= 0 else { return }
    dragged = nil
    current = index
    play(to: wanted)
  }

  private func play(to next: Scene) {
    let events = scene.events(to: next)
    scene = next
    for event in events { play(event) }
  }

  private func play(_ event: BrowserEvent) {
    switch event {
    case .willMoveIn(let index):
      pages[index] = dataSource?.page(at: index)
      pages[index]?.willMove(toParent: self)
    case .didMoveIn(let index): pages[index]?.didMove(toParent: self)
    case .willMoveOut(let index): pages[index]?.willMove(toParent: nil)
    case .didMoveOut(let index): pages.removeValue(forKey: index)?.didMove(toParent: nil)
    case .appeared(let index): pages[index]?.didAppear()
    case .disappeared(let index): pages[index]?.didDisappear()
    case .added, .removed: break
    }
    onEvent(event)
  }
}

/// What is to be seen of a browser.
struct Scene {
  var children: [Int] = []
  var appeared: Int?

  func events(to next: Scene) -> [BrowserEvent] {
    var events: [BrowserEvent] = []
    let changes = appeared != next.appeared
    if changes, let appeared { events.append(.disappeared(appeared)) }
    for index in children where !next.children.contains(index) {
      events += [.willMoveOut(index), .removed(index), .didMoveOut(index)]
    }
    for index in next.children where !children.contains(index) {
      events += [.willMoveIn(index), .added(index), .didMoveIn(index)]
    }
    if changes, let appeared = next.appeared { events.append(.appeared(appeared)) }
    return events
  }
}
