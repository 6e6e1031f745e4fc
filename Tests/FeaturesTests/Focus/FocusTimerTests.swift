import Domain
import Foundation
import SiteKit
import Store
@testable import StudyFeature
import Synchronization
import Testing
import TestSupport

@Suite struct FocusTimerTests {
  /// A clock that is set by hand.
  private final class Hands: Sendable {
    private let instant = Mutex(Instant(milliseconds: 1_772_442_000_000))

    var now: Instant {
      get { instant.withLock { $0 } }
      set { instant.withLock { $0 = newValue } }
    }

    func move(minutes: Double) {
      instant.withLock { $0.milliseconds += Int64(minutes * 60_000) }
    }
  }

  private let hands: Hands
  private let services: Services

  init() throws {
    let hands = Hands()
    self.hands = hands
    services = Services(
      problems: .fixed([.twoSum]), runner: .accepting, database: try .empty(),
      now: { hands.now }, zone: .gmt, cacheFolder: FileManager.default.temporaryDirectory)
  }

  private var today: CivilDate { DayClock(zone: .gmt).day(of: hands.now) }

  private func focused() async throws -> Int {
    try await FocusTimer.focusedSeconds(on: today, with: services)
  }

  private func standing() async throws -> String {
    let model = try await FocusTimer.model(with: services)
    return "\(model.standing) \(model.phase.rawValue) \(model.remaining)"
  }

  @Test func `a round is worked through, with its breaks`() async throws {
    for number in 1...4 {
      #expect(try await standing() == "ready focus 25:00")
      try await FocusTimer.start(FocusTimer.Wish(slug: "two-sum"), with: services)
      #expect(try await standing() == "running focus 25:00")
      hands.move(minutes: 25)
      let rest = number == 4 ? "long-break 15:00" : "short-break 05:00"
      #expect(try await standing() == "ready \(rest)")
      try await FocusTimer.start(FocusTimer.Wish(), with: services)
      #expect(try await standing() == "running \(rest)")
      hands.move(minutes: 15)
    }
    #expect(try await focused() == 4 * 1500)
    #expect(try await services.database.focusSessions().count == 8)
    #expect(try await FocusTimer.model(with: services).round == "4 sessions until a long break.")
  }

  @Test func `pauses do not count, and what is ended keeps its time`() async throws {
    try await FocusTimer.start(FocusTimer.Wish(minutes: 50), with: services)
    hands.move(minutes: 10)
    #expect(try await FocusTimer.pause(with: services).isPaused)
    hands.move(minutes: 30)
    #expect(try await standing() == "paused focus 40:00")
    try await FocusTimer.resume(with: services)
    hands.move(minutes: 5)
    #expect(try await focused() == 900)
    try await FocusTimer.end(with: services)
    hands.move(minutes: 60)
    #expect(try await focused() == 900)
    let model = try await FocusTimer.model(with: services)
    #expect(model.note == "Ended at 09:45; 15 min of focus kept.")
    #expect(model.today == "15 min of 50 min focused today.")
    #expect(model.rows.map(\.length) == ["15 min"])
    #expect(model.rows.map(\.ending) == ["Ended early"])
  }

  @Test func `a session whose time ran out unseen was finished at its planned end`() async throws {
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    hands.move(minutes: 300)
    #expect(try await FocusTimer.current(with: services) == nil)
    let session = try #require(try await services.database.focusSessions().first)
    #expect(session.ending == .finished)
    #expect(session.endedAt?.instant == Instant(milliseconds: 1_772_443_500_000))
    #expect(try await standing() == "ready focus 25:00")
    #expect(try await focused() == 1500)
  }

  @Test func `a session over the day's start is told on the day that it ends`() async throws {
    try await services.database.changePreferences { $0.dayStartMinutes = 0 }
    // 23:45.
    hands.move(minutes: 14 * 60 + 45)
    let yesterday = try #require(CivilDate("2026-03-02"))
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    hands.move(minutes: 26)
    #expect(try await standing() == "ready short-break 05:00")
    let model = try await FocusTimer.model(with: services)
    #expect(model.note == "25 min of focus finished at 00:10. Time for a break.")
    #expect(model.rows.map(\.time) == ["23:45"])
    // Its time belongs to the day that it began on.
    #expect(model.todaySeconds == 0)
    #expect(try await FocusTimer.focusedSeconds(on: yesterday, with: services) == 1500)
  }

