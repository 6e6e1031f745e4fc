import StatusPresentation
import Testing

@MainActor @Suite struct PageCacheTests {
  private final class Counting {
    var made: [Int] = []
  }

  private func cache(_ capacity: Int) -> (cache: PageCache, counting: Counting) {
    let counting = Counting()
    let cache = PageCache(capacity: capacity, numberOfPages: 10) { index in
      counting.made.append(index)
      return NotedPage(index, Book())
    }
    return (cache, counting)
  }

  @Test func `a page is made once as long as it is kept`() {
    let (cache, counting) = cache(3)
    let first = cache.page(at: 1)
    let again = cache.page(at: 1)
    #expect(first === again)
    #expect(counting.made == [1])
  }

  @Test func `the longest unused page goes first`() {
    let (cache, counting) = cache(3)
    for index in [0, 1, 2, 0, 3] { _ = cache.page(at: index) }
    #expect(cache.kept == [2, 0, 3])
    for index in [0, 1] { _ = cache.page(at: index) }
    #expect(counting.made == [0, 1, 2, 3, 1])
    #expect(cache.kept == [3, 0, 1])
  }

  @Test(arguments: [1, 2, 5])
  func `it never holds more than its capacity`(capacity: Int) {
    let (cache, _) = cache(capacity)
    for index in 0..<10 {
      _ = cache.page(at: index)
      #expect(cache.kept.count == min(index + 1, capacity))
    }
  }

  @Test func `what is dropped is freed`() {
    let (cache, _) = cache(1)
    weak let first = cache.page(at: 0)
    #expect(first != nil)
    _ = cache.page(at: 1)
    #expect(first == nil)
  }
}
