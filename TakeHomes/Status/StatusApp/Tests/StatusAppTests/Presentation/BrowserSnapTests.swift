import StatusPresentation
import Testing

/// Where the browser comes to rest.
@MainActor @Suite struct BrowserSnapTests {
  @Test(arguments: [
    // From page 2 of 5: how far (in widths), how quick, where it rests.
    (0.0, 0.0, 2), (0.49, 0, 2), (0.5, 0, 3), (0.51, 0, 3), (-0.49, 0, 2), (-0.5, 0, 1),
    (4, 0, 3), (-4, 0, 1), (0.1, 300, 3), (0.1, 299, 2), (0.1, -300, 2), (-0.1, -300, 1),
    (0.9, -301, 2), (-0.9, 301, 2), (4, 900, 3),
  ])
  func `a swipe ends on a whole page, one further at most`(
    way: Double, velocity: Double, page: Int
  ) {
    for width in [400.0, 800, 333] {
      let shelf = Shelf(5, width: width)
      shelf.browser.go(to: 2)
      shelf.browser.drag(by: way * width)
      shelf.browser.endDrag(velocity: velocity)
      #expect(shelf.browser.current == page)
      #expect(shelf.browser.offset == Double(page) * width)
    }
  }

  @Test(arguments: [(0, -500.0, 0), (4, 500, 4), (0, 500, 1), (4, -500, 3)])
  func `a flick stays within the pages`(start: Int, velocity: Double, page: Int) {
    let shelf = Shelf(5)
    shelf.browser.go(to: start)
    shelf.browser.endDrag(velocity: velocity)
    #expect(shelf.browser.current == page)
  }

  @Test func `short ways add up, and stop at the neighbour`() {
    let shelf = Shelf(5)
    for _ in 0..<30 { shelf.browser.drag(by: 20) }
    #expect(shelf.browser.offset == 400)
    #expect(shelf.browser.current == 0)
    #expect(shelf.browser.children == [0, 1])
    shelf.browser.drag(by: -40)
    #expect(shelf.browser.offset == 360)
  }

  @Test func `turning keeps the page and ends a drag`() {
    let shelf = Shelf(5)
    shelf.browser.go(to: 3)
    shelf.browser.drag(by: 90)
    shelf.browser.resize(width: 800)
    #expect(shelf.browser.width == 800)
    #expect(shelf.browser.offset == 2_400)
    #expect(shelf.browser.current == 3)
    #expect(shelf.browser.children == [3])
  }

  @Test(arguments: [
    (2, BrowserKey.left, 1, true), (2, .right, 3, true), (2, .home, 0, true), (2, .end, 4, true),
    (0, .left, 0, false), (0, .home, 0, false), (4, .right, 4, false), (4, .end, 4, false),
  ])
  func `keys say whether there was anything to go to`(
    start: Int, key: BrowserKey, page: Int, hasMoved: Bool
  ) {
    let shelf = Shelf(5)
    shelf.browser.go(to: start)
    #expect(shelf.browser.press(key) == hasMoved)
    #expect(shelf.browser.current == page)
    #expect(shelf.browser.offset == Double(page) * 400)
  }

  @Test func `a browser within another appears and disappears with it`() {
    let inner = Shelf(3, isOnScreen: false)
    #expect(inner.take() == [.willMoveIn(0), .added(0), .didMoveIn(0)])
    let outer = Browser(width: 400)
    let book = Book()
    let cache = PageCache(capacity: 2, numberOfPages: 2) { index in
      index == 0 ? inner.browser as any BrowserPage : NotedPage(index, book)
    }
    outer.dataSource = cache
    outer.reloadData()
    #expect(inner.take() == [.appeared(0)])
    inner.browser.go(to: 2)
    _ = inner.take()
    outer.press(.right)
    #expect(inner.take() == [.disappeared(2)])
    inner.browser.go(to: 1)
    #expect(!inner.take().contains(.appeared(1)))
    outer.press(.left)
    #expect(inner.take() == [.appeared(1)])
  }
}
