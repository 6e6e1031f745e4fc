import Foundation
import RoundsBridge
import Synchronization
import Testing

@testable import RoundsData
@testable import RoundsDomain

struct MockTests {
  @Test func `it gives out what it has`() async throws {
    let mock = MockRoundRepository()
    #expect(try await mock.getAllRounds().isEmpty)
    #expect(!mock.shouldFail && !mock.simulateDelay && mock.errorToThrow == nil)
    mock.roundsToReturn = mixed
    #expect(try await mock.getAllRounds() == mixed)
  }

  @Test func `a save replaces in place or adds, a delete removes`() async throws {
    let mock = MockRoundRepository()
    mock.roundsToReturn = [sample(1), sample(2), sample(3)]
    try await mock.save(sample(2, .paused))
    try await mock.save(sample(9))
    #expect(mock.roundsToReturn == [sample(1), sample(2, .paused), sample(3), sample(9)])
    try await mock.delete(id: 1)
    try await mock.delete(id: 77)
    #expect(mock.roundsToReturn.map(\.id) == [2, 3, 9])
  }

  @Test func `it fails when told`() async throws {
    let mock = MockRoundRepository()
    mock.roundsToReturn = [sample(1)]
    mock.shouldFail = true
    let calls: [() async throws -> Void] = [
      { _ = try await mock.getAllRounds() }, { try await mock.save(sample(2)) },
      { try await mock.delete(id: 1) },
    ]
    for call in calls {
      let error = await #expect(throws: (any Error).self) { try await call() }
      #expect((error as NSError?)?.domain == "MockError")
      #expect((error as NSError?)?.code == 500)
    }
    mock.errorToThrow = Trouble()
    for call in calls { await #expect(throws: Trouble.self) { try await call() } }
    #expect(mock.roundsToReturn == [sample(1)])
    mock.shouldFail = false
    #expect(try await mock.getAllRounds() == [sample(1)])
  }

  @MainActor @Test func `it waits half a second on its clock`() async throws {
    let clock = ManualClock()
    let mock = MockRoundRepository(clock: clock)
    mock.roundsToReturn = [sample(1)]
    mock.simulateDelay = true
    try await mock.save(sample(2))
    try await mock.delete(id: 1)
    let done = Mutex(false)
    let load = Task {
      defer { done.withLock { $0 = true } }
      return try await mock.getAllRounds()
    }
    await eventually { clock.sleeping == 1 }
    clock.advance(by: .milliseconds(499))
    for _ in 0..<200 { await Task.yield() }
    #expect(!done.withLock { $0 })
    clock.advance(by: .milliseconds(1))
    #expect(try await load.value.map(\.id) == [2])
  }

  @MainActor @Test func `a cancelled wait ends at once`() async {
    let clock = ManualClock()
    let mock = MockRoundRepository(clock: clock)
    mock.simulateDelay = true
    let load = Task { try await mock.getAllRounds() }
    await eventually { clock.sleeping == 1 }
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func `nothing is lost between threads`() async throws {
    let mock = MockRoundRepository()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...100 as ClosedRange<Int64> {
        group.addTask {
          try await mock.save(sample(id))
          _ = try await mock.getAllRounds()
        }
      }
      try await group.waitForAll()
    }
    #expect(Set(mock.roundsToReturn.map(\.id)) == Set(1...100))
  }
}

struct FileTests {
  private let file = FileManager.default.temporaryDirectory.appending(
    path: "rounds-\(UUID().uuidString)")

  @Test func `no file yet is no round yet`() async throws {
    #expect(try await FileRoundRepository(file: file).getAllRounds().isEmpty)
  }

  @Test func `rounds outlive the app with all their parts`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let rounds = [
      sample(
        3, .bridged("PAUSED"), name: "a, \"b\"\nc,d", score: 33, arrows: [.x, .miss, .ten],
        perEnd: 3, date: Date(timeIntervalSince1970: 4_102_444_800.125)),
      sample(1, .planned), sample(2, .inProgress, score: 0),
      Round(
        id: 8, name: "", date: .init(timeIntervalSince1970: -1.5), distanceMetres: 18,
        status: .completed, endCount: 99),
    ]
    for round in rounds { try await FileRoundRepository(file: file).save(round) }
    let kept = try await FileRoundRepository(file: file).getAllRounds()
    #expect(kept == rounds)
    #expect(
      kept.allSatisfy { round in RoundStatus.entries.contains { $0.name == round.status.name } })
  }

  @Test func `a save replaces in place, a delete removes`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let repository = FileRoundRepository(file: file)
    for id in 1...3 as ClosedRange<Int64> { try await repository.save(sample(id)) }
    try await repository.save(sample(1, .paused))
    try await repository.delete(id: 2)
    try await repository.delete(id: 44)
    #expect(try await repository.getAllRounds() == [sample(1, .paused), sample(3)])
    #expect(
      try await FileRoundRepository(file: file).getAllRounds() == [sample(1, .paused), sample(3)])
  }

  @Test func `a damaged file is told and left alone`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let damaged = Data("{ nonsense".utf8)
    try damaged.write(to: file)
    let repository = FileRoundRepository(file: file)
    let calls: [() async throws -> Void] = [
      { _ = try await repository.getAllRounds() }, { try await repository.save(sample(2)) },
      { try await repository.delete(id: 1) },
    ]
    for call in calls {
      let error = await #expect(throws: RoundsError.self) { try await call() }
      guard case .unreadable(let sentence) = error else {
        Issue.record("\(String(describing: error)) is not unreadable.")
        continue
      }
      #expect(!sentence.isEmpty)
      #expect(try Data(contentsOf: file) == damaged)
    }
  }

  @Test func `nothing is lost between threads`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let repository = FileRoundRepository(file: file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...30 as ClosedRange<Int64> {
        group.addTask { try await repository.save(sample(id)) }
      }
      try await group.waitForAll()
    }
    #expect(Set(try await repository.getAllRounds().map(\.id)) == Set(1...30))
  }
}

struct ConfigurationTests {
  @Test func `lists begin with what is inherited`() {
    let lines = ProjectConfiguration.project.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for (index, line) in lines.enumerated() where line.contains("[arch=*]") {
      let value = line.split(separator: "=").last.map(String.init) ?? ""
      let first = value.trimmingCharacters(in: .whitespaces) == "(" ? lines[index + 1] : value
      #expect(first.trimmingCharacters(in: .whitespaces).hasPrefix("\"$(inherited)"))
    }
  }

  @Test func `the sandbox is off for the tests alone`() {
    let text = ProjectConfiguration.project
    #expect(text.ranges(of: "ENABLE_USER_SCRIPT_SANDBOXING = NO;").count == 2)
  }

  @Test func `the tests inherit search paths`() {
    #expect(ProjectConfiguration.podfile.contains(":search_paths"))
    #expect(ProjectConfiguration.podfile.ranges(of: "GoogleSignIn").count == 1)
  }
}
