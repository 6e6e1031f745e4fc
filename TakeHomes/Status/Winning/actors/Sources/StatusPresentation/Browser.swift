/// A row of pages, of which one is looked at.
@MainActor public final class Browser: BrowserPage {
  /// A page in sight; it knows how to come and how to go.
  private final class Child {
    let index: Int
    let page: any BrowserPage
    var isVisited = false

    init(_ index: Int, _ page: any BrowserPage) { (self.index, self.page) = (index, page) }
  }

  public weak var dataSource: (any BrowserDataSource)?
  public var onEvent: @MainActor (BrowserEvent) -> Void = { _ in }
  public private(set) var width: Double
  public private(set) var offset = 0.0
  public private(set) var current: Int?

  private var family: [Child] = []
  private var count = 0
  private var pulled: Double?
  private var isSeen: Bool

  public init(width: Double, isOnScreen: Bool = true) {
    self.width = width
    isSeen = isOnScreen
  }

  public var children: [Int] { family.map(\.index) }
  public var currentPage: (any BrowserPage)? { currentChild?.page }
  private var currentChild: Child? { family.first { $0.index == current } }

  public func reloadData() {
    let page = current ?? 0
    for child in family { remove(child) }
    count = dataSource?.numberOfPages ?? 0
    current = nil
    pulled = nil
    offset = 0
    if count > 0 { rest(at: min(page, count - 1)) }
  }

  public func go(to index: Int) {
    if current != nil, (0..<count).contains(index) { rest(at: index) }
  }

  @discardableResult public func press(_ key: BrowserKey) -> Bool {
    guard let current else { return false }
    let goals: [BrowserKey: Int] = [
      .left: current - 1, .right: current + 1, .home: 0, .end: count - 1,
    ]
    guard let goal = goals[key], goal != current, (0..<count).contains(goal) else { return false }
    rest(at: goal)
    return true
  }

  public func resize(width: Double) {
    self.width = width
    if let current { rest(at: current) }
  }

  public func drag(by distance: Double) {
    guard let current else { return }
    let pull = (pulled ?? 0) + distance
    pulled = pull
    let room = (left: current > 0 ? -width : 0, right: current + 1 < count ? width : 0)
    let moved = min(max(pull, room.left), room.right)
    offset = Double(current) * width + moved
    show(current, and: moved == 0 ? nil : current + (moved < 0 ? -1 : 1))
  }

  public func endDrag(velocity: Double) {
    guard let current, pulled != nil, width > 0 else { return }
    let place = offset / width
    var goal = Int(place.rounded())
    // A flick ends at the next whole page of its direction.
    if velocity >= 300 { goal = Int(place.rounded(.down)) + 1 }
    if velocity <= -300 { goal = Int(place.rounded(.up)) - 1 }
    goal = max(current - 1, min(goal, current + 1))
    rest(at: max(0, min(goal, count - 1)))
  }

  public func didAppear() {
    isSeen = true
    currentChild.map(visit)
  }

  public func didDisappear() {
    isSeen = false
    family.forEach(leave)
  }

  // MARK: Family

  private func rest(at index: Int) {
    pulled = nil
    current = index
    offset = Double(index) * width
    for child in family where child.index != index { leave(child) }
    show(index, and: nil)
    currentChild.map(visit)
  }

  private func show(_ index: Int, and neighbour: Int?) {
    for child in family where child.index != index && child.index != neighbour { remove(child) }
    add(index)
    neighbour.map(add)
  }

  private func add(_ index: Int) {
    guard !children.contains(index), let page = dataSource?.page(at: index) else { return }
    onEvent(.willMoveIn(index))
    page.willMove(toParent: self)
    family.insert(Child(index, page), at: family.firstIndex { $0.index > index } ?? family.count)
    onEvent(.added(index))
    page.didMove(toParent: self)
    onEvent(.didMoveIn(index))
  }

  private func remove(_ child: Child) {
    leave(child)
    onEvent(.willMoveOut(child.index))
    child.page.willMove(toParent: nil)
    family.removeAll { $0 === child }
    onEvent(.removed(child.index))
    child.page.didMove(toParent: nil)
    onEvent(.didMoveOut(child.index))
  }

  private func visit(_ child: Child) {
    guard isSeen, !child.isVisited else { return }
    child.isVisited = true
    child.page.didAppear()
    onEvent(.appeared(child.index))
  }

  private func leave(_ child: Child) {
    guard child.isVisited else { return }
    child.isVisited = false
    child.page.didDisappear()
    onEvent(.disappeared(child.index))
  }
}
