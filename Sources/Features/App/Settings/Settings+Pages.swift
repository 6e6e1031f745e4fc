import Domain
public import Markup
public import SiteKit
import Store

extension Settings {
  /// What every page takes from the settings: how it looks and the reminders.
  ///
  /// Settings that cannot be read keep no page from showing.
  public static func dressed(_ context: PageContext, with services: Services) async -> PageContext {
    guard let preferences = try? await services.database.preferences() else { return context }
    var context = context
    context.appearance = preferences.appearance
    context.editorFontSize = preferences.editorFontSize
    context.editorTabWidth = preferences.tabWidth
    let minutes = [preferences.studyReminderMinutes, preferences.habitReminderMinutes]
    if minutes.contains(where: { $0 != nil }), let clock = try? await services.dayClock() {
      context.reminders = reminders(preferences, in: clock, at: services.now())
    }
    return context
  }

  /// When the learner is reminded next of what; after a leap of the clocks, as soon as it is over.
  static func reminders(
    _ preferences: Preferences, in clock: DayClock, at now: Instant
  ) -> [PageContext.Reminder] {
    let wishes = [
      (preferences.studyReminderMinutes, "Time to study."),
      (preferences.habitReminderMinutes, "Time for your habits."),
    ]
    return wishes.compactMap { minutes, words in
      guard let minutes else { return nil }
      // The day that begins at the time of the reminder: its next beginning is the next reminder.
      let days = DayClock(zone: clock.zone, dayStartMinutes: minutes)
      let tomorrow = CivilDate(daysSinceEpoch: days.day(of: now).daysSinceEpoch + 1)
      return PageContext.Reminder(words: words, next: days.start(of: tomorrow))
    }
  }

  /// Changes how the pages look, as the switch in the sidebar does.
  public static func setAppearance(_ name: String, with services: Services) async throws {
    try await set(Preferences.Field.appearance.rawValue, to: name, with: services)
  }
}
