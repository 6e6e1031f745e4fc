import PagingKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct PagerTests {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
  }

  private struct Trouble: Error {}

  /// Answers when it is told to; keeps what it was asked for.
  private final class Source: Sendable {
    struct Asked: Equatable {
      var offset: Int
      var limit: Int
    }
    let ids: [Int]
    let total: Int?
    let asked = Mutex<[Asked]>([])

    init(_ ids: some Sequence<Int>, total: Int? = nil) {
      self.ids = Array(ids)
      self.total = total
    }

    var offsets: [Int] { asked.withLock { $0.map(\.offset) } }

    func page(_ offset: Int, _ limit: Int) -> Page<Row> {
      asked.withLock { $0.append(Asked(offset: offset, limit: limit)) }
      return Page(items: ids.dropFirst(offset).prefix(limit).map(Row.init), total: total)
    }
  }

  /// Lets a request wait until the test opens it.
  private final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func open() { continuation.finish() }
    func pass() async {
      arrive.yield()
      for await _ in stream {}
    }
    func arrival() async { for await _ in arrivals { return } }
  }

  @Test func `forty-five items come as twenty, twenty and five, and that is all`() async throws {
    let source = Source(0..<45, total: 45)
    let pager = Pager { source.page($0, $1) }
    var counts: [Int] = []
    while let feed = try await pager.loadNext() { counts.append(feed.items.count) }
    #expect(counts == [20, 40, 45])
    #expect(source.offsets == [0, 20, 40])
    #expect(source.asked.withLock { $0.map(\.limit) } == [20, 20, 20])
    let feed = await pager.feed
    #expect(feed.items == (0..<45).map(Row.init))
    #expect(!feed.hasMore)
    #expect(feed.total == 45)
  }

  @Test(arguments: [(45, [20, 40]), (40, [20, 40]), (0, [0])])
  func `without a total a short page ends it`(count: Int, offsets: [Int]) async throws {
    let source = Source(0..<count)
    let pager = Pager { source.page($0, $1) }
    while try await pager.loadNext() != nil {}
    #expect(await pager.feed.items.count == count)
    #expect(source.offsets == (count == 0 ? [0] : [0] + offsets))
  }

  @Test func `a full last page is the end when the source says the total`() async throws {
    let source = Source(0..<40, total: 40)
    let pager = Pager { source.page($0, $1) }
    while try await pager.loadNext() != nil {}
    #expect(source.offsets == [0, 20])
  }

  @Test func `a repeated item is dropped and the offset moves by what came`() async throws {
    // Three of the second page came before.
    let source = Source(Array(0..<20) + Array(17..<40), total: 43)
    let pager = Pager { source.page($0, $1) }
    while try await pager.loadNext() != nil {}
    #expect(await pager.feed.items.map(\.id) == Array(0..<40))
    #expect(source.offsets == [0, 20, 40])
  }

  @Test func `a total that is never reached still has an end`() async throws {
    let source = Source(0..<20, total: 60)
    let pager = Pager { source.page($0, $1) }
    while try await pager.loadNext() != nil {}
    #expect(source.offsets == [0, 20])
    #expect(await !pager.feed.hasMore)
  }

  @Test func `a second call while a page is under way asks for nothing`() async throws {
    let source = Source(0..<45, total: 45)
    let gate = Gate()
    let pager = Pager<Row> { offset, limit in
      await gate.pass()
      return source.page(offset, limit)
    }
    async let first = pager.loadNext()
    await gate.arrival()
    #expect(try await pager.loadNext() == nil)
    gate.open()
    #expect(try await first?.items.count == 20)
    #expect(source.offsets == [0])
  }

  @Test func `an answer that comes after a reset is dropped`() async throws {
    let old = Source(0..<45, total: 45)
    let new = Source(100..<103, total: 3)
    let gate = Gate()
    let pager = Pager<Row> { offset, limit in
      await gate.pass()
      return old.page(offset, limit)
    }
    async let late = pager.loadNext()
    await gate.arrival()
    await pager.reset { new.page($0, $1) }
    #expect(try await pager.loadNext()?.items.map(\.id) == [100, 101, 102])
    gate.open()
    #expect(try await late == nil)
    #expect(await pager.feed.items.map(\.id) == [100, 101, 102])
    #expect(new.offsets == [0])
  }

  @Test func `a trouble that comes after a reset is dropped too`() async throws {
    let gate = Gate()
    let pager = Pager<Row> { _, _ in
      await gate.pass()
      throw Trouble()
    }
    async let late = pager.loadNext()
    await gate.arrival()
    await pager.reset { _, _ in Page(items: [Row(id: 1)]) }
    gate.open()
    #expect(try await late == nil)
    #expect(try await pager.loadNext()?.items == [Row(id: 1)])
  }

  @Test func `after a trouble the same page is asked for again`() async throws {
    let source = Source(0..<45, total: 45)
    let fails = Mutex(false)
    let pager = Pager<Row> { offset, limit in
      let page = source.page(offset, limit)
      if fails.withLock({ $0 }) { throw Trouble() }
      return page
    }
    _ = try await pager.loadNext()
    fails.withLock { $0 = true }
    await #expect(throws: Trouble.self) { try await pager.loadNext() }
    #expect(await pager.feed.items.count == 20)
    fails.withLock { $0 = false }
    #expect(try await pager.loadNext()?.items.count == 40)
    #expect(source.offsets == [0, 20, 20])
  }

  @Test func `a reset alone begins the same source again`() async throws {
    let source = Source(0..<45, total: 45)
    let pager = Pager { source.page($0, $1) }
    while try await pager.loadNext() != nil {}
    await pager.reset()
    #expect(await pager.feed.items.isEmpty)
    #expect(try await pager.loadNext()?.items.first == Row(id: 0))
  }

  /// Proved by hand: with `isLoading` set after the request instead of before, both calls ask.
  @Test func `many calls at the same moment ask once for each page`() async throws {
    for _ in 0..<200 {
      let source = Source(0..<45, total: 45)
      let pager = Pager<Row> { offset, limit in
        await Task.yield()
        return source.page(offset, limit)
      }
      await withTaskGroup { group in
        for _ in 0..<8 {
          group.addTask { while (try? await pager.loadNext()) != nil {} }
        }
      }
      while try await pager.loadNext() != nil {}
      #expect(source.offsets == [0, 20, 40])
    }
  }
}
