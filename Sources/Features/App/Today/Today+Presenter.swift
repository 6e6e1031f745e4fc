import Domain
import InterviewsFeature
import OnlineFeature
import SiteKit
import Study
import StudyFeature

extension Today.Model {
  /// Says everything in words.
  public init(_ facts: Today.Facts) {
    day = facts.day
    greeting = Self.greeting(hour: facts.now.hour, name: facts.preferences.name)
    date = "\(facts.day.longText) \(facts.day.parts.year)"
    streak = facts.streak
    streakWords = Self.words(on: facts.streak)
    longestWords =
      facts.streak.longest > facts.streak.current
      ? "Longest: \(Self.count(facts.streak.longest, "day"))" : nil
    let done = facts.solvedToday.union(facts.reviewedToday)
    goal = Gauge(problems: done.count, of: facts.preferences.dailyGoal)
    focus = Gauge(
      seconds: facts.focusedSeconds, ofMinutes: facts.preferences.dailyFocusMinutes)
    due = facts.due.map { Row($0, on: facts.day) }
    schedule = facts.plan.map(Schedule.init)
    session = Session(
      facts,
      next: due.first ?? schedule?.carriedOver.first { !$0.isDone }
        ?? schedule?.items.first { !$0.isDone })
    habits = facts.habits.filter { !$0.habit.isRemoved }.map(HabitRow.init)
    beginning = facts.plan == nil ? facts.first.map { Row($0) } : nil
    leetCode = facts.leetCode.map { LeetCode.SyncCard($0) }
    drill = Drill.dueWords(facts.dueCards)
    solvedEver = facts.solvedEver
    total = facts.total
  }

  private static func greeting(hour: Int, name: String) -> String {
    let wish =
      switch hour {
      case 4..<12: "Good morning"
      case 12..<18: "Good afternoon"
      default: "Good evening"
      }
    return name.isEmpty ? wish : "\(wish), \(name)"
  }

  private static func words(on streak: Streak) -> String {
    switch (streak.current, streak.isTodayDone) {
    case (0, _) where streak.longest == 0: "Your first problem begins a streak."
    case (0, _): "Today begins a new streak."
    case (let days, true): "\(count(days, "day")) in a row"
    case (let days, false): "\(count(days, "day")) in a row; today keeps it."
    }
  }

  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

// MARK: - Figures

extension Today.Model.Gauge {
  fileprivate init(problems done: Int, of goal: Int) {
    let left = goal - done
    self.init(
      done: done, goal: goal,
      figure: left > 0 ? "\(done) of \(goal)" : Today.Model.count(done, "problem"),
      words: left > 0
        ? "\(Today.Model.count(left, "problem")) to go" : "Goal of \(goal) reached")
  }

  fileprivate init(seconds: Int, ofMinutes minutes: Int) {
    let left = minutes * 60 - seconds
    // Rounded up, so that what is done and what is left make the whole.
    let words = ClockWords.span(seconds: (left + 59) / 60 * 60)
    self.init(
      done: seconds, goal: minutes * 60, figure: ClockWords.span(seconds: seconds),
      words: left > 0
        ? "\(words) of \(ClockWords.span(seconds: minutes * 60)) to go"
        : "Goal of \(ClockWords.span(seconds: minutes * 60)) reached")
  }
}

extension Today.Model.Session {
  fileprivate init(_ facts: Today.Facts, next: Today.Model.Row?) {
    let lengths = facts.preferences.timer
    guard let state = facts.session else {
      self.init(
        isUnderWay: false, title: "Start a focus session",
        words: "\(lengths.focus) minutes" + (next.map { " on \($0.title)" } ?? ""),
        slug: next?.slug)
      return
    }
    let phase = state.session.phase.title
    self.init(
      isUnderWay: true, title: state.isPaused ? "\(phase) is paused" : "\(phase) is running",
      words: Self.words(on: state, offsetSeconds: facts.now.offsetSeconds))
  }

  /// When it ends, which stays true while the page is not drawn anew.
  private static func words(on state: FocusTimer.State, offsetSeconds: Int) -> String {
    let left = ClockWords.span(seconds: Int((state.remainingMilliseconds + 59_999) / 60_000) * 60)
    guard let end = state.session.plannedEnd else { return "\(left) left" }
    return "Until \(ClockWords.time(Moment(end, offsetSeconds: offsetSeconds)))"
  }
}

// MARK: - Rows

extension Today.Model.Row {
  init(_ summary: ProblemSummary, isDone: Bool = false, note: String? = nil) {
    slug = summary.slug
    title = summary.title
    path = .problem(slug: summary.slug, ProblemView())
    difficulty = summary.difficulty
    topic = summary.topic
    minutes = summary.minutes
    self.isDone = isDone
    self.note = note
  }

  fileprivate init(_ due: ReviewDeck.Due, on day: CivilDate) {
    let late =
      switch due.overdueDays {
      case ...0: "due today"
      case 1: "due yesterday"
      default: "due \(due.overdueDays) days ago"
      }
    self.init(due.summary, note: late)
  }
}

extension Today.Model.Schedule {
  fileprivate init(_ plan: Plan.Day) {
    title = plan.planTitle
    number = plan.number
    total = plan.total
    isFinished = plan.isFinished
    words =
      plan.isFinished || plan.number == 0
      ? plan.planTitle : "\(plan.planTitle), day \(plan.number) of \(plan.total)"
    items = plan.items.map { Today.Model.Row($0.summary, isDone: $0.isDone) }
    carriedOver = plan.carriedOver.map {
      Today.Model.Row($0.summary, isDone: $0.isDone, note: "from \($0.plannedOn.shortText)")
    }
    tomorrow = plan.tomorrow.map { Today.Model.Row($0.summary, isDone: $0.isDone) }
    rest = items.isEmpty ? Self.rest(plan) : nil
  }

  private static func rest(_ plan: Plan.Day) -> String {
    if plan.isFinished { return "The plan is done. Reviews keep what you learned." }
    return plan.number == 0 ? "The plan begins on another day." : "Nothing is planned for today."
  }
}

extension Today.Model.HabitRow {
  fileprivate init(_ standing: Habits.Standing) {
    id = standing.habit.id
    name = standing.habit.name
    isDone = standing.isDone
    canUntick = standing.isTicked && !standing.isEarned
    words = "\(standing.daysDone) of the last \(Habits.lookBackDays) days"
  }
}