  @Test func `looking writes at most once a minute`() async throws {
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    let before = try await services.database.changeCount()
    hands.move(minutes: 0.9)
    _ = try await FocusTimer.current(with: services)
    #expect(try await services.database.changeCount() == before)
    hands.move(minutes: 0.2)
    _ = try await FocusTimer.current(with: services)
    #expect(try await services.database.changeCount() > before)
  }

  @Test func `a clock set back loses no more than the last minute`() async throws {
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    for _ in 1...10 {
      hands.move(minutes: 1)
      _ = try await FocusTimer.current(with: services)
    }
    hands.move(minutes: -180)
    #expect(try await standing() == "running focus 15:00")
    hands.move(minutes: 5)
    #expect(try await standing() == "running focus 10:00")
    hands.move(minutes: 10)
    #expect(try await FocusTimer.current(with: services) == nil)
    #expect(try await services.database.focusSessions().map(\.ending) == [.finished])
  }

  @Test func `a break is skipped while it is offered and while it runs`() async throws {
    for isBegun in [false, true] {
      try await FocusTimer.start(FocusTimer.Wish(), with: services)
      hands.move(minutes: 25)
      if isBegun { try await FocusTimer.start(FocusTimer.Wish(), with: services) }
      try await FocusTimer.skip(with: services)
      #expect(try await standing() == "ready focus 25:00")
    }
    await #expect(throws: TimerError.noBreak) { try await FocusTimer.skip(with: services) }
    #expect(try await focused() == 3000)
  }

  @Test func `the lengths are the settings', a wish's minutes come first`() async throws {
    try await services.database.changePreferences { $0.timer.focus = 40 }
    #expect(try await standing() == "ready focus 40:00")
    try await FocusTimer.start(FocusTimer.Wish(minutes: 1), with: services)
    #expect(try await standing() == "running focus 01:00")
  }

  @Test(arguments: ["two-sum", "Two Sum", " two sum ", "1"])
  func `a problem is named by its slug, title or number`(text: String) async throws {
    let wish = try FocusTimer.Wish(minutes: "", problem: text)
    #expect(try await FocusTimer.start(wish, with: services).session.slug == "two-sum")
    #expect(try await FocusTimer.model(with: services).problem?.title == "Two Sum")
  }

  @Test(arguments: ["0", "241", "-5", "ten", "1.5", "99999999999999999999"])
  func `a length that no session may have is refused`(text: String) {
    #expect(throws: TimerError.badLength(text: text)) {
      try FocusTimer.Wish(minutes: text, problem: nil)
    }
  }

  @Test func `what cannot be done says so and changes nothing`() async throws {
    await #expect(throws: TimerError.nothingOpen) { try await FocusTimer.pause(with: services) }
    await #expect(throws: TimerError.nothingOpen) { try await FocusTimer.resume(with: services) }
    await #expect(throws: TimerError.nothingOpen) { try await FocusTimer.end(with: services) }
    await #expect(throws: TimerError.noBreak) { try await FocusTimer.skip(with: services) }
    await #expect(throws: CodingError.unknownProblem(slug: "tow-sum", nearest: ["two-sum"])) {
      try await FocusTimer.start(FocusTimer.Wish(slug: "tow-sum"), with: services)
    }
    await #expect(throws: TimerError.badLength(text: "0")) {
      try await FocusTimer.start(FocusTimer.Wish(minutes: 0), with: services)
    }
    #expect(try await services.database.focusSessions().isEmpty)
    try await FocusTimer.start(FocusTimer.Wish(), with: services)
    await #expect(throws: TimerError.alreadyOpen) {
      try await FocusTimer.start(FocusTimer.Wish(), with: services)
    }
    await #expect(throws: TimerError.noBreak) { try await FocusTimer.skip(with: services) }
    #expect(try await services.database.focusSessions().count == 1)
  }
}
