import Testing

@testable import StatusPresentation

@MainActor private final class BlankPage: BrowserPage {}

@MainActor private final class TwoPages: BrowserDataSource {
  let numberOfPages = 2
  func page(at index: Int) -> any BrowserPage { BlankPage() }
}

@MainActor struct PageLifeTests {
  /// The old page leaves in three steps, and only then the new one comes in, also in three steps.
  @Test func `on a reload the old page leaves before the new one comes in`() {
    let pages = TwoPages()
    let browser = Browser(width: 320)
    browser.dataSource = pages
    browser.reloadData()
    browser.go(to: 1)
    var events: [BrowserEvent] = []
    browser.onEvent = { events.append($0) }
    browser.reloadData()
    events.removeAll { $0 == .appeared(1) || $0 == .disappeared(1) }
    #expect(
      events == [
        .willMoveOut(1), .removed(1), .didMoveOut(1), .willMoveIn(1), .added(1), .didMoveIn(1),
      ])
  }

  /// Page 8 was used again, so page 9 is the one that a third page pushes out.
  @Test func `a full cache lets the longest unused page go`() {
    let cache = PageCache(capacity: 2, numberOfPages: 10) { _ in BlankPage() }
    for index in [8, 9, 8, 3] { _ = cache.page(at: index) }
    #expect(cache.kept == [8, 3])
  }
}
