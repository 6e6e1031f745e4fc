import Foundation
import Testing

@testable import StatusData
@testable import StatusDomain
@testable import StatusPresentation

/// H7: pages that are kept, and for how long.
@MainActor @Suite struct PageCacheTests {
  private final class Made {
    var indices: [Int] = []
  }

  private let made = Made()

  private func makeCache(_ capacity: Int, pages: Int = 20) -> PageCache {
    let made = made
    return PageCache(capacity: capacity, numberOfPages: pages) { index in
      made.indices.append(index)
      return PageDouble(index)
    }
  }

  @Test func `a page is made when it is first asked for, and kept`() {
    let cache = makeCache(3)
    #expect(made.indices == [])
    let first = cache.page(at: 4)
    #expect(cache.page(at: 4) === first)
    #expect(made.indices == [4])
    #expect(cache.kept == [4])
    #expect(cache.numberOfPages == 20)
  }

  @Test func `the longest unused goes first`() {
    let cache = makeCache(3)
    for index in [1, 2, 3] { _ = cache.page(at: index) }
    #expect(cache.kept == [1, 2, 3])
    _ = cache.page(at: 1)
    #expect(cache.kept == [2, 3, 1])
    _ = cache.page(at: 4)
    #expect(cache.kept == [3, 1, 4])
    #expect(made.indices == [1, 2, 3, 4])
    _ = cache.page(at: 2)
    #expect(cache.kept == [1, 4, 2])
    #expect(made.indices == [1, 2, 3, 4, 2])
  }

  @Test(arguments: [1, 2, 5]) func `it never holds more than its capacity`(capacity: Int) {
    var dice = Dice(3)
    let cache = makeCache(capacity)
    var order: [Int] = []
    for _ in 0..<500 {
      let index = dice.roll(20)
      let page = cache.page(at: index) as? PageDouble
      #expect(page?.index == index)
      order.removeAll { $0 == index }
      order = (order + [index]).suffix(capacity)
    }
    #expect(cache.kept == order)
  }

  @Test func `what was dropped is let go`() {
    let cache = makeCache(2)
    weak let first = cache.page(at: 0)
    #expect(first != nil)
    _ = cache.page(at: 1)
    #expect(first != nil)
    _ = cache.page(at: 2)
    #expect(first == nil)
  }

  @Test func `a browser over a cache comes back to the same page`() {
    let cache = makeCache(2, pages: 3)
    let browser = Browser(width: 400)
    browser.dataSource = cache
    browser.reloadData()
    let first = browser.currentPage
    browser.go(to: 1)
    browser.go(to: 0)
    #expect(browser.currentPage === first)
    #expect(made.indices == [0, 1])
  }
}
