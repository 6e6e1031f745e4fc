import Domain
import Foundation
import Testing

@Suite struct SyncScheduleTests {
  private func schedule(_ zone: String = "GMT", delaySeconds: Int = 0) throws -> SyncSchedule {
    SyncSchedule(
      clock: DayClock(zone: try #require(TimeZone(identifier: zone)), dayStartMinutes: 240),
      delaySeconds: delaySeconds)
  }

  /// The last attempt, how many failed in a row, and when the next is due.
  @Test(arguments: [
    ("2026-03-02T09:00:00Z", 0, "2026-03-02T10:00:00.000Z"),
    ("2026-03-02T09:00:00Z", 1, "2026-03-02T10:00:00.000Z"),
    ("2026-03-02T09:00:00Z", 2, "2026-03-02T11:00:00.000Z"),
    ("2026-03-02T09:00:00Z", 3, "2026-03-02T13:00:00.000Z"),
    ("2026-03-02T09:00:00Z", 4, "2026-03-02T17:00:00.000Z"),
    ("2026-03-02T09:00:00Z", 5_000, "2026-03-02T17:00:00.000Z"),
    // The day begins before the hour is over, and ends every pause.
    ("2026-03-02T03:30:00Z", 0, "2026-03-02T04:00:00.000Z"),
    ("2026-03-02T23:00:00Z", 9, "2026-03-03T04:00:00.000Z"),
    ("2026-03-02T04:00:00Z", 0, "2026-03-02T05:00:00.000Z"),
  ])
  func `the next is due after an hour, later after failures, and as the day begins`(
    last: String, failures: Int, next: String
  ) throws {
    let last = try #require(Instant(last))
    #expect(try schedule().next(after: last, failures: failures).description == next)
  }

  @Test func `the day begins where the learner is`() throws {
    let last = try #require(Instant("2026-03-02T18:45:00Z"))
    let next = try schedule("Asia/Tokyo").next(after: last, failures: 0)
    #expect(next.description == "2026-03-02T19:00:00.000Z")
  }

  @Test(arguments: [
    ("2026-03-02T09:59:59.999Z", false), ("2026-03-02T10:00:00Z", true),
    ("2026-03-04T00:00:00Z", true),
    // The clock was set back.
    ("2026-03-02T08:59:59Z", true),
  ])
  func `it is due from its time on`(now: String, isDue: Bool) throws {
    let last = try #require(Instant("2026-03-02T09:00:00Z"))
    let now = try #require(Instant(now))
    #expect(try schedule().isDue(at: now, after: last, failures: 0) == isDue)
    #expect(try schedule().isDue(at: now, after: nil, failures: 0))
  }

  @Test func `a class does not come all at once`() throws {
    let delays = ["", "ada", "grace", "linus"].map(SyncSchedule.delaySeconds)
    #expect(delays.first == 0 && Set(delays).count == 4)
    #expect(delays.allSatisfy { (0...600).contains($0) })
    #expect(delays == ["", "ada", "grace", "linus"].map(SyncSchedule.delaySeconds))
    let last = try #require(Instant("2026-03-02T09:00:00Z"))
    let next = try schedule(delaySeconds: 90).next(after: last, failures: 0)
    #expect(next.description == "2026-03-02T10:01:30.000Z")
  }
}
