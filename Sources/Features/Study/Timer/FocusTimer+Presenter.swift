public import Domain
public import SiteKit
import Study

extension FocusTimer {
  /// What is shown of the timer, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    public enum Standing: String, Sendable, Equatable {
      /// A session may begin.
      case ready
      case running, paused
    }

    /// A problem that a session is for.
    public struct Link: Sendable, Equatable {
      public var slug: String
      /// The slug where the catalogue no longer has the problem.
      public var title: String
      /// Nil: the catalogue no longer has the problem.
      public var path: SitePath?
    }

    /// A session of the day that is over.
    public struct Row: Sendable, Equatable {
      public var title: String
      public var startedAt: Instant
      /// The wall clock's, such as `09:05`.
      public var time: String
      public var length: String
      public var ending: String
      public var problem: Link?
    }

    public var standing: Standing
    /// What is under way, else what comes next.
    public var phase: FocusSession.Phase
    public var title: String
    /// Minutes and seconds, such as `24:59`.
    public var remaining: String
    public var remainingMilliseconds: Int64
    public var plannedSeconds: Int
    public var elapsedSeconds: Int
    /// How much of it is over, from 0 to 100.
    public var percent: Int
    /// When its time runs out; nil unless it runs.
    public var endsAt: Instant?
    public var problem: Link?
    /// One line on where this stands: what ended, or when it ends.
    public var note: String
    /// Where this stands before the next long break.
    public var round: String
    public var today: String
    public var todaySeconds: Int
    public var goalSeconds: Int
    /// Newest first.
    public var rows: [Row]
    /// How the latest session that is over came to its end.
    public var ending: FocusSession.Ending?
    /// Changes when anything but the passing of time changed.
    public var version: String
    public var lengths: Preferences.TimerLengths
    /// Titles to choose from.
    public var titles: [String]
    /// What stands in the field of the problem.
    public var chosen: String
    /// What stands in the field of the minutes.
    public var typedMinutes: String
    /// What is wrong with what was typed.
    public var trouble: String?
  }
}

extension FocusTimer.Model {
  public init(_ content: FocusTimer.Content) {
    let now = content.now
    let titles = Dictionary(content.problems.map { ($0.slug, $0.title) }) { first, _ in first }
    func link(_ slug: String?) -> Link? {
      slug.map { slug in
        Link(
          slug: slug, title: titles[slug] ?? slug,
          path: titles[slug].map { _ in .problem(slug: slug, ProblemView()) })
      }
    }
    let open = content.sessions.last(where: \.isOpen)
    let pomodoro = content.pomodoro
    let past = content.sessions.filter { !$0.isOpen }
    lengths = content.preferences.timer
    standing = open.map { $0.isPaused ? .paused : .running } ?? .ready
    phase = open?.phase ?? pomodoro.next
    title = phase.title
    plannedSeconds = open?.plannedSeconds ?? lengths.minutes(of: phase) * 60
    remainingMilliseconds =
      open?.remainingMilliseconds(at: now) ?? Int64(plannedSeconds) * 1000
    remaining = ClockWords.countdown(milliseconds: remainingMilliseconds)
    elapsedSeconds = open?.elapsedSeconds(at: now) ?? 0
    percent = plannedSeconds == 0 ? 0 : min(100, elapsedSeconds * 100 / plannedSeconds)
    endsAt = open?.plannedEnd
    problem = link(open?.slug)
    note = Self.note(open: open, last: past.last, next: pomodoro.next, content)
    round = Self.round(pomodoro, lengths)
    todaySeconds = FocusedTime.seconds(
      of: content.sessions, on: content.clock.day(of: now),
      dayStartMinutes: content.clock.dayStartMinutes, at: now)
    goalSeconds = content.preferences.dailyFocusMinutes * 60
    today = Self.today(todaySeconds, goal: goalSeconds)
    rows = past.reversed().map { Row($0, content.clock, problem: link($0.slug)) }
    ending = past.last?.ending
    version = Self.version(open: open, last: past.last, next: pomodoro.next)
    self.titles = content.problems.map(\.title)
    chosen = content.chosen.map { titles[$0] ?? $0 } ?? ""
    typedMinutes = String(lengths.minutes(of: .focus))
  }

  private static func note(
    open: FocusSession?, last: FocusSession?, next: FocusSession.Phase,
    _ content: FocusTimer.Content
  ) -> String {
    if let open {
      guard let end = open.plannedEnd else { return "Paused." }
      return "Until \(ClockWords.time(end, content.clock))."
    }
    guard let last, let end = last.endedAt else { return "No session yet today." }
    let time = ClockWords.time(end.instant, content.clock)
    let length = ClockWords.span(seconds: last.elapsedSeconds(at: end.instant))
    switch (last.phase.isBreak, last.ending) {
    case (true, .skipped): return "The break was skipped."
    case (true, _): return "The break ended at \(time)."
    case (false, .finished):
      let rest = next.isBreak ? " Time for a break." : ""
      return "\(length) of focus finished at \(time).\(rest)"
    case (false, _): return "Ended at \(time); \(length) of focus kept."
    }
  }

  private static func round(
    _ pomodoro: Pomodoro, _ lengths: Preferences.TimerLengths
  ) -> String {
    let most = max(1, lengths.sessionsUntilLongBreak)
    let left = most - pomodoro.finished % most
    if pomodoro.next == .longBreak { return "A long break is earned." }
    return left == 1
      ? "1 session until a long break." : "\(left) sessions until a long break."
  }

  private static func today(_ seconds: Int, goal: Int) -> String {
    let left = goal - seconds
    let focused = ClockWords.span(seconds: seconds)
    let meant = ClockWords.span(seconds: goal)
    if left <= 0 { return "\(focused) focused today; the goal was \(meant)." }
    return "\(focused) of \(meant) focused today."
  }

  private static func version(
    open: FocusSession?, last: FocusSession?, next: FocusSession.Phase
  ) -> String {
    let current = open.map { "\($0.id).\($0.stretches.count).\($0.isPaused ? "p" : "r")" } ?? "-"
    return "\(current)-\(last?.id ?? 0)-\(next.rawValue)"
  }
}

extension FocusTimer.Model.Row {
  fileprivate init(
    _ session: FocusSession, _ clock: DayClock, problem: FocusTimer.Model.Link?
  ) {
    title = session.phase.title
    startedAt = session.startedAt.instant
    time = ClockWords.time(session.startedAt.instant, clock)
    length = ClockWords.span(
      seconds: session.elapsedSeconds(at: session.endedAt?.instant ?? session.seenAt))
    ending =
      switch session.ending {
      case .finished: "Finished"
      case .skipped: "Skipped"
      case .ended, nil: "Ended early"
      }
    self.problem = problem
  }
}
