import XCTest

@testable import StatusPresentation

@MainActor private final class Words: ScrollableStackDataSource {
  var numberOfItems: Int
  var asked: [Int] = []
  init(_ count: Int) { numberOfItems = count }
  func viewForItem(at index: Int) -> Int {
    asked.append(index)
    return index * index
  }
}

@MainActor private final class Sheet: BrowserPage {
  var visits = 0
  func didAppear() { visits += 1 }
}

@MainActor private final class Folder: BrowserDataSource {
  var numberOfPages: Int
  var sheets: [Int: Sheet] = [:]
  var onAsk: () -> Void = {}
  init(_ count: Int) { numberOfPages = count }
  func page(at index: Int) -> any BrowserPage {
    onAsk()
    let sheet = sheets[index] ?? Sheet()
    sheets[index] = sheet
    return sheet
  }
}

final class PagesXCTests: XCTestCase {
  // MARK: ScrollableStack

  @MainActor func testReloadEmptiesAndRefills() async {
    let (words, stack) = (Words(3), ScrollableStack<Int>())
    stack.dataSource = words
    stack.reloadData()
    stack.reloadData()
    XCTAssertEqual(stack.rows.map(\.view), [0, 1, 4])
    XCTAssertEqual(words.asked, [0, 1, 2, 0, 1, 2])
    words.numberOfItems = 100
    stack.reloadData()
    XCTAssertEqual(stack.rows.map(\.index), Array(0..<100))
    XCTAssertFalse(stack.isVirtual)
    stack.dataSource = nil
    stack.reloadData()
    XCTAssertTrue(stack.rows.isEmpty)
  }

  @MainActor func testALongListIsBuiltInSight() async {
    let (words, stack) = (Words(500), ScrollableStack<Int>(rowHeight: 20))
    stack.dataSource = words
    stack.reloadData()
    stack.scroll(to: 2_000, height: 200)
    XCTAssertTrue(stack.isVirtual)
    XCTAssertEqual(stack.contentHeight, 10_000)
    let rows = stack.rows.map(\.index)
    XCTAssertTrue(Set(rows).isSuperset(of: 100..<110))
    XCTAssertTrue(Set(rows).isSubset(of: 95..<115), "\(rows)")
    words.asked = []
    stack.scroll(to: 2_040, height: 200)
    XCTAssertTrue(Set(words.asked).isDisjoint(with: 102..<110))
    stack.scroll(to: 1e9, height: 200)
    XCTAssertTrue(Set(stack.rows.map(\.index)).isSuperset(of: 490..<500))
    XCTAssertTrue(Set(stack.rows.map(\.index)).isSubset(of: 485..<500))
  }

  // MARK: Browser

  @MainActor private func open(
    _ folder: Folder, at page: Int = 0
  ) -> (Browser, Notes<BrowserEvent>) {
    let (browser, events) = (Browser(width: 200), Notes<BrowserEvent>())
    browser.dataSource = folder
    browser.reloadData()
    browser.go(to: page)
    browser.onEvent = { events.add($0) }
    return (browser, events)
  }

  @MainActor func testAPageComesAndGoesByThreeSteps() async {
    let folder = Folder(3)
    let (browser, events) = open(folder)
    browser.go(to: 2)
    func order(_ steps: [BrowserEvent]) { XCTAssertEqual(events.all.filter(steps.contains), steps) }
    order([.willMoveIn(2), .added(2), .didMoveIn(2), .appeared(2)])
    order([.disappeared(0), .willMoveOut(0), .removed(0), .didMoveOut(0)])
    order([.disappeared(0), .appeared(2)])
    XCTAssertEqual(events.all.count, 8)
    XCTAssertEqual(browser.children, [2])
    XCTAssertTrue(browser.currentPage === folder.sheets[2])
    browser.go(to: 3)
    browser.go(to: -1)
    XCTAssertEqual(events.all.count, 8)
  }

