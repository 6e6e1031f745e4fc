import Domain
import Foundation
import Study
import Testing

@Suite struct PomodoroTests {
  private static let clock = DayClock(zone: .gmt)
  private static let morning = Instant(milliseconds: 1_772_442_000_000)

  private static func at(_ minutes: Int) -> Instant {
    Instant(milliseconds: morning.milliseconds + Int64(minutes) * 60_000)
  }

  private static func past(
    _ phase: FocusSession.Phase, _ ending: FocusSession.Ending, at minutes: Int
  ) -> FocusSession {
    var session = FocusSession(
      phase: phase, plannedSeconds: 1500, startedAt: clock.moment(at(minutes)))
    session.stretches = [.init(from: at(minutes), to: at(minutes + 25))]
    session.endedAt = clock.moment(at(minutes + 25))
    session.ending = ending
    return session
  }

  /// Focus sessions that were finished, with a short break after each but the last.
  private static func round(_ count: Int, from start: Int = 0) -> [FocusSession] {
    (0..<2 * count - 1).map { place in
      past(place.isMultiple(of: 2) ? .focus : .shortBreak, .finished, at: start + place * 25)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sessions: [FocusSession]
    var minutes: Int
    var next: FocusSession.Phase
    var finished: Int
  }

  private static let rows: [Row] = [
    Row(testDescription: "nothing yet", sessions: [], minutes: 0, next: .focus, finished: 0),
    Row(
      testDescription: "one session", sessions: round(1), minutes: 26, next: .shortBreak,
      finished: 1),
    Row(
      testDescription: "the break was long enough by itself", sessions: round(1), minutes: 56,
      next: .focus, finished: 1),
    Row(
      testDescription: "ended early", sessions: [past(.focus, .ended, at: 0)], minutes: 26,
      next: .focus, finished: 0),
    Row(
      testDescription: "after a break",
      sessions: round(1) + [past(.shortBreak, .finished, at: 25)], minutes: 51, next: .focus,
      finished: 1),
    Row(
      testDescription: "after a skipped break",
      sessions: round(1) + [past(.shortBreak, .skipped, at: 25)], minutes: 51, next: .focus,
      finished: 1),
    Row(
      testDescription: "four sessions", sessions: round(4), minutes: 176, next: .longBreak,
      finished: 4),
    Row(
      testDescription: "the long break begins a new round",
      sessions: round(4) + [past(.longBreak, .finished, at: 175)] + round(1, from: 200),
      minutes: 226, next: .shortBreak, finished: 1),
    Row(
      testDescription: "yesterday does not count", sessions: round(3), minutes: 1440 + 60,
      next: .focus, finished: 0),
    // The morning is 9 o'clock, so this one lasts from 03:50 until 04:15.
    Row(
      testDescription: "over the day's start", sessions: [past(.focus, .finished, at: 1130)],
      minutes: 1156, next: .shortBreak, finished: 1),
    Row(
      testDescription: "a clock set back", sessions: round(1), minutes: 5, next: .shortBreak,
      finished: 1),
  ]

  @Test(arguments: rows) func `what comes next is told from what there was`(row: Row) {
    let pomodoro = Pomodoro(
      after: row.sessions, at: Self.at(row.minutes), Self.clock, Preferences.TimerLengths())
    #expect(pomodoro.next == row.next)
    #expect(pomodoro.finished == row.finished)
  }

  @Test func `the round's length comes from the settings`() {
    let lengths = Preferences.TimerLengths(sessionsUntilLongBreak: 2)
    let pomodoro = Pomodoro(
      after: Self.round(2), at: Self.at(76), Self.clock, lengths)
    #expect(pomodoro.next == .longBreak)
    #expect(lengths.minutes(of: .longBreak) == 15)
  }

  @Test func `focused time is told by the day of the start, and breaks have none`() throws {
    let berlin = DayClock(zone: try #require(TimeZone(identifier: "Europe/Berlin")))
    func session(_ text: String, _ phase: FocusSession.Phase = .focus) throws -> FocusSession {
      let start = try #require(Instant(text))
      return FocusSession(
        phase: phase, plannedSeconds: 1500, startedAt: berlin.moment(start)
      ).ended(at: Instant(milliseconds: start.milliseconds + 600_000), berlin)
    }
    let sessions = [
      // 03:59 summer time still belongs to the day before, 04:00 does not.
      try session("2026-03-29T01:59:00Z"), try session("2026-03-29T02:00:00Z"),
      try session("2026-03-29T12:00:00Z"), try session("2026-03-29T13:00:00Z", .shortBreak),
    ]
    let now = try #require(Instant("2026-03-29T14:00:00Z"))
    let perDay = FocusedTime.perDay(sessions, dayStartMinutes: 240, at: now)
    #expect(
      perDay == [
        try #require(CivilDate("2026-03-28")): 600,
        try #require(CivilDate("2026-03-29")): 1200,
      ])
  }
}
