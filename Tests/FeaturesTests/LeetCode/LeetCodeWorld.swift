import Domain
import Foundation
import Store
import Synchronization
import TestSupport

@testable import SiteKit

/// A learner with a data folder, a clock that is moved by hand, and LeetCode in memory.
struct LeetCodeWorld: Sendable {
  let there: FakeLeetCode
  let services: Services
  private let clock: MovableClock

  init(
    folder: URL? = nil, problems: [Problem] = [.twoSum],
    _ change: (inout FakeLeetCode.World) -> Void = { _ in }
  ) throws {
    there = FakeLeetCode(change)
    clock = MovableClock()
    let now = clock
    var services = Services(
      problems: .fixed(problems), runner: .accepting,
      database: try folder.map(AppDatabase.init(folder:)) ?? .empty(), now: { now.instant },
      cacheFolder: FileManager.default.temporaryDirectory)
    let judge = there.judge
    services.online = { _ in judge }
    self.services = services
  }

  func pass(hours: Int64) { clock.pass(milliseconds: hours * 3_600_000) }

  func log() async throws -> [LogEntry] {
    try await services.database.logEntries(LogFilter(category: .sync))
  }
}

private final class MovableClock: Sendable {
  private let state = Mutex(Instant.sample)

  var instant: Instant { state.withLock { $0 } }

  func pass(milliseconds: Int64) { state.withLock { $0.milliseconds += milliseconds } }
}

/// Runs a body in a world with a folder, in which a cookie can be kept.
func withLeetCode(
  problems: [Problem] = [.twoSum],
  _ change: @escaping (inout FakeLeetCode.World) -> Void = { _ in },
  _ body: (LeetCodeWorld) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    try await body(try LeetCodeWorld(folder: folder, problems: problems, change))
  }
}

extension OnlineSession {
  static let good = OnlineSession(token: "good-token", csrf: "good-csrf")
}
