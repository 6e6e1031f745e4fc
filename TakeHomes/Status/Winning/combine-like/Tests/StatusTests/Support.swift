import Foundation
import Synchronization
import Testing

@testable import StatusDomain

struct Broken: Error {}

typealias Answer = @Sendable (Result<KYSProfile, any Error>) -> Void

/// Keeps what it is asked until the test answers.
final class SilentService: KYSServiceProtocol {
  enum Call: Hashable { case get, save(KYSStatus) }
  private let kept = Mutex<[(call: Call, answer: Answer)]>([])

  var calls: [Call] { kept.withLock { $0.map(\.call) } }

  func getStatus(completion: @escaping Answer) { kept.withLock { $0.append((.get, completion)) } }

  func saveStatus(_ status: KYSStatus, completion: @escaping Answer) {
    kept.withLock { $0.append((.save(status), completion)) }
  }

  func answer(_ index: Int, _ result: Result<KYSProfile, any Error>) {
    kept.withLock { $0[index].answer }(result)
  }

  func answerLast(_ result: Result<KYSProfile, any Error>) { answer(calls.count - 1, result) }
}

extension Result<KYSProfile, any Error> {
  static var current: Self { .success(KYSProfile(status: .positive, needsUpdate: false)) }
  static var outdated: Self { .success(KYSProfile(status: .negative, needsUpdate: true)) }
  static var broken: Self { .failure(Broken()) }
}

/// Gives way until the condition holds.
@MainActor func sooner(
  _ condition: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<20_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("The condition never came true.", sourceLocation: sourceLocation)
}

/// Lets everything that is on its way arrive.
@MainActor func quiet() async {
  for _ in 0..<300 { await Task.yield() }
}

/// A clock that stands still until it is moved on.
final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var passed: Duration
    func advanced(by duration: Duration) -> Instant { Instant(passed: passed + duration) }
    func duration(to other: Instant) -> Duration { other.passed - passed }
    static func < (left: Instant, right: Instant) -> Bool { left.passed < right.passed }
  }
  private struct Hands {
    var now = Instant(passed: .zero)
    var sleepers: [(until: Instant, wake: CheckedContinuation<Void, Never>)] = []
  }
  private let hands = Mutex(Hands())

  var now: Instant { hands.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  var sleeping: Int { hands.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { wake in
      let isOver = hands.withLock { hands in
        if deadline <= hands.now { return true }
        hands.sleepers.append((deadline, wake))
        return false
      }
      if isOver { wake.resume() }
    }
  }

  func advance(by duration: Duration) {
    let woken = hands.withLock { hands in
      hands.now = hands.now.advanced(by: duration)
      let now = hands.now
      let woken = hands.sleepers.filter { $0.until <= now }
      hands.sleepers.removeAll { $0.until <= now }
      return woken
    }
    for sleeper in woken { sleeper.wake.resume() }
  }
}

/// A value that any thread may change.
final class Kept<Value: Sendable>: Sendable {
  private let inner: Mutex<Value>
  init(_ value: Value) { inner = Mutex(value) }
  var value: Value {
    get { inner.withLock { $0 } }
    set { inner.withLock { $0 = newValue } }
  }
  func change(_ body: (inout sending Value) -> Void) { inner.withLock { body(&$0) } }
}

func calendar(_ zone: String = "Europe/Berlin") throws -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = try #require(TimeZone(identifier: zone))
  return calendar
}

func date(_ text: String, in calendar: Calendar) throws -> Date {
  let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
  let parts = DateComponents(
    year: numbers[0], month: numbers[1], day: numbers[2],
    hour: numbers.count > 3 ? numbers[3] : 12, minute: numbers.count > 4 ? numbers[4] : 0)
  return try #require(calendar.date(from: parts))
}
