import Foundation
import XCTest

@testable import StatusDomain
@testable import StatusPresentation

enum Trouble: Error { case offline }

typealias Reply = @Sendable (Result<KYSProfile, any Error>) -> Void

extension KYSProfile {
  static let fresh = KYSProfile(status: .positive, needsUpdate: false)
  static let stale = KYSProfile(status: .positive, needsUpdate: true)
}

/// Answers when the test says so, from a thread of the test's choice.
final class ServiceSpy: KYSServiceProtocol, @unchecked Sendable {
  private let lock = NSLock()
  private var replies: [Reply] = []
  private var words: [String] = []

  var asked: [String] { lock.withLock { words } }

  func getStatus(completion: @escaping Reply) { note("get", completion) }
  func saveStatus(_ status: KYSStatus, completion: @escaping Reply) {
    note("save \(status)", completion)
  }

  private func note(_ word: String, _ reply: @escaping Reply) {
    lock.withLock {
      words.append(word)
      replies.append(reply)
    }
  }

  /// The reply of a question, else of the last.
  func reply(to number: Int? = nil, _ result: Result<KYSProfile, any Error>) {
    let reply = lock.withLock { replies[number ?? replies.count - 1] }
    // On another thread, but before anything else goes on: a busy machine would let it come too late.
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { reply(result) }
    group.wait()
  }
}

@MainActor final class ContextSpy: IStateContext {
  var words: [String] = []
  var replies: [@MainActor (Result<KYSProfile, any Error>) -> Void] = []

  func gotoCheckState() { words.append("check") }
  func gotoPromptState() { words.append("prompt") }
  func gotoUpdateState() { words.append("update") }
  func gotoSaveState(status: KYSStatus) { words.append("save \(status)") }
  func gotoFinalState(outcome: KYSOutcome) { words.append("final \(outcome)") }
  func getStatus(completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void) {
    words.append("get")
    replies.append(completion)
  }
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @MainActor (Result<KYSProfile, any Error>) -> Void
  ) {
    words.append("put \(status)")
    replies.append(completion)
  }
}

/// A list for any thread.
final class Notes<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []
  var all: [Element] { lock.withLock { elements } }
  func add(_ element: Element) { lock.withLock { elements.append(element) } }
}

/// Time passes when somebody says so.
final class StoppedClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var since: Swift.Duration
    func advanced(by duration: Swift.Duration) -> Self { Instant(since: since + duration) }
    func duration(to other: Self) -> Swift.Duration { other.since - since }
    static func < (a: Self, b: Self) -> Bool { a.since < b.since }
  }

  private let lock = NSLock()
  private var time = Instant(since: .zero)
  private var waiting: [(Instant, CheckedContinuation<Void, Never>)] = []
  var minimumResolution: Swift.Duration { .zero }
  var now: Instant { lock.withLock { time } }
  var waiters: Int { lock.withLock { waiting.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      lock.withLock { waiting.append((deadline, continuation)) }
      move(by: .zero)
    }
  }

  func move(by duration: Swift.Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = waiting.filter { $0.0 <= time }
      waiting.removeAll { $0.0 <= time }
      return due
    }
    due.forEach { $0.1.resume() }
  }
}

@MainActor func becomesTrue(
  _ what: String, file: StaticString = #filePath, line: UInt = #line,
  _ condition: @MainActor () -> Bool
) async {
  for _ in 0..<50_000 where !condition() { await Task.yield() }
  XCTAssertTrue(condition(), what, file: file, line: line)
}

/// Lets pass what is on its way to the main queue, whose blocks run one after the other.
@MainActor func letPass() async {
  for _ in 0..<20 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

func gregorian(_ zone: String) throws -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = try XCTUnwrap(TimeZone(identifier: zone))
  return calendar
}

func day(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, in calendar: Calendar
) throws -> Date {
  try XCTUnwrap(
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)))
}
