import StatusPresentation
import Testing

/// How children come and go.
@MainActor @Suite struct BrowserTests {
  @Test func `the first page comes in and appears`() {
    let shelf = Shelf(3)
    #expect(shelf.take() == [.willMoveIn(0), .added(0), .didMoveIn(0), .appeared(0)])
    #expect(shelf.pages.book.take() == ["0 will in", "0 did in", "0 appear"])
    #expect(shelf.browser.current == 0)
    #expect(shelf.browser.children == [0])
    #expect(shelf.pages.asked == [0])
  }

  @Test func `a swipe shows two pages while it lasts and one when it ends`() {
    let shelf = Shelf(3)
    _ = shelf.take()
    shelf.browser.drag(by: 150)
    #expect(shelf.browser.children == [0, 1])
    #expect(shelf.take() == [.willMoveIn(1), .added(1), .didMoveIn(1)])
    shelf.browser.drag(by: 100)
    #expect(shelf.take().isEmpty)
    shelf.browser.endDrag(velocity: 0)
    #expect(
      shelf.take()
        == [.disappeared(0), .appeared(1), .willMoveOut(0), .removed(0), .didMoveOut(0)])
    #expect(shelf.browser.children == [1])
    #expect(shelf.browser.current == 1)
  }

  @Test func `what is let go again was no visit`() {
    let shelf = Shelf(3)
    _ = shelf.take()
    shelf.browser.drag(by: 150)
    shelf.browser.endDrag(velocity: 0)
    let events = shelf.take()
    #expect(events.suffix(3) == [.willMoveOut(1), .removed(1), .didMoveOut(1)])
    #expect(!events.contains(.appeared(1)))
    #expect(!events.contains(.disappeared(0)))
    #expect(shelf.browser.current == 0)
  }

  @Test func `dragged the other way, the neighbour there comes instead`() {
    let shelf = Shelf(3)
    shelf.browser.go(to: 1)
    _ = shelf.take()
    shelf.browser.drag(by: 150)
    shelf.browser.drag(by: -300)
    #expect(shelf.browser.children == [0, 1])
    let in2: [BrowserEvent] = [.willMoveIn(2), .added(2), .didMoveIn(2)]
    let in0: [BrowserEvent] = [.willMoveIn(0), .added(0), .didMoveIn(0)]
    #expect(shelf.take() == in2 + in0 + [.willMoveOut(2), .removed(2), .didMoveOut(2)])
  }

  @Test func `a jump leaves out what lies between`() {
    let shelf = Shelf(9)
    shelf.browser.go(to: 7)
    #expect(shelf.pages.asked == [0, 7])
    #expect(
      shelf.pages.book.take()
        == [
          "0 will in", "0 did in", "0 appear", "7 will in", "7 did in", "0 disappear", "7 appear",
          "0 will out", "0 did out",
        ])
  }

  @Test(arguments: [-1, 3, 99])
  func `a number that there is not changes nothing`(number: Int) {
    let shelf = Shelf(3)
    _ = shelf.take()
    shelf.browser.go(to: number)
    shelf.browser.go(to: 0)
    #expect(shelf.take().isEmpty)
    #expect(shelf.browser.current == 0)
  }

  @Test func `at most one page has appeared, whatever one does`() {
    let shelf = Shelf(5)
    var appeared: [Int] = []
    func follow() {
      for event in shelf.take() {
        switch event {
        case .appeared(let page):
          #expect(appeared.isEmpty)
          appeared.append(page)
        case .disappeared(let page):
          #expect(appeared == [page])
          appeared = []
        default: break
        }
      }
      #expect(appeared == shelf.browser.current.map { [$0] } ?? [])
    }
    for turn in 0..<200 {
      switch turn % 7 {
      case 0: shelf.browser.go(to: turn % 5)
      case 1: shelf.browser.drag(by: Double(turn * 37 % 800) - 400)
      case 2: shelf.browser.endDrag(velocity: Double(turn % 3 - 1) * 400)
      case 3: shelf.browser.press(BrowserKey.allCases[turn % 4])
      case 4: shelf.browser.reloadData()
      case 5: shelf.browser.resize(width: turn.isMultiple(of: 2) ? 400 : 800)
      default: shelf.browser.drag(by: -90)
      }
      follow()
    }
  }

  @Test func `a reload lets the old pages go before the new ones come`() {
    let shelf = Shelf(5)
    shelf.browser.go(to: 4)
    shelf.browser.drag(by: -100)
    _ = shelf.take()
    shelf.pages.numberOfPages = 3
    shelf.browser.reloadData()
    let out = [3, 4].flatMap { [BrowserEvent.willMoveOut($0), .removed($0), .didMoveOut($0)] }
    #expect(
      shelf.take()
        == [.disappeared(4)] + out + [.willMoveIn(2), .added(2), .didMoveIn(2), .appeared(2)])
    #expect(shelf.browser.current == 2)
    #expect(shelf.browser.offset == 800)
    shelf.browser.reloadData()
    #expect(shelf.browser.current == 2)
  }

  @Test func `without pages nothing is current`() {
    let shelf = Shelf(2)
    shelf.pages.numberOfPages = 0
    shelf.browser.reloadData()
    #expect(shelf.browser.current == nil)
    #expect(shelf.browser.currentPage == nil)
    #expect(shelf.browser.children.isEmpty)
    shelf.browser.drag(by: 100)
    shelf.browser.endDrag(velocity: 400)
    #expect(!shelf.browser.press(.end))
    #expect(shelf.browser.offset == 0)
  }

  @Test func `the data source is held weakly, and what it cannot give is not gone to`() {
    let browser = Browser(width: 400)
    var pages: NotedPages? = NotedPages(3)
    weak let freed = pages
    browser.dataSource = pages
    browser.reloadData()
    pages = nil
    #expect(freed == nil)
    browser.go(to: 2)
    #expect(browser.current == 0)
    #expect(browser.children == [0])
  }
}
