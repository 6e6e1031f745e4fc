import Foundation
import RoundsBridge
import XCTest

@testable import RoundsDomain

/// Holds every load back until the test lets it go.
final class SlowRepository: RoundRepositoryProtocol, @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Int: CheckedContinuation<[Round], Error>] = [:]
  private var _loads = 0
  private var _cancellations = 0
  private var _saved: [Round] = []

  var loads: Int { return lock.withLock { _loads } }
  var cancellations: Int { return lock.withLock { _cancellations } }
  var saved: [Round] { return lock.withLock { _saved } }

  func getAllRounds() async throws -> [Round] {
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock {
          waiting[_loads] = continuation
          _loads += 1
        }
      }
    } onCancel: {
      lock.withLock { _cancellations += 1 }
    }
  }

  func finish(_ load: Int, _ result: Result<[Round], Error>) {
    let continuation = lock.withLock { waiting.removeValue(forKey: load) }
    continuation?.resume(with: result)
  }

  func save(_ round: Round) async throws {
    lock.withLock { _saved.append(round) }
  }

  func delete(id: Int64) async throws {}
}

/// A clock whose time moves only when a test says so.
final class HandClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var elapsed = Duration.zero

    func advanced(by duration: Duration) -> Instant {
      return Instant(elapsed: elapsed + duration)
    }

    func duration(to other: Instant) -> Duration {
      return other.elapsed - elapsed
    }

    static func < (lhs: Instant, rhs: Instant) -> Bool {
      return lhs.elapsed < rhs.elapsed
    }
  }

  private let lock = NSLock()
  private var _now = Instant()
  private var waiting: [(id: Int, until: Instant, wake: AsyncStream<Void>.Continuation)] = []
  private var next = 0

  var now: Instant { return lock.withLock { _now } }
  let minimumResolution: Duration = .zero
  var sleepers: Int { return lock.withLock { waiting.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (stream, wake) = AsyncStream.makeStream(of: Void.self)
    let id: Int = lock.withLock {
      next += 1
      if deadline <= _now {
        wake.finish()
      } else {
        waiting.append((next, deadline, wake))
      }
      return next
    }
    for await _ in stream {}
    lock.withLock { waiting.removeAll { $0.id == id } }
    try Task.checkCancellation()
  }

  func advance(by duration: Duration) {
    lock.withLock {
      _now = _now.advanced(by: duration)
      for sleeper in waiting where sleeper.until <= _now {
        sleeper.wake.finish()
      }
      waiting.removeAll { $0.until <= _now }
    }
  }
}

struct Mishap: Error {}

func makeRound(
  _ id: Int64, _ status: String = "COMPLETED", score: Int? = nil, arrows: [Arrow] = [],
  arrowsPerEnd: Int = 6, seconds: TimeInterval = 1_763_899_200, metres: Int = 70
) -> Round {
  return Round(
    id: id, name: "Round \(id)", date: Date(timeIntervalSince1970: seconds), distanceMetres: metres,
    status: .bridged(status), score: score, arrows: arrows, arrowsPerEnd: arrowsPerEnd)
}

let five = [
  makeRound(10, "PLANNED", score: 3), makeRound(11, "IN_PROGRESS"),
  makeRound(12, "COMPLETED", score: 560), makeRound(13, "PAUSED"), makeRound(14, "IN_PROGRESS"),
]

extension XCTestCase {
  @MainActor func eventually(
    _ what: String = "condition", file: StaticString = #filePath, line: UInt = #line,
    _ condition: @MainActor () -> Bool
  ) async {
    for _ in 0..<100_000 where !condition() {
      await Task.yield()
    }
    XCTAssertTrue(condition(), "\(what) never came", file: file, line: line)
  }

  @MainActor func settle() async {
    for _ in 0..<100 {
      await Task.yield()
    }
  }
}

func assertThrows<E: Error & Equatable>(
  _ expected: E, file: StaticString = #filePath, line: UInt = #line,
  _ work: () async throws -> Void
) async {
  do {
    try await work()
    XCTFail("nothing was thrown", file: file, line: line)
  } catch {
    XCTAssertEqual(error as? E, expected, file: file, line: line)
  }
}
