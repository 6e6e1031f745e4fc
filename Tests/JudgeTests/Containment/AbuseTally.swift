import Domain
import Foundation
import Synchronization
import Testing

@testable import Judge

/// Counts what was tried and what was not, and says so when the suite ends.
final class AbuseTally: Sendable {
  private struct Counts {
    var ran: [String: Int] = [:]
    var skipped: [String: Int] = [:]
    var longest = Duration.zero
    var late = 0
    var slowest: [(name: String, time: Duration)] = []
  }

  private static let shownSlowest = 40
  /// What a case may use beyond its limit until it is stopped; a figure, asserted nowhere.
  private static let grace = Duration.milliseconds(500)
  static let shared = AbuseTally()
  private let counts = Mutex(Counts())

  func ran(_ level: JailLevel) { counts.withLock { $0.ran["\(level)", default: 0] += 1 } }

  func skipped(_ level: JailLevel, _ language: Language?, _ reason: String, count: Int = 1) {
    let place = "\(level)" + (language.map { " \($0.title)" } ?? "")
    counts.withLock { $0.skipped["\(place): \(reason)", default: 0] += count }
  }

  func took(_ name: String, _ time: Duration) {
    counts.withLock { $0.slowest.append((name, time)) }
  }

  /// CPU time beyond a case's limit.
  func overrun(_ time: Duration) {
    counts.withLock { counts in
      counts.longest = max(counts.longest, time)
      if time > Self.grace { counts.late += 1 }
    }
  }

  var summary: String {
    counts.withLock { counts in
      let ran = counts.ran.sorted { $0.key > $1.key }.map { "\($0.key) \($0.value)" }
      var lines = ["Abuse: judged on \(ran.joined(separator: ", "))"]
      lines += counts.skipped.sorted { $0.key > $1.key }.map {
        "  not tried on \($0.key) (\($0.value))"
      }
      lines.append(
        "  at most \(counts.longest.milliseconds.rounded()) ms of CPU beyond a limit;"
          + " \(counts.late) cases beyond it by more than \(Int(Self.grace.milliseconds)) ms")
      let slowest = counts.slowest.sorted { $0.time > $1.time }.prefix(Self.shownSlowest)
      lines += slowest.map { "  \(Int($0.time.milliseconds)) ms: \($0.name)" }
      return lines.joined(separator: "\n") + "\n"
    }
  }
}

/// Prints the tally when the suite is through.
struct TellsTally: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    FileHandle.standardError.write(Data(AbuseTally.shared.summary.utf8))
  }
}

extension Trait where Self == TellsTally {
  static var tellsTally: TellsTally { TellsTally() }
}
