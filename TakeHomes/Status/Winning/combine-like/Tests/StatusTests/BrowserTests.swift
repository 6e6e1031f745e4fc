import Testing

@testable import StatusPresentation

@MainActor private final class Leaf: BrowserPage {
  var told: [String] = []
  func willMove(toParent parent: Browser?) { told.append(parent == nil ? "will out" : "will in") }
  func didMove(toParent parent: Browser?) { told.append(parent == nil ? "did out" : "did in") }
  func didAppear() { told.append("appear") }
  func didDisappear() { told.append("disappear") }
}

@MainActor private final class Book: BrowserDataSource {
  var count: Int
  var asked: [Int] = []
  var pages: [Int: any BrowserPage] = [:]
  init(_ count: Int) { self.count = count }
  var numberOfPages: Int { count }
  func page(at index: Int) -> any BrowserPage {
    asked.append(index)
    let page = pages[index] ?? Leaf()
    pages[index] = page
    return page
  }
}

@MainActor @Suite struct BrowserTests {
  private let book = Book(4)
  private let browser = Browser(width: 100)
  private let events = Kept<[BrowserEvent]>([])

  init() {
    browser.dataSource = book
    browser.onEvent = { [events] event in events.change { $0.append(event) } }
    #expect(browser.current == nil && browser.children.isEmpty)
    browser.reloadData()
  }

  /// No page leaves while it is seen, none is seen that has not come, never two are seen.
  private func checkStory() {
    var (inside, seen) = (Set<Int>(), Set<Int>())
    for event in events.value {
      switch event {
      case .didMoveIn(let page): inside.insert(page)
      case .willMoveOut(let page): #expect(inside.remove(page) != nil && !seen.contains(page))
      case .appeared(let page):
        #expect(inside.contains(page) && seen.isEmpty)
        seen.insert(page)
      case .disappeared(let page): #expect(seen.remove(page) != nil)
      default: break
      }
    }
    #expect(inside.sorted() == browser.children)
    #expect(seen == Set([browser.current].compactMap { $0 }))
  }

  private func rests(at page: Int) {
    #expect(browser.current == page && browser.children == [page])
    #expect(browser.offset == Double(page) * browser.width)
    #expect(browser.currentPage === book.pages[page])
    checkStory()
  }

  @Test func `the first page comes in and appears`() throws {
    #expect(events.value == [.willMoveIn(0), .added(0), .didMoveIn(0), .appeared(0)])
    rests(at: 0)
    let leaf = try #require(book.pages[0] as? Leaf)
    #expect(leaf.told == ["will in", "did in", "appear"])
    browser.go(to: 1)
    #expect(leaf.told.suffix(3) == ["disappear", "will out", "did out"])
  }

