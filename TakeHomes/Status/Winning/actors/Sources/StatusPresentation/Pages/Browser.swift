@MainActor public final class Browser: BrowserPage {
  private struct Child {
    let index: Int
    let page: any BrowserPage
  }

  public weak var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  public private(set) var offset: Double = 0
  public private(set) var current: Int?

  private var shown: [Child] = []
  private var visited: Int?
  private var isOnScreen: Bool
  private var isDragging = false
  private var distance: Double = 0

  public init(width: Double, isOnScreen: Bool = true) {
    self.width = width
    self.isOnScreen = isOnScreen
  }

  public var children: [Int] { shown.map(\.index) }
  public var currentPage: (any BrowserPage)? { shown.first { $0.index == current }?.page }

  // MARK: Going

  public func reloadData() {
    endVisit()
    children.forEach(moveOut)
    stopDragging()
    let last = numberOfPages - 1
    guard last >= 0 else {
      current = nil
      offset = 0
      return
    }
    rest(at: min(current ?? 0, last))
  }

  public func go(to index: Int) {
    guard current != nil, exists(index) else { return }
    rest(at: index)
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let current else { return false }
    let target: Int
    switch key {
    case .left: target = current - 1
    case .right: target = current + 1
    case .home: target = 0
    case .end: target = numberOfPages - 1
    }
    guard target != current, exists(target) else { return false }
    rest(at: target)
    return true
  }

  public func resize(width: Double) {
    self.width = width
    if let current { rest(at: current) }
  }

  // MARK: Dragging

  public func drag(by distance: Double) {
    guard let current else { return }
    isDragging = true
    self.distance += distance
    let lowest = exists(current - 1) ? -width : 0
    let highest = exists(current + 1) ? width : 0
    let moved = min(max(self.distance, lowest), highest)
    offset = Double(current) * width + moved
    let neighbour = moved == 0 ? nil : moved < 0 ? current - 1 : current + 1
    for index in children where index != current && index != neighbour { moveOut(index) }
    if let neighbour { moveIn(neighbour) }
  }

  public func endDrag(velocity: Double) {
    guard let current, isDragging, width > 0 else { return }
    let position = offset / width
    let target: Double
    switch velocity {
    case 300...: target = (position + 1).rounded(.down)
    case ...(-300): target = (position - 1).rounded(.up)
    default: target = position.rounded()
    }
    let near = min(max(Int(target), current - 1), current + 1)
    rest(at: exists(near) ? near : current)
  }

  private func stopDragging() {
    isDragging = false
    distance = 0
  }

  // MARK: Children

  private var numberOfPages: Int { dataSource?.numberOfPages ?? 0 }
  private func exists(_ index: Int) -> Bool { index >= 0 && index < numberOfPages }

  /// The new page comes before the old one goes, so there is always something to be seen.
  private func rest(at index: Int) {
    stopDragging()
    moveIn(index)
    current = index
    offset = Double(index) * width
    if visited != index {
      endVisit()
      if isOnScreen { beginVisit() }
    }
    for other in children where other != index { moveOut(other) }
  }

  private func moveIn(_ index: Int) {
    guard !children.contains(index), let page = dataSource?.page(at: index) else { return }
    onEvent(.willMoveIn(index))
    page.willMove(toParent: self)
    shown.append(Child(index: index, page: page))
    shown.sort { $0.index < $1.index }
    onEvent(.added(index))
    page.didMove(toParent: self)
    onEvent(.didMoveIn(index))
  }

  private func moveOut(_ index: Int) {
    guard let place = shown.firstIndex(where: { $0.index == index }) else { return }
    let page = shown[place].page
    onEvent(.willMoveOut(index))
    page.willMove(toParent: nil)
    shown.remove(at: place)
    onEvent(.removed(index))
    page.didMove(toParent: nil)
    onEvent(.didMoveOut(index))
  }

  // MARK: Visits

  private func beginVisit() {
    guard visited == nil, let current, let page = currentPage else { return }
    visited = current
    page.didAppear()
    onEvent(.appeared(current))
  }

  private func endVisit() {
    guard let index = visited else { return }
    visited = nil
    shown.first { $0.index == index }?.page.didDisappear()
    onEvent(.disappeared(index))
  }

  public func didAppear() {
    isOnScreen = true
    beginVisit()
  }

  public func didDisappear() {
    isOnScreen = false
    endVisit()
  }
}
