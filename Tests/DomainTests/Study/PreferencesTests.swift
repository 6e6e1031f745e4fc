import Domain
import Foundation
import Testing

@Suite struct PreferencesTests {
  private static func decoded(_ json: String) throws -> Preferences {
    try JSONDecoder().decode(Preferences.self, from: Data(json.utf8))
  }

  @Test(arguments: [
    "{}", "{\"name\":7}", "{\"appearance\":\"sepia\"}", "{\"dayStartMinutes\":1440}",
    "{\"language\":\"cobol\"}", "{\"editorFontSize\":400}", "{\"tabWidth\":0}",
    "{\"dailyGoal\":-1}", "{\"timer\":{\"focus\":0}}",
    """
    {"timer":{"focus":25,"shortBreak":5,"longBreak":500,"sessionsUntilLongBreak":4}}
    """,
    "{\"desiredRetention\":1.5}", "{\"studyReminderMinutes\":-3}", "{\"later\":true}",
  ])
  func `whatever cannot be read has its default`(json: String) throws {
    #expect(try Self.decoded(json) == .standard)
  }

  @Test func `what was decided is read back`() throws {
    let all = Preferences(
      name: "Ada", appearance: .dark, zone: "Europe/Berlin", dayStartMinutes: 300, language: .rust,
      editorFontSize: 18, tabWidth: 2, dailyGoal: 4, dailyFocusMinutes: 90,
      timer: Preferences.TimerLengths(
        focus: 50, shortBreak: 10, longBreak: 30, sessionsUntilLongBreak: 2),
      desiredRetention: 0.85, reviewsPerDay: 20, studyReminderMinutes: 0,
      habitReminderMinutes: 1_439)
    let json = try JSONEncoder().encode(all)
    #expect(try JSONDecoder().decode(Preferences.self, from: json) == all)
    var copy = Preferences.standard
    for field in Preferences.Field.allCases { try copy.set(field, to: all.text(field)) }
    #expect(copy == all)
  }

  @Test func `every default can be written and read back`() throws {
    var copy = Preferences.standard
    for field in Preferences.Field.allCases {
      try copy.set(field, to: Preferences.standard.text(field))
    }
    #expect(copy == .standard)
  }

  @Test(arguments: [
    (Preferences.Field.name, " Ada ", "Ada"), (.appearance, "Dark", "dark"),
    (.zone, "America/New_York", "America/New_York"), (.zone, "none", ""), (.zone, "UTC", "UTC"),
    (.dayStart, "4:05", "04:05"), (.dayStart, "00:00", "00:00"), (.language, "Python", "python"),
    (.language, "", ""), (.fontSize, "28", "28"), (.tabWidth, "off", ""), (.tabWidth, "8", "8"),
    (.dailyGoal, "20", "20"), (.retention, "85", "85"), (.retention, "0.925", "92.5"),
    (.retention, "97 %", "97"), (.studyReminder, "18:30", "18:30"), (.studyReminder, "none", ""),
    (.focusLength, "240", "240"), (.sessions, "1", "1"),
  ])
  func `a text is taken as it is meant`(
    field: Preferences.Field, text: String, expected: String
  ) throws {
    var preferences = Preferences.standard
    try preferences.set(field, to: text)
    #expect(preferences.text(field) == expected)
  }

  @Test(arguments: [
    (Preferences.Field.name, String(repeating: "a", count: 61)), (.name, "a\nb"),
    (.appearance, ""), (.appearance, "sepia"), (.zone, "Mars/Olympus"), (.zone, "Berlin"),
    (.zone, "GMT+3"), (.dayStart, ""), (.dayStart, "24:00"), (.dayStart, "4"), (.dayStart, "1:5"),
    (.language, "cobol"), (.fontSize, "9"), (.fontSize, "29"), (.fontSize, "14.5"),
    (.fontSize, ""), (.tabWidth, "0"), (.dailyGoal, "0"), (.dailyFocus, "961"),
    (.focusLength, "0"), (.shortBreak, "241"), (.longBreak, "x"), (.sessions, "13"),
    (.retention, "69"), (.retention, "98"), (.retention, "1"), (.retention, "-90"),
    (.retention, "9e1"), (.reviewsPerDay, "101"), (.studyReminder, "25:00"),
    (.habitReminder, "soon"),
  ])
  func `what cannot be is refused with the rule, and nothing is changed`(
    field: Preferences.Field, text: String
  ) {
    var preferences = Preferences.standard
    #expect(throws: PreferencesError.refused(field, text: text)) {
      try preferences.set(field, to: text)
    }
    #expect(preferences == .standard)
    let error = PreferencesError.refused(field, text: text)
    #expect(error.description.contains(field.title))
    #expect(error.hint == field.rule)
  }
}
