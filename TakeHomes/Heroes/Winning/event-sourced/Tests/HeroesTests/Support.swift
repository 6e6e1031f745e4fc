import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import Synchronization
import Testing

/// Looks again and again until it holds or three seconds have passed.
@MainActor func until(
  _ what: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: @MainActor () async -> Bool
) async {
  let end = ContinuousClock.now + .seconds(3)
  while ContinuousClock.now < end {
    if await holds() { return }
    await Task.yield()
  }
  Issue.record(what ?? "It never came about.", sourceLocation: sourceLocation)
}

/// Lets whatever is ready run.
@MainActor func calm() async {
  for _ in 0..<300 { await Task.yield() }
}

func heroes(_ ids: some Sequence<Int>) -> [Hero] { ids.map { Hero(id: $0, name: "Hero \($0)") } }

/// A test decides when and how each call is answered.
final class Script<Question: Sendable & Equatable, Answer: Sendable>: Sendable {
  private struct State {
    var asked: [Question] = []
    var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
    var cancelled: [Question] = []
  }

  private let state = Mutex(State())
  private let heedsCancellation: Bool

  init(heedsCancellation: Bool = true) { self.heedsCancellation = heedsCancellation }

  var asked: [Question] { state.withLock { $0.asked } }
  var cancelled: [Question] { state.withLock { $0.cancelled } }

  func callAsFunction(_ question: Question) async throws -> Answer {
    let index = state.withLock { state in
      state.asked.append(question)
      return state.asked.count - 1
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isTooLate = state.withLock { state in
          if heedsCancellation, Task.isCancelled { return true }
          state.waiting[index] = continuation
          return false
        }
        if isTooLate { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.cancelled.append(question)
        return heedsCancellation ? state.waiting.removeValue(forKey: index) : nil
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  /// Answers the call with that number, from 0, as soon as it was made.
  @MainActor func answer(
    _ index: Int, _ result: Result<Answer, any Error>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await until("Call \(index) never came.", sourceLocation: sourceLocation) {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: index) }
      continuation?.resume(with: result)
      return continuation != nil
    }
  }
}

/// What was asked of a repository.
enum Call: Sendable, Equatable {
  case list(offset: Int, limit: Int)
  case detail(Int)
  case search(String, offset: Int, limit: Int)
}

struct ScriptedRepository: HeroRepositoryProtocol {
  let pages = Script<Call, HeroPage>()
  let details = Script<Call, HeroDetail>()

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await pages(.list(offset: offset, limit: limit))
  }

  func getHeroDetail(id: Int) async throws -> HeroDetail { try await details(.detail(id)) }

  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await pages(.search(query, offset: offset, limit: limit))
  }
}

/// A clock that a test moves.
final class HandClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (a: Instant, b: Instant) -> Bool { a.time < b.time }
  }

  private struct State {
    var now = Instant(time: .zero)
    var ticket = 0
    var sleepers: [Int: (until: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  var sleepers: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let ticket = state.withLock { state in
      state.ticket += 1
      return state.ticket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers[ticket] = (deadline, wake)
          return nil
        }
        if let result { wake.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: ticket) }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.until <= state.now }
      for ticket in due.keys { state.sleepers[ticket] = nil }
      return due.values.sorted { $0.until < $1.until }
    }
    for sleeper in due { sleeper.wake.resume() }
  }

  @MainActor func waitForSleepers(
    _ count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await until("Nobody sleeps.", sourceLocation: sourceLocation) { sleepers >= count }
  }
}
