/// Why a setting was left as it is.
public enum PreferencesError: UserFacingError, Hashable {
  case refused(Preferences.Field, text: String)

  public var message: String {
    switch self {
    case .refused(let field, ""): "\(field.title): this can't be empty."
    case .refused(let field, let text):
      "\(field.title) can't be “\(text.count > 40 ? text.prefix(40) + "…" : text)”."
    }
  }

  public var hint: String? {
    switch self {
    case .refused(let field, _): field.rule
    }
  }
}

extension Preferences.Field {
  /// What it is called on the page and in the terminal.
  public var title: String {
    switch self {
    case .name: "Name"
    case .appearance: "Appearance"
    case .zone: "Time zone"
    case .dayStart: "A day begins at"
    case .language: "Language"
    case .fontSize: "Font size"
    case .tabWidth: "Tab width"
    case .dailyGoal: "Problems a day"
    case .dailyFocus: "Focus a day"
    case .focusLength: "Focus"
    case .shortBreak: "Short break"
    case .longBreak: "Long break"
    case .sessions: "Long break after"
    case .retention: "Desired retention"
    case .reviewsPerDay: "Reviews a day"
    case .studyReminder: "Remind me to study at"
    case .habitReminder: "Remind me of my habits at"
    }
  }

  /// What it may be, as a sentence.
  public var rule: String {
    switch self {
    case .name: "At most \(Preferences.longestName) letters on one line; it may be empty."
    case .appearance: "Write system, light or dark."
    case .zone: "Write a zone such as Europe/Berlin, or none for the system's."
    case .dayStart: "Write a time such as 04:00."
    case .language:
      "Choose \(Language.allCases.map(\.rawValue).joined(separator: ", ")), "
        + "or none for the last one you used."
    case .fontSize: "Write a number of pixels\(Self.span(Preferences.fontSizes))."
    case .tabWidth:
      "Write a number of columns\(Self.span(Preferences.tabWidths)), or none for the starter's own."
    case .dailyGoal: "Write a number of problems\(Self.span(Preferences.dailyGoals))."
    case .dailyFocus: "Write a number of minutes\(Self.span(Preferences.dailyFocus))."
    case .focusLength, .shortBreak, .longBreak:
      "Write a number of minutes\(Self.span(Preferences.TimerLengths.minutes))."
    case .sessions:
      "Write a number of sessions\(Self.span(Preferences.TimerLengths.sessionCounts))."
    case .retention: "Write a percentage from 70 to 97."
    case .reviewsPerDay: "Write a number of reviews\(Self.span(Preferences.dailyReviews))."
    case .studyReminder, .habitReminder: "Write a time such as 18:30, or none for no reminder."
    }
  }

  /// The numbers that a form's field takes; nil where it takes no whole number.
  public var range: ClosedRange<Int>? {
    switch self {
    case .fontSize: Preferences.fontSizes
    case .tabWidth: Preferences.tabWidths
    case .dailyGoal: Preferences.dailyGoals
    case .dailyFocus: Preferences.dailyFocus
    case .focusLength, .shortBreak, .longBreak: Preferences.TimerLengths.minutes
    case .sessions: Preferences.TimerLengths.sessionCounts
    case .reviewsPerDay: Preferences.dailyReviews
    default: nil
    }
  }

  private static func span(_ range: ClosedRange<Int>) -> String {
    " from \(range.lowerBound) to \(range.upperBound)"
  }
}