  @Test func `going changes the page`() {
    browser.go(to: 2)
    rests(at: 2)
    let tail = events.value.dropFirst(4)
    #expect(
      tail.filter { $0 == .willMoveOut(0) || $0 == .removed(0) || $0 == .didMoveOut(0) }
        == [.willMoveOut(0), .removed(0), .didMoveOut(0)])
    let count = events.value.count
    for page in [-1, 4, 2] { browser.go(to: page) }
    rests(at: 2)
    #expect(events.value.count == count)
  }

  @Test(arguments: [
    (1, 49.0, 0.0, 1), (1, 50.0, 0.0, 2), (1, 51.0, 299.0, 2), (1, -49.0, 0.0, 1),
    (1, -51.0, 0.0, 0), (1, 10.0, 300.0, 2), (1, -10.0, -300.0, 0), (1, 10.0, 299.0, 1),
    (1, 90.0, -300.0, 1), (1, -90.0, 300.0, 1), (1, 900.0, 0.0, 2), (1, -900.0, 0.0, 0),
    (1, 900.0, 2_000.0, 2), (0, -80.0, 0.0, 0), (3, 80.0, 0.0, 3), (3, 80.0, 900.0, 3),
    (0, -80.0, -900.0, 0),
  ])
  func `a drag leads to one page`(
    _ page: Int, _ distance: Double, _ velocity: Double, _ target: Int
  ) {
    browser.go(to: page)
    browser.drag(by: distance / 2)
    browser.drag(by: distance / 2)
    #expect(browser.children.count <= 2 && browser.current != nil)
    browser.endDrag(velocity: velocity)
    rests(at: target)
  }

  @Test func `a drag shows two pages and is no visit`() throws {
    browser.drag(by: 30)
    #expect(browser.children == [0, 1] && browser.offset == 30)
    browser.drag(by: 10)
    #expect(browser.offset == 40)
    browser.endDrag(velocity: 0)
    rests(at: 0)
    #expect(!events.value.contains(.appeared(1)) && !events.value.contains(.disappeared(0)))
    #expect(events.value.suffix(3) == [.willMoveOut(1), .removed(1), .didMoveOut(1)])
  }

  @Test(arguments: [1.0, 99.5, 320, 1_024]) func `it rests on whole pages`(_ width: Double) {
    browser.go(to: 2)
    browser.resize(width: width)
    rests(at: 2)
    browser.drag(by: width * 0.6)
    browser.endDrag(velocity: 0)
    rests(at: 3)
    browser.drag(by: -width * 0.6)
    browser.resize(width: width * 2)
    rests(at: 3)
  }

  @Test func `keys go where there is a page`() {
    #expect(!browser.press(.left) && !browser.press(.home))
    #expect(browser.press(.right))
    rests(at: 1)
    #expect(browser.press(.end))
    rests(at: 3)
    #expect(!browser.press(.right) && !browser.press(.end))
    #expect(browser.press(.left))
    rests(at: 2)
    #expect(browser.press(.home))
    rests(at: 0)
    #expect(BrowserKey.allCases.allSatisfy { !Browser(width: 10).press($0) })
  }

  @Test func `a reload lets the old go before it asks`() {
    browser.go(to: 3)
    book.asked = []
    let asked = Kept<[Int]>([])
    browser.onEvent = { [events, book] event in
      events.change { $0.append(event) }
      if case .didMoveOut = event { asked.value = book.asked }
    }
    browser.reloadData()
    #expect(asked.value.isEmpty && book.asked == [3])
    rests(at: 3)
    book.count = 2
    browser.reloadData()
    rests(at: 1)
    book.count = 0
    browser.reloadData()
    #expect(browser.current == nil && browser.children.isEmpty && browser.offset == 0)
    #expect(browser.currentPage == nil)
    checkStory()
  }

  @Test func `the data source is held weakly`() {
    var other: Book? = Book(2)
    browser.dataSource = other
    browser.reloadData()
    weak let seen = other
    other = nil
    #expect(seen == nil)
    browser.reloadData()
    #expect(browser.current == nil && browser.children.isEmpty)
  }

  @Test func `a browser is a page of another`() throws {
    let inner = Browser(width: 50, isOnScreen: false)
    let pages = Book(3)
    let told = Kept<[BrowserEvent]>([])
    inner.dataSource = pages
    inner.onEvent = { event in told.change { $0.append(event) } }
    inner.reloadData()
    #expect(told.value == [.willMoveIn(0), .added(0), .didMoveIn(0)])
    book.pages[1] = inner
    browser.go(to: 1)
    #expect(told.value.last == .appeared(0))
    inner.go(to: 2)
    #expect(told.value.filter { $0 == .appeared(2) }.count == 1)
    browser.go(to: 0)
    #expect(told.value.last == .disappeared(2))
    let count = told.value.count
    inner.go(to: 1)
    #expect(!told.value.dropFirst(count).contains(.appeared(1)))
    browser.go(to: 1)
    #expect(told.value.last == .appeared(1))
  }
}

@MainActor @Suite struct PageCacheTests {
  @Test func `the longest unused goes first`() {
    let made = Kept<[Int]>([])
    let cache = PageCache(capacity: 2, numberOfPages: 9) { index in
      made.change { $0.append(index) }
      return Leaf()
    }
    #expect(cache.numberOfPages == 9 && cache.kept.isEmpty)
    let first = cache.page(at: 4)
    _ = cache.page(at: 5)
    #expect(cache.page(at: 4) === first && cache.kept == [5, 4])
    _ = cache.page(at: 6)
    #expect(cache.kept == [4, 6] && made.value == [4, 5, 6])
    _ = cache.page(at: 5)
    #expect(cache.kept == [6, 5] && made.value == [4, 5, 6, 5])
  }
}
