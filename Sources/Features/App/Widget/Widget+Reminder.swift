public import Domain

extension Widget {
  /// What a learner may be reminded of, at the time that the settings say.
  public enum Reminder: String, Sendable, Hashable, CaseIterable {
    case study, habits
  }

  /// What the reminder says; nil when there is nothing left to be reminded of.
  public static func words(_ reminder: Reminder, _ data: WidgetData) -> String? {
    switch reminder {
    case .study: study(data)
    case .habits:
      data.habitsCompleted >= data.habitsTotal
        ? nil : "\(data.habitsCompleted) of \(data.habitsTotal) habits done today."
    }
  }

  private static func study(_ data: WidgetData) -> String? {
    let model = Model(data)
    switch model.state {
    case .done, .rest: return nil
    case .unset: return model.status
    case .open:
      let left = data.totalToday - data.completedToday
      let days = data.streak == 1 ? "1 day" : "\(data.streak) days"
      let streak = data.streak > 0 ? " Your streak: \(days)." : ""
      return (left == 1 ? "1 problem is left today." : "\(left) problems are left today.") + streak
    }
  }
}
