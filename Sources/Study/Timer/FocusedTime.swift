public import Domain

/// How long was focused: a session counts for the day that it began on, breaks for none.
public enum FocusedTime {
  /// Whole seconds on a day, with what an open session ran until now.
  public static func seconds(
    of sessions: [FocusSession], on day: CivilDate, dayStartMinutes: Int, at now: Instant
  ) -> Int {
    perDay(sessions, dayStartMinutes: dayStartMinutes, at: now)[day] ?? 0
  }

  /// Whole seconds on each day that has any.
  public static func perDay(
    _ sessions: [FocusSession], dayStartMinutes: Int, at now: Instant
  ) -> [CivilDate: Int] {
    var milliseconds: [CivilDate: Int64] = [:]
    for session in sessions where session.phase == .focus {
      let day = session.startedAt.day(beginning: dayStartMinutes)
      milliseconds[day, default: 0] += session.elapsedMilliseconds(at: now)
    }
    return milliseconds.mapValues { Int($0 / 1000) }.filter { $0.value > 0 }
  }
}
