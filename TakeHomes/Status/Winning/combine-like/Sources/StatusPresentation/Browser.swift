import Signals

/// Says where it is; which pages come and go follows from that.
@MainActor public final class Browser: BrowserPage {
  private struct Place: Equatable {
    var page: Int?
    var pull = 0.0
    var isSeen: Bool
  }

  private struct Sight: Equatable {
    var children: [Int] = []
    var visited: Int?
  }

  public weak var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  private var count = 0
  private var pages: [Int: any BrowserPage] = [:]
  private var isDragged = false
  private var distance = 0.0
  private let place: CurrentValueSubject<Place>
  private var subscription: AnyCancellable?

  public init(width: Double, isOnScreen: Bool = true) {
    self.width = width
    place = CurrentValueSubject(Place(isSeen: isOnScreen))
    subscription = place.map(Self.sight).removeDuplicates().pairwise(from: Sight()).sink {
      [weak self] in self?.change($0.old, to: $0.new)
    }
  }

  public var current: Int? { place.value.page }
  public var currentPage: (any BrowserPage)? { current.flatMap { pages[$0] } }
  public var children: [Int] { Self.sight(place.value).children }
  public var offset: Double { Double(current ?? 0) * width + place.value.pull }

  public func reloadData() {
    let page = current ?? 0
    stay(at: nil)
    count = dataSource?.numberOfPages ?? 0
    stay(at: count > 0 ? min(page, count - 1) : nil)
  }

  public func go(to index: Int) {
    if current != nil, has(index) { stay(at: index) }
  }

  public func drag(by distance: Double) {
    guard let current else { return }
    isDragged = true
    self.distance += distance
    let pull = has(current + (self.distance < 0 ? -1 : 1)) ? self.distance : 0
    place.value.pull = max(-width, min(pull, width))
  }

  public func endDrag(velocity: Double) {
    guard let current, isDragged, width > 0 else { return }
    let pages = place.value.pull / width
    var step = Int(pages.rounded())
    if velocity >= 300 { step = Int(pages.rounded(.down)) + 1 }
    if velocity <= -300 { step = Int(pages.rounded(.up)) - 1 }
    let goal = current + step.signum()
    stay(at: has(goal) ? goal : current)
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let current else { return false }
    let goal =
      switch key {
      case .left: current - 1
      case .right: current + 1
      case .home: 0
      case .end: count - 1
      }
    guard goal != current, has(goal) else { return false }
    stay(at: goal)
    return true
  }

  public func resize(width: Double) {
    self.width = width
    stay(at: current)
  }

  public func didAppear() { place.value.isSeen = true }

  public func didDisappear() { place.value.isSeen = false }

  private func has(_ index: Int) -> Bool { (0..<count).contains(index) }

  private func stay(at index: Int?) {
    (isDragged, distance) = (false, 0)
    var next = place.value
    (next.page, next.pull) = (index, 0)
    place.send(next)
  }

  private nonisolated static func sight(_ place: Place) -> Sight {
    guard let page = place.page else { return Sight() }
    let neighbours = place.pull < 0 ? [page - 1, page] : [page, page + 1]
    return Sight(
      children: place.pull == 0 ? [page] : neighbours, visited: place.isSeen ? page : nil)
  }

  private func change(_ old: Sight, to new: Sight) {
    if let visited = old.visited, visited != new.visited {
      pages[visited]?.didDisappear()
      onEvent(.disappeared(visited))
    }
    for index in old.children where !new.children.contains(index) { remove(index) }
    for index in new.children where !old.children.contains(index) { add(index) }
    if let visited = new.visited, visited != old.visited {
      pages[visited]?.didAppear()
      onEvent(.appeared(visited))
    }
  }

  private func add(_ index: Int) {
    let page = dataSource?.page(at: index)
    pages[index] = page
    onEvent(.willMoveIn(index))
    page?.willMove(toParent: self)
    onEvent(.added(index))
    page?.didMove(toParent: self)
    onEvent(.didMoveIn(index))
  }

  private func remove(_ index: Int) {
    let page = pages.removeValue(forKey: index)
    onEvent(.willMoveOut(index))
    page?.willMove(toParent: nil)
    onEvent(.removed(index))
    page?.didMove(toParent: nil)
    onEvent(.didMoveOut(index))
  }
}
