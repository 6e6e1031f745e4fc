import Domain
import Foundation
import Study
import Testing

@Suite struct FocusSessionClockTests {
  private static let clock = DayClock(zone: .gmt)
  private static let start = Instant(milliseconds: 1_772_442_000_000)

  private static func at(_ minutes: Double) -> Instant {
    Instant(milliseconds: start.milliseconds + Int64(minutes * 60_000))
  }

  private static func session(minutes: Int = 25) -> FocusSession {
    FocusSession(phase: .focus, plannedSeconds: minutes * 60, startedAt: clock.moment(start))
  }

  /// What the learner does, and the minutes after the start at which the clock then stands.
  enum Step: Sendable {
    case pause(Double)
    case resume(Double)
    case look(Double)
    case end(Double)
  }

  private static func after(_ steps: [Step]) -> FocusSession {
    steps.reduce(session()) { session, step in
      switch step {
      case .pause(let minutes): session.paused(at: at(minutes), clock)
      case .resume(let minutes): session.resumed(at: at(minutes), clock)
      case .look(let minutes): session.settled(at: at(minutes), clock)
      case .end(let minutes): session.ended(at: at(minutes), clock)
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step] = []
    /// Minutes after the start at which it is looked at.
    var now: Double
    var elapsedMinutes: Double
    var ending: FocusSession.Ending?
    var endedAfter: Double?
  }

  private static let rows: [Row] = [
    Row(testDescription: "just begun", now: 0, elapsedMinutes: 0),
    Row(testDescription: "running", now: 10, elapsedMinutes: 10),
    Row(
      testDescription: "the last moment", now: 25, elapsedMinutes: 25, ending: .finished,
      endedAfter: 25),
    Row(
      testDescription: "nobody looked for a day", now: 1440, elapsedMinutes: 25,
      ending: .finished, endedAfter: 25),
    Row(testDescription: "paused", steps: [.pause(10)], now: 600, elapsedMinutes: 10),
    Row(
      testDescription: "paused twice", steps: [.pause(10), .pause(12)], now: 13,
      elapsedMinutes: 10),
    Row(
      testDescription: "paused and resumed", steps: [.pause(10), .resume(40)], now: 45,
      elapsedMinutes: 15),
    Row(
      testDescription: "resumed without a pause", steps: [.resume(5)], now: 10,
      elapsedMinutes: 10),
    Row(
      testDescription: "resumed, and its time ran out unseen",
      steps: [.pause(10), .resume(40)], now: 300, elapsedMinutes: 25, ending: .finished,
      endedAfter: 55),
    Row(
      testDescription: "paused after its time ran out", steps: [.pause(30)], now: 31,
      elapsedMinutes: 25, ending: .finished, endedAfter: 25),
    Row(
      testDescription: "ended early", steps: [.end(12)], now: 20, elapsedMinutes: 12,
      ending: .ended, endedAfter: 12),
    Row(
      testDescription: "ended while paused", steps: [.pause(10), .end(30)], now: 31,
      elapsedMinutes: 10, ending: .ended, endedAfter: 30),
    Row(
      testDescription: "ended after its time ran out", steps: [.end(40)], now: 41,
      elapsedMinutes: 25, ending: .finished, endedAfter: 25),
    Row(testDescription: "a clock set back before the start", now: -60, elapsedMinutes: 0),
    Row(
      testDescription: "a clock set back before the start, then on",
      steps: [.look(-60)], now: -50, elapsedMinutes: 10),
    Row(
      testDescription: "a clock set back after it was seen", steps: [.look(10), .look(-60)],
      now: -55, elapsedMinutes: 15),
    Row(
      testDescription: "a clock set back, and its time ran out",
      steps: [.look(10), .look(-60)], now: 0, elapsedMinutes: 25, ending: .finished,
      endedAfter: -45),
    Row(
      testDescription: "a clock set back during a pause",
      steps: [.pause(10), .resume(-60)], now: -55, elapsedMinutes: 15),
    Row(
      testDescription: "paused by a clock that was set back",
      steps: [.look(10), .pause(-60)], now: 500, elapsedMinutes: 10),
    Row(
      testDescription: "ended by a clock that was set back", steps: [.look(10), .end(-60)],
      now: 500, elapsedMinutes: 10, ending: .ended, endedAfter: -60),
    Row(
      testDescription: "a clock that trembles", steps: [.look(10), .look(10 - 1.0 / 60)],
      now: 11, elapsedMinutes: 11),
    Row(
      testDescription: "a clock set forward by hours", now: 300, elapsedMinutes: 25,
      ending: .finished, endedAfter: 25),
  ]

  @Test(arguments: rows) func `time is computed from stored instants`(row: Row) {
    let now = Self.at(row.now)
    let session = Self.after(row.steps).settled(at: now, Self.clock)
    #expect(session.elapsedMilliseconds(at: now) == Int64(row.elapsedMinutes * 60_000))
    #expect(
      session.remainingMilliseconds(at: now)
        == 25 * 60_000 - session.elapsedMilliseconds(at: now))
    #expect(session.ending == row.ending)
    #expect(session.endedAt?.instant == row.endedAfter.map(Self.at))
    #expect(session.isOpen == (row.ending == nil))
    #expect(session.settled(at: now, Self.clock) == session)
  }

  @Test func `the planned end moves with the pauses and is unknown while it stands`() {
    #expect(Self.session().plannedEnd == Self.at(25))
    let paused = Self.after([.pause(10)])
    #expect(paused.plannedEnd == nil)
    #expect(
      Self.after([.pause(10), .resume(40)]).plannedEnd == Self.at(55))
    #expect(Self.after([.end(10)]).plannedEnd == nil)
  }

  @Test func `elapsed time never exceeds what was planned and is never negative`() {
    for minutes in stride(from: -100.0, to: 100, by: 0.7) {
      let elapsed = Self.session(minutes: 1).elapsedMilliseconds(at: Self.at(minutes))
      #expect((0...60_000).contains(elapsed))
    }
  }

  @Test func `a session that ends over the change of clocks has the offset of its end`() throws {
    let berlin = DayClock(zone: try #require(TimeZone(identifier: "Europe/Berlin")))
    // 2026-03-29 01:50 there; at 02:00 clocks leap to 03:00.
    let start = try #require(Instant("2026-03-29T00:50:00Z"))
    let session = FocusSession(
      phase: .focus, plannedSeconds: 25 * 60, startedAt: berlin.moment(start))
    let later = try #require(Instant("2026-03-29T06:00:00Z"))
    let settled = session.settled(at: later, berlin)
    #expect(session.startedAt.offsetSeconds == 3600)
    #expect(settled.endedAt?.offsetSeconds == 7200)
    #expect(settled.endedAt?.instant == Instant("2026-03-29T01:15:00Z"))
    #expect(settled.elapsedSeconds(at: later) == 25 * 60)
  }
}
