public import Domain
import OnlineFeature
import SiteKit
import StudyFeature

extension Widget.Model {
  public init(_ data: WidgetData) {
    let state = State(data)
    self.init(
      state: state, headline: Self.headline(data), status: Self.status(data, state),
      short: data.totalToday == 0 ? "–" : "\(data.completedToday)/\(data.totalToday)",
      fraction: data.totalToday == 0
        ? 0 : min(1, Double(data.completedToday) / Double(data.totalToday)),
      figures: Self.figures(data), problems: data.problems.map(Row.init),
      tomorrow: data.tomorrow.map(Row.init), notice: Self.notice(data.sync),
      isSyncing: data.sync.state == .syncing, lastUpdated: data.lastUpdated)
  }

  private static func headline(_ data: WidgetData) -> String {
    guard data.currentDay > 0 else {
      return data.planTitle.isEmpty ? "No plan yet" : oneLine(data.planTitle)
    }
    let day =
      data.totalDays >= data.currentDay
      ? "Day \(data.currentDay) of \(data.totalDays)" : "Day \(data.currentDay)"
    return data.topic.isEmpty ? day : "\(day) · \(oneLine(data.topic))"
  }

  /// A text without line ends and other signs that are none to read.
  fileprivate static func oneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.generalCategory == .control }
      .map { String($0) }.joined(separator: " ")
  }

  private static func status(_ data: WidgetData, _ state: State) -> String {
    switch state {
    case .unset: "Choose a plan to begin."
    case .rest: "Nothing is planned for today."
    case .open: "\(data.completedToday) of \(data.totalToday) done today"
    case .done: "All done for today"
    }
  }

  private static func figures(_ data: WidgetData) -> [Figure] {
    let minutes =
      data.focusGoalMinutes > 0
      ? "\(data.focusMinutes) of \(data.focusGoalMinutes) min" : "\(data.focusMinutes) min"
    return [
      Figure(label: "Streak", value: data.streak == 1 ? "1 day" : "\(data.streak) days"),
      Figure(label: "Reviews due", value: String(data.reviewsDue)),
      Figure(label: "Focus", value: minutes),
      Figure(label: "Habits", value: "\(data.habitsCompleted) of \(data.habitsTotal)"),
      Figure(label: "Solved", value: "\(data.totalCompleted) of \(data.totalProblems)"),
    ]
  }

  private static func notice(_ sync: WidgetData.Sync) -> String? {
    switch sync.state {
    case .off, .synced: nil
    case .syncing: "Syncing with LeetCode…"
    case .failed: "The last sync with LeetCode failed; see the log for the reason."
    }
  }
}

extension Widget.Model.State {
  fileprivate init(_ data: WidgetData) {
    if data.totalToday > 0 {
      self = data.completedToday >= data.totalToday ? .done : .open
    } else {
      self = data.currentDay > 0 || !data.planTitle.isEmpty ? .rest : .unset
    }
  }
}

extension Widget.Model.Row {
  fileprivate init(_ problem: WidgetData.Problem) {
    self.init(
      title: Widget.Model.oneLine(problem.title), difficulty: problem.difficulty,
      note: Self.note(problem.reason), isDone: problem.isCompleted,
      path: .problem(slug: problem.slug, ProblemView()))
  }

  private static func note(_ reason: WidgetData.Problem.Reason) -> String? {
    switch reason {
    case .plan: nil
    case .carriedOver: "carried over"
    case .review: "review"
    }
  }
}
