public import Domain

/// What the focus timer offers next, told from the sessions that there were.
public struct Pomodoro: Sendable, Hashable {
  /// How long a break is offered after the session that earned it.
  public static let offerMilliseconds: Int64 = 30 * 60_000

  public var next: FocusSession.Phase
  /// Focus sessions that were finished since the last long break, on this day.
  public var finished: Int

  /// What comes after the sessions of a day.
  ///
  /// `sessions` are oldest first; those that ended on other days and one that is under way are
  /// passed over.
  public init(
    after sessions: [FocusSession], at now: Instant, _ clock: DayClock,
    _ lengths: Preferences.TimerLengths
  ) {
    let today = clock.day(of: now)
    let past = sessions.filter {
      !$0.isOpen && ($0.endedAt ?? $0.startedAt).day(beginning: clock.dayStartMinutes) == today
    }
    let round = past.suffix(from: past.lastIndex { $0.phase == .longBreak }.map { $0 + 1 } ?? 0)
    finished = round.count { $0.phase == .focus && $0.ending == .finished }
    guard let last = past.last, last.phase == .focus, last.ending == .finished,
      let end = last.endedAt, now.milliseconds - end.instant.milliseconds <= Self.offerMilliseconds
    else {
      next = .focus
      return
    }
    let isRoundFull = finished % max(1, lengths.sessionsUntilLongBreak) == 0
    next = isRoundFull ? .longBreak : .shortBreak
  }
}

extension Preferences.TimerLengths {
  /// How many minutes a phase has.
  public func minutes(of phase: FocusSession.Phase) -> Int {
    switch phase {
    case .focus: focus
    case .shortBreak: shortBreak
    case .longBreak: longBreak
    }
  }
}
