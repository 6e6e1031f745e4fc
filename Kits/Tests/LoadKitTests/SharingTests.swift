import Hammer
import Testing

@testable import LoadKit

@Suite(.timeLimit(.minutes(5))) struct SharingTests {
  private let service = Service()
  private let loader: Loader<String, String>

  init() {
    service.set(isShut: true)
    loader = Loader { [service] in try await service.load($0) }
  }

  /// Begins so many calls, and returns once all of them wait.
  private func callers(_ count: Int) async -> [Task<String, any Error>] {
    var tasks: [Task<String, any Error>] = []
    for number in 1...count {
      tasks.append(Task { try await loader.value(for: "a") })
      while await loader.waiterCount(for: "a") < number { await Task.yield() }
    }
    return tasks
  }

  @Test func `all who ask at the same time share one load`() async throws {
    let tasks = await callers(8)
    service.open()
    for task in tasks { #expect(try await task.value == "a 1") }
    #expect(service.asked == ["a"])
  }

  @Test func `a trouble is told to all who wait`() async {
    let tasks = await callers(3)
    service.set(fails: true)
    service.open()
    for task in tasks {
      await #expect(throws: Service.Trouble.self) { try await task.value }
    }
  }

  @Test func `cancelling one of three keeps the load for the others`() async throws {
    let tasks = await callers(3)
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    #expect(service.cancelled == [])
    service.open()
    for task in tasks[1...] { #expect(try await task.value == "a 1") }
    #expect(service.asked == ["a"])
  }

  @Test func `cancelling all ends the load, and the next call begins a new one`() async throws {
    let tasks = await callers(3)
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    while service.cancelled != ["a"] { await Task.yield() }
    service.open()
    #expect(try await loader.value(for: "a") == "a 1")
    #expect(service.asked == ["a", "a"])
  }

  @Test func `other keys do not wait for a slow one`() async throws {
    let tasks = await callers(1)
    service.set(isShut: false)
    #expect(try await loader.value(for: "b") == "b 1")
    service.open()
    #expect(try await tasks[0].value == "a 1")
  }

  /// Proved by hand: with a suspension between looking for a flight and noting it, a second load
  /// takes the place of the first, whose callers wait for ever.
  @Test func `many keys asked for by many at once are loaded once each`() async throws {
    let counts = (0..<500).map { _ in Count() }
    let loader = Loader<Int, Int>(CachePolicy(limit: 1_000)) { key in
      counts[key].add()
      await Task.yield()
      return key
    }
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for key in counts.indices {
            let value = try await loader.value(for: key)
            guard value == key else { throw Service.Trouble() }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(counts.allSatisfy { $0.value == 1 })
  }

  /// Callers come and are cancelled while loads end: nobody hangs, and nobody is told twice.
  @Test func `cancelling in the moment of the answer ends every call`() async {
    let loader = Loader<Int, Int> { key in
      await Task.yield()
      return key
    }
    for key in 0..<300 {
      let tasks = (0..<4).map { _ in Task { try await loader.value(for: key) } }
      hammer { thread in
        for task in tasks.dropFirst(thread * 2).prefix(2) { task.cancel() }
      }
      for task in tasks {
        switch await task.result {
        case .success(let value): #expect(value == key)
        case .failure(let error): #expect(error is CancellationError)
        }
      }
    }
  }
}