  @MainActor func testADragShowsItsNeighbour() async {
    let folder = Folder(3)
    let (browser, events) = open(folder, at: 1)
    browser.drag(by: 60)
    XCTAssertEqual(browser.children, [1, 2])
    XCTAssertEqual(browser.offset, 260)
    browser.drag(by: -90)
    XCTAssertEqual(browser.children, [0, 1])
    browser.endDrag(velocity: 0)
    XCTAssertEqual(browser.children, [1])
    XCTAssertEqual(browser.offset, 200)
    XCTAssertFalse(
      events.all.contains {
        if case .appeared = $0 { true } else if case .disappeared = $0 { true } else { false }
      })
  }

  @MainActor func testWhereADragEnds() async {
    let rows: [(by: Double, velocity: Double, page: Int)] = [
      (99, 0, 1), (100, 0, 2), (101, 0, 2), (-99, 0, 1), (-101, 0, 0), (20, 300, 2), (20, 299, 1),
      (-20, -300, 0), (190, -300, 1), (5_000, 0, 2), (-5_000, -2_000, 0),
    ]
    for row in rows {
      let folder = Folder(5)
      let (browser, _) = open(folder, at: 1)
      browser.drag(by: row.by)
      browser.endDrag(velocity: row.velocity)
      XCTAssertEqual(browser.current, row.page, "\(row)")
      XCTAssertEqual(browser.offset, Double(row.page) * 200)
    }
    let folder = Folder(1)
    let (browser, _) = open(folder)
    browser.drag(by: 300)
    browser.endDrag(velocity: 900)
    XCTAssertEqual(browser.current, 0)
  }

  @MainActor func testKeysAndTurning() async {
    let folder = Folder(4)
    let (browser, _) = open(folder, at: 1)
    XCTAssertTrue(browser.press(.end))
    XCTAssertFalse(browser.press(.right))
    XCTAssertTrue(browser.press(.left))
    browser.drag(by: 150)
    browser.resize(width: 333)
    XCTAssertEqual(browser.offset, 666)
    XCTAssertEqual(browser.children, [2])
    XCTAssertTrue(browser.press(.home))
    XCTAssertFalse(browser.press(.home))
    XCTAssertFalse(browser.press(.left))
    XCTAssertTrue(browser.press(.right))
    XCTAssertEqual(browser.current, 1)
  }

  @MainActor func testAReloadLetsTheOldGoFirst() async {
    let folder = Folder(4)
    let (browser, events) = open(folder, at: 3)
    let before = Notes<BrowserEvent>()
    folder.onAsk = { events.all.forEach(before.add) }
    browser.reloadData()
    let gone: [BrowserEvent] = [.disappeared(3), .willMoveOut(3), .removed(3), .didMoveOut(3)]
    XCTAssertEqual(before.all.prefix(4), gone[...])
    XCTAssertEqual(browser.current, 3)
    folder.numberOfPages = 0
    browser.reloadData()
    XCTAssertNil(browser.current)
    XCTAssertEqual(browser.children, [])
  }

  @MainActor func testABrowserInABrowser() async {
    let inner = Browser(width: 50, isOnScreen: false)
    let folder = Folder(2)
    inner.dataSource = folder
    inner.reloadData()
    XCTAssertEqual(folder.sheets[0]?.visits, 0)
    inner.didAppear()
    XCTAssertEqual(folder.sheets[0]?.visits, 1)
    let events = Notes<BrowserEvent>()
    inner.onEvent = { events.add($0) }
    inner.didDisappear()
    XCTAssertEqual(events.all, [.disappeared(0)])
  }

  @MainActor func testTheCacheDropsTheLongestUnused() async {
    let cache = PageCache(capacity: 2, numberOfPages: 5) { _ in Sheet() }
    let zero = cache.page(at: 0)
    _ = cache.page(at: 1)
    XCTAssertTrue(cache.page(at: 0) === zero)
    _ = cache.page(at: 2)
    XCTAssertEqual(cache.kept, [0, 2])
  }
}
