/// Holds a ``Place`` and the pages in sight; all arithmetic is in functions of the place.
@MainActor public final class Browser: BrowserPage {
  public weak var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }

  private var place: Place?
  private var shown: [(index: Int, page: any BrowserPage)] = []
  private var visited: (index: Int, page: any BrowserPage)?
  private var isOnScreen: Bool
  private var emptyWidth: Double

  public init(width: Double, isOnScreen: Bool = true) {
    emptyWidth = width
    self.isOnScreen = isOnScreen
  }

  public var width: Double { place?.width ?? emptyWidth }
  public var offset: Double { place.map(StatusPresentation.offset) ?? 0 }
  public var current: Int? { place?.page }
  public var children: [Int] { shown.map(\.index) }
  public var currentPage: (any BrowserPage)? { shown.first { $0.index == current }?.page }

  public func reloadData() {
    let (page, width) = (current ?? 0, width)
    leave()
    keep([])
    let count = dataSource?.numberOfPages ?? 0
    (place, emptyWidth) = (nil, width)
    if count > 0 { go(to: Place(count: count, page: min(page, count - 1), width: width)) }
  }

  public func go(to index: Int) {
    if let place, exists(index, in: place) { go(to: resting(place, at: index)) }
  }

  public func drag(by distance: Double) {
    if let place { go(to: dragged(place, by: distance)) }
  }

  public func endDrag(velocity: Double) {
    if let place { go(to: released(place, at: velocity)) }
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let place, let index = page(behind: key, of: place) else { return false }
    go(to: resting(place, at: index))
    return true
  }

  public func resize(width: Double) {
    emptyWidth = width
    guard var place else { return }
    place.width = width
    go(to: resting(place, at: place.page))
  }

  public func didAppear() {
    isOnScreen = true
    visit()
  }

  public func didDisappear() {
    isOnScreen = false
    leave()
  }

  private func go(to next: Place) {
    place = next
    if visited?.index != next.page { leave() }
    let pages = inSight(next)
    keep(pages)
    pages.forEach(moveIn)
    visit()
  }

  // MARK: Pages come and go

  private func keep(_ pages: [Int]) {
    for child in shown where !pages.contains(child.index) {
      onEvent(.willMoveOut(child.index))
      child.page.willMove(toParent: nil)
      shown.removeAll { $0.index == child.index }
      onEvent(.removed(child.index))
      child.page.didMove(toParent: nil)
      onEvent(.didMoveOut(child.index))
    }
  }

  private func moveIn(_ index: Int) {
    guard !children.contains(index), let page = dataSource?.page(at: index) else { return }
    onEvent(.willMoveIn(index))
    page.willMove(toParent: self)
    shown = (shown + [(index, page)]).sorted { $0.index < $1.index }
    onEvent(.added(index))
    page.didMove(toParent: self)
    onEvent(.didMoveIn(index))
  }

  private func visit() {
    guard isOnScreen, visited == nil, let current, let page = currentPage else { return }
    visited = (current, page)
    page.didAppear()
    onEvent(.appeared(current))
  }

  private func leave() {
    guard let (index, page) = visited else { return }
    visited = nil
    page.didDisappear()
    onEvent(.disappeared(index))
  }
}
