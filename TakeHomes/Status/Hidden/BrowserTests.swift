import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H7: how pages come, are seen, and go.
@MainActor @Suite struct BrowserTests {
  private static let coming: [PageDouble.Call] = [.willMoveIn, .didMoveIn]
  private static let leaving: [PageDouble.Call] = [.willMoveOut, .didMoveOut]

  @Test func `nothing is loaded before a reload`() {
    let stage = Stage(3)
    #expect(stage.browser.current == nil)
    #expect(stage.browser.currentPage == nil)
    #expect(stage.browser.children == [])
    #expect(stage.pages.made.isEmpty)
    #expect(stage.log.events == [])
  }

  @Test func `the first page comes in and appears`() throws {
    let stage = Stage(3).loaded()
    #expect(stage.browser.current == 0)
    #expect(stage.browser.children == [0])
    #expect(
      stage.log.events == [.willMoveIn(0), .added(0), .didMoveIn(0), .appeared(0)])
    #expect(stage.pages.made.map(\.index) == [0])
    let page = try #require(stage.pages.made.first)
    #expect(page.calls == Self.coming + [.didAppear])
    #expect(page.parent === stage.browser)
    #expect(stage.browser.currentPage === page)
  }

  @Test func `another page takes the place of the first`() throws {
    let stage = Stage(5).loaded()
    stage.log.forget()
    stage.browser.go(to: 3)
    #expect(stage.browser.current == 3)
    #expect(stage.browser.children == [3])
    #expect(stage.pages.made.map(\.index) == [0, 3], "what lies between is not made")
    let (old, new) = (try #require(stage.pages.made.first), try #require(stage.pages.made.last))
    #expect(old.calls == Self.coming + [.didAppear, .didDisappear] + Self.leaving)
    #expect(old.parent == nil)
    #expect(new.calls == Self.coming + [.didAppear])
    #expect(stage.log.faults == [])
    for index in [0, 3] {
      let isOld = index == 0
      #expect(stage.log.count(.appeared(index)) == (isOld ? 0 : 1))
      #expect(stage.log.count(.disappeared(index)) == (isOld ? 1 : 0))
      #expect(stage.log.count(.didMoveIn(index)) == (isOld ? 0 : 1))
      #expect(stage.log.count(.didMoveOut(index)) == (isOld ? 1 : 0))
    }
  }

  @Test func `going where one is, or where nothing is, tells nothing`() {
    let stage = Stage(3).loaded()
    stage.log.forget()
    for index in [0, -1, 3, 100] { stage.browser.go(to: index) }
    #expect(stage.log.events == [])
    #expect(stage.browser.current == 0)
    #expect(stage.pages.made.count == 1)
  }

  @Test func `each visit is one appearance`() {
    let stage = Stage(3).loaded()
    for index in [1, 0, 1, 2, 1, 0] { stage.browser.go(to: index) }
    #expect(stage.log.faults == [])
    #expect((0..<3).map { stage.log.count(.appeared($0)) } == [3, 3, 1])
    #expect((0..<3).map { stage.log.count(.disappeared($0)) } == [2, 3, 1])
    #expect(stage.pages.made.count == 7)
    #expect(stage.pages.shown == [0])
  }

  @Test func `two pages are children while it is dragged`() {
    let stage = Stage(3).loaded()
    stage.browser.go(to: 1)
    stage.log.forget()
    stage.browser.drag(by: 40)
    #expect(stage.browser.children == [1, 2])
    stage.browser.drag(by: -80)
    #expect(stage.browser.children == [0, 1])
    #expect(stage.log.faults == [])
    #expect(stage.log.children == [0, 1])
    #expect(stage.browser.current == 1)
  }

  @Test func `what is dragged and let go again is no visit`() {
    let stage = Stage(3).loaded()
    stage.log.forget()
    stage.browser.drag(by: 40)
    stage.browser.endDrag(velocity: 0)
    #expect(
      stage.log.events == [
        .willMoveIn(1), .added(1), .didMoveIn(1), .willMoveOut(1), .removed(1), .didMoveOut(1),
      ])
    #expect(stage.browser.children == [0])
    #expect(stage.pages.shown == [0])
  }

  @Test func `what is dragged and stays has appeared once`() {
    let stage = Stage(3).loaded()
    stage.log.forget()
    stage.browser.drag(by: 360)
    #expect(stage.log.count(.appeared(1)) == 0)
    #expect(stage.log.count(.disappeared(0)) == 0)
    stage.browser.endDrag(velocity: 0)
    #expect(stage.log.faults == [])
    #expect(stage.log.count(.disappeared(0)) == 1)
    #expect(stage.log.count(.appeared(1)) == 1)
    #expect(stage.browser.children == [1])
    #expect(stage.pages.made.count == 2, "the page that was dragged in is the one that stays")
  }

  @Test func `a reload lets all children go before it asks for new ones`() {
    let stage = Stage(3).loaded()
    let log = stage.log
    stage.browser.drag(by: 40)
    var children: [[Int]] = []
    stage.pages.onAsk = { _ in children.append(log.children) }
    let old = stage.pages.made
    stage.browser.reloadData()
    #expect(children == [[]])
    #expect(log.faults == [])
    #expect(stage.browser.children == [0])
    #expect(old.allSatisfy { $0.calls.suffix(2) == Self.leaving && !$0.isShown })
    #expect(stage.pages.made.count == old.count + 1)
    #expect(stage.pages.shown == [0])
  }

  nonisolated static let reloads: [(before: Int, page: Int, after: Int, stays: Int?)] = [
    (5, 3, 5, 3), (5, 3, 9, 3), (5, 4, 2, 1), (5, 1, 1, 0), (5, 2, 0, nil), (1, 0, 4, 0),
  ]

  @Test(arguments: reloads) func `a reload stays at its page as far as there is one`(
    before: Int, page: Int, after: Int, stays: Int?
  ) {
    let stage = Stage(before).loaded()
    stage.browser.go(to: page)
    stage.pages.numberOfPages = after
    stage.browser.reloadData()
    #expect(stage.browser.current == stays)
    #expect(stage.browser.children == (stays.map { [$0] } ?? []))
    #expect(stage.pages.shown == (stays.map { [$0] } ?? []))
    #expect(stage.log.faults == [])
    #expect((stage.browser.currentPage == nil) == (stays == nil))
  }

  @Test func `it does not hold its data source`() {
    let browser = Browser(width: 400)
    var pages: PagesDouble? = PagesDouble(3)
    weak let watched = pages
    browser.dataSource = pages
    browser.reloadData()
    pages = nil
    #expect(watched == nil)
    browser.reloadData()
    #expect(browser.current == nil)
    #expect(browser.children == [])
  }

  @Test func `a page that left is held by nobody`() {
    let cache = PageCache(capacity: 1, numberOfPages: 3) { PageDouble($0) }
    let browser = Browser(width: 400)
    browser.dataSource = cache
    browser.reloadData()
    weak let first = browser.currentPage
    #expect(first != nil)
    browser.go(to: 2)
    #expect(first == nil)
  }

  @Test func `whatever is done, no two pages have appeared and the children are those in sight`() {
    var dice = Dice(11)
    let stage = Stage(6).loaded()
    let browser = stage.browser
    for number in 0..<3_000 {
      switch dice.roll(7) {
      case 0: browser.go(to: dice.roll(8) - 1)
      case 1, 2: browser.drag(by: Double(dice.roll(800)) - 400)
      case 3: browser.endDrag(velocity: Double(dice.roll(1_000)) - 500)
      case 4: browser.press(BrowserKey.allCases[dice.roll(4)])
      case 5: browser.resize(width: [320, 400, 800][dice.roll(3)])
      default:
        stage.pages.numberOfPages = 1 + dice.roll(6)
        browser.reloadData()
      }
      let isRight =
        browser.children == stage.inSight && stage.log.children == browser.children
        && stage.log.visible == browser.current && stage.log.faults.isEmpty
      guard isRight else {
        Issue.record("step \(number): \(browser.children) of \(stage.inSight) \(stage.log.faults)")
        return
      }
    }
    #expect(stage.pages.shown == [browser.current].compactMap(\.self))
  }

  @Test func `events that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [0, 1].flatMap {
          [
            BrowserEvent.willMoveIn($0), .added($0), .didMoveIn($0), .willMoveOut($0), .removed($0),
            .didMoveOut($0), .appeared($0), .disappeared($0),
          ]
        }
      ) { $0 == $1 })
  }
}
