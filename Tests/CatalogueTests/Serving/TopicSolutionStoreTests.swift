import Catalogue
import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct TopicSolutionStoreTests {
  /// Counts the files that are opened.
  private final class Log: Sendable {
    let names = Mutex<[String]>([])
    var opened: [String] { names.withLock { $0 } }
  }

  private func withStore(
    _ body: (TopicSolutionStore, Log, URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { root in
      let content = ContentFolder(root: root)
      for (slug, topic) in [("a", "stack"), ("b", "stack"), ("c", "graphs")] {
        try content.add(slug, to: topic)
      }
      _ = try buildCatalogue(contentFolder: root)
      let log = Log()
      let store = TopicSolutionStore { name in
        log.names.withLock { $0.append(name) }
        return Array(try Data(contentsOf: root.appending(path: "built/\(name)")))
      }
      try await body(store, log, root)
    }
  }

  @Test func `a start opens the index alone and a topic is opened once`() async throws {
    try await withStore { (store, log, _) async throws in
      #expect(log.opened.isEmpty)
      #expect(try store.summaries().count == 3)
      #expect(log.opened == ["index.json"])
      #expect(try store.problem("a")?.slug == "a")
      #expect(log.opened == ["index.json", "stack.json"])
      #expect(try store.problem("b")?.slug == "b")
      #expect(try store.problem("nothing") == nil)
      #expect(log.opened == ["index.json", "stack.json"])
      #expect(try store.problem("c")?.slug == "c")
      #expect(log.opened == ["index.json", "stack.json", "graphs.json"])
    }
  }

  @Test func `eight threads cause one load`() async throws {
    try await withStore { (store, log, _) async throws in
      try await withThrowingTaskGroup { group in
        for index in 0..<8 {
          group.addTask { try store.problem(index % 2 == 0 ? "a" : "b") }
        }
        for try await problem in group { #expect(problem != nil) }
      }
      #expect(log.opened.sorted() == ["index.json", "stack.json"])
    }
  }

  @Test func `two topics load at the same time`() async throws {
    try await withStore { (_, _, root) async throws in
      // Each reader waits for the other; loads one after the other would never meet.
      let arrived = Mutex(0)
      let met = Mutex(false)
      let store = TopicSolutionStore { name in
        if name != "index.json" {
          arrived.withLock { $0 += 1 }
          let limit = ContinuousClock.now + .seconds(600)
          while arrived.withLock({ $0 }) < 2, ContinuousClock.now < limit { sched_yield() }
          if ContinuousClock.now < limit { met.withLock { $0 = true } }
        }
        return Array(try Data(contentsOf: root.appending(path: "built/\(name)")))
      }
      async let first = onThread { try store.problem("a")?.slug }
      async let second = onThread { try store.problem("c")?.slug }
      let slugs = try await [first, second]
      #expect(slugs == ["a", "c"])
      #expect(met.withLock { $0 })
    }
  }

  private func onThread<Answer: Sendable>(
    _ body: @escaping @Sendable () throws -> Answer
  ) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }

  @Test func `a catalogue that was not built says how to build it`() async throws {
    try await withTemporaryFolder { root in
      let catalogue = SolutionProviding.live(contentFolder: root)
      #expect {
        try catalogue.summaries()
      } throws: { error in
        "\(error)".hasSuffix("Run: focus catalogue build")
      }
    }
  }

  @Test func `a file of another build is refused, not shown`() async throws {
    try await withStore { (store, _, root) async throws in
      try Data("{}".utf8).write(to: root.appending(path: "built/stack.json"))
      #expect(throws: CatalogueError.mixedBuild(file: "stack.json")) { try store.problem("a") }
    }
  }

  @Test func `an index of another format is refused, not read in part`() async throws {
    try await withStore { (store, _, root) async throws in
      let index = root.appending(path: "built/index.json")
      let text = try String(contentsOf: index, encoding: .utf8)
      let older = text.replacing("\"format\":2", with: "\"format\":1")
      try Data(older.utf8).write(to: index)
      #expect(throws: CatalogueError.mixedBuild(file: "index.json")) { try store.summaries() }
    }
  }

  @Test func `a rebuild while the index is held is followed`() async throws {
    try await withStore { (store, _, root) async throws in
      #expect(try store.summaries().count == 3)
      try ContentFolder(root: root).add("a", title: "Other")
      try ContentFolder(root: root).add("d")
      _ = try buildCatalogue(contentFolder: root)
      #expect(try store.problem("a")?.summary.title == "Other")
      #expect(try store.summaries().count == 4)
    }
  }
}
