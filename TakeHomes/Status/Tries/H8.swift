import Testing

@testable import StatusPresentation

@MainActor private final class BlankPage: BrowserPage {}

@MainActor private final class FourPages: BrowserDataSource {
  let numberOfPages = 4
  func page(at index: Int) -> any BrowserPage { BlankPage() }
}

@MainActor struct WholePageTests {
  private let pages = FourPages()
  private let browser = Browser(width: 600)

  init() {
    browser.dataSource = pages
    browser.reloadData()
    browser.go(to: 1)
  }

  /// From page 1, each drag ends on the page that the brief says.
  @Test(arguments: [(290.0, 0.0, 1), (300, 0, 2), (60, 450, 2), (360, -450, 1)])
  func `a drag ends on a whole page`(distance: Double, velocity: Double, page: Int) {
    browser.drag(by: distance)
    browser.endDrag(velocity: velocity)
    #expect(browser.current == page)
    #expect(browser.offset == Double(page) * 600)
  }

  /// With another width the same page is shown, and the drag is over.
  @Test func `turning keeps the page`() {
    browser.drag(by: 200)
    browser.resize(width: 250)
    #expect(browser.current == 1)
    #expect(browser.offset == 250)
    #expect(browser.children == [1])
  }
}
