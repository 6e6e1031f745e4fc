import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H8: where a browser comes to rest.
@MainActor @Suite struct BrowserSnapTests {
  nonisolated static let widths = [320, 400, 800, 1_024.5]

  @Test(arguments: widths) func `it rests on whole pages at every width`(width: Double) {
    let browser = Stage(5, width: width).loaded()
    for index in [2, 4, 1, 0] {
      browser.browser.go(to: index)
      #expect(browser.browser.offset == Double(index) * width)
    }
    #expect(browser.browser.width == width)
  }

  struct Drag: Sendable, CustomTestStringConvertible {
    var share: Double
    var velocity = 0.0
    var leads: Int
    var testDescription: String { "\(share) of a page at \(velocity)" }
  }

  nonisolated static let drags: [Drag] = [
    Drag(share: 0.1, leads: 0), Drag(share: 0.49, leads: 0), Drag(share: 0.5, leads: 1),
    Drag(share: 0.51, leads: 1), Drag(share: 0.9, leads: 1), Drag(share: 1, leads: 1),
    Drag(share: -0.1, leads: 0), Drag(share: -0.49, leads: 0), Drag(share: -0.51, leads: -1),
    Drag(share: -0.9, leads: -1),
    // A flick leads in its direction, from 300 points a second on.
    Drag(share: 0.1, velocity: 300, leads: 1), Drag(share: 0.1, velocity: 299, leads: 0),
    Drag(share: -0.1, velocity: -300, leads: -1), Drag(share: -0.1, velocity: -299, leads: 0),
    Drag(share: 0.6, velocity: 299, leads: 1), Drag(share: 0.9, velocity: 2_000, leads: 1),
    // One page on at most.
    Drag(share: 3, leads: 1), Drag(share: -3, leads: -1),
    Drag(share: 3, velocity: 5_000, leads: 1), Drag(share: -3, velocity: -5_000, leads: -1),
  ]

  @Test(arguments: drags, widths) func `let go, it goes to the nearer page or with the flick`(
    drag: Drag, width: Double
  ) {
    let stage = Stage(5, width: width).loaded()
    stage.browser.go(to: 2)
    stage.browser.drag(by: drag.share * width)
    stage.browser.endDrag(velocity: drag.velocity)
    #expect(stage.browser.current == 2 + drag.leads)
    #expect(stage.browser.offset == Double(2 + drag.leads) * width)
  }

  @Test func `a drag adds up and is seen on its way`() {
    let stage = Stage(3).loaded()
    stage.browser.drag(by: 150)
    #expect(stage.browser.offset == 150)
    stage.browser.drag(by: 100)
    #expect(stage.browser.offset == 250)
    #expect(stage.browser.current == 0)
    stage.browser.endDrag(velocity: 0)
    #expect(stage.browser.current == 1)
    stage.browser.drag(by: 100)
    stage.browser.endDrag(velocity: 0)
    #expect(stage.browser.current == 1, "the second drag begins at rest")
    #expect(stage.browser.offset == 400)
  }

  @Test func `there is nothing before the first page and after the last`() {
    let stage = Stage(3).loaded()
    stage.browser.drag(by: -300)
    stage.browser.endDrag(velocity: -1_000)
    #expect(stage.browser.current == 0)
    #expect(stage.browser.offset == 0)
    stage.browser.go(to: 2)
    stage.browser.drag(by: 300)
    stage.browser.endDrag(velocity: 1_000)
    #expect(stage.browser.current == 2)
    #expect(stage.browser.offset == 800)
  }

  @Test func `without pages nothing moves`() {
    let stage = Stage(0).loaded()
    stage.browser.drag(by: 300)
    stage.browser.endDrag(velocity: 1_000)
    stage.browser.resize(width: 800)
    for key in BrowserKey.allCases { #expect(!stage.browser.press(key)) }
    #expect(stage.browser.current == nil)
  }

  @Test func `turning keeps the page`() {
    let stage = Stage(5).loaded()
    stage.browser.go(to: 2)
    stage.browser.resize(width: 800)
    #expect(stage.browser.width == 800)
    #expect(stage.browser.current == 2)
    #expect(stage.browser.offset == 1_600)
    stage.browser.resize(width: 400)
    #expect(stage.browser.offset == 800)
  }

  @Test func `turning ends a drag`() {
    let stage = Stage(5).loaded()
    stage.browser.go(to: 2)
    stage.browser.drag(by: 300)
    stage.browser.resize(width: 800)
    #expect(stage.browser.current == 2)
    #expect(stage.browser.offset == 1_600)
    stage.browser.drag(by: 100)
    stage.browser.endDrag(velocity: 0)
    #expect(stage.browser.current == 2)
    #expect(stage.browser.offset == 1_600)
  }

  @Test func `keys lead on, back, and to both ends`() {
    let browser = Stage(3).loaded().browser
    let presses: [(BrowserKey, Bool, Int)] = [
      (.left, false, 0), (.home, false, 0), (.right, true, 1), (.right, true, 2),
      (.right, false, 2), (.end, false, 2), (.left, true, 1), (.home, true, 0), (.end, true, 2),
    ]
    let pages = Stage(3)
    browser.dataSource = pages.pages
    for (key, isTaken, page) in presses {
      #expect(browser.press(key) == isTaken, "\(key)")
      #expect(browser.current == page)
      #expect(browser.offset == Double(page) * 400)
    }
  }

  /// A browser whose second page is a browser, with the pages of the inner one.
  private func makeNested() -> (outer: Browser, inner: Stage, pages: any BrowserDataSource) {
    let inner = Stage(3, isOnScreen: false)
    let pages = PageCache(capacity: 3, numberOfPages: 3) { index -> any BrowserPage in
      if index == 1 { return inner.browser }
      return PageDouble(index)
    }
    let outer = Browser(width: 400)
    outer.dataSource = pages
    outer.reloadData()
    return (outer, inner, pages)
  }

  @Test func `a browser in a browser is seen while its parent shows it`() {
    let (outer, inner, pages) = makeNested()
    inner.browser.reloadData()
    #expect(inner.pages.shown == [], "its page is not on the screen yet")
    outer.go(to: 1)
    #expect(inner.pages.shown == [0])
    inner.browser.go(to: 2)
    #expect(inner.pages.shown == [2])
    outer.go(to: 0)
    #expect(inner.pages.shown == [])
    inner.browser.go(to: 1)
    #expect(inner.pages.shown == [])
    outer.go(to: 1)
    #expect(inner.pages.shown == [1])
    _ = pages
  }
}
