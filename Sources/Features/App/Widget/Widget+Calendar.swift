public import Domain

extension Widget {
  /// What the calendar is made of.
  public struct Schedule: Sendable, Hashable {
    /// Tells this learner's events from those of others.
    public var owner: String
    public var today: CivilDate
    /// When the learner's day began.
    public var dayBegan: Instant
    /// Empty without a plan.
    public var planTitle: String
    /// The titles of the problems that the plan has for each of its days.
    public var planned: [CivilDate: [String]]
    /// The titles of the problems whose review is due on a day.
    public var reviews: [CivilDate: [String]]
    /// In minutes after midnight; nil: none.
    public var studyReminderMinutes: Int?
    public var habitReminderMinutes: Int?

    public init(
      owner: String, today: CivilDate, dayBegan: Instant, planTitle: String = "",
      planned: [CivilDate: [String]] = [:], reviews: [CivilDate: [String]] = [:],
      studyReminderMinutes: Int? = nil, habitReminderMinutes: Int? = nil
    ) {
      self.owner = owner
      self.today = today
      self.dayBegan = dayBegan
      self.planTitle = planTitle
      self.planned = planned
      self.reviews = reviews
      self.studyReminderMinutes = studyReminderMinutes
      self.habitReminderMinutes = habitReminderMinutes
    }
  }

  /// The plan's days, the reviews due and the reminders, as a calendar.
  public static func calendar(_ schedule: Schedule) -> ICalendar {
    let planned = byDay(schedule.planned).map { day, titles in
      ICalendar.Event(
        uid: "plan-\(day)@\(schedule.owner)", day: day, summary: "Focus: \(summary(titles))",
        details: ([schedule.planTitle] + titles).joined(separator: "\n"))
    }
    let reviews = byDay(schedule.reviews).map { day, titles in
      ICalendar.Event(
        uid: "review-\(day)@\(schedule.owner)", day: day,
        summary: titles.count == 1 ? "Focus: 1 review due" : "Focus: \(titles.count) reviews due",
        details: titles.joined(separator: "\n"))
    }
    return ICalendar(
      name: "Focus", stampedAt: schedule.dayBegan,
      events: planned + reviews + reminders(schedule))
  }

  private static func byDay(_ days: [CivilDate: [String]]) -> [(CivilDate, [String])] {
    days.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
  }

  private static func summary(_ titles: [String]) -> String {
    titles.count < 2 ? titles.joined() : "\(titles[0]) and \(titles.count - 1) more"
  }

  private static func reminders(_ schedule: Schedule) -> [ICalendar.Event] {
    [
      ("study", "Focus: time to study", schedule.studyReminderMinutes),
      ("habits", "Focus: today’s habits", schedule.habitReminderMinutes),
    ].compactMap { name, summary, minutes in
      minutes.map {
        ICalendar.Event(
          uid: "reminder-\(name)@\(schedule.owner)", day: schedule.today,
          time: .daily(minutes: $0), summary: summary)
      }
    }
  }
}
