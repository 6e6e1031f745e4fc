/// What a learner decided about the product; every field has a default, so any part may be missing.
public struct Preferences: Sendable, Hashable {
  /// How the pages look.
  public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
    case system, light, dark
  }

  /// Lengths of the focus timer, in minutes.
  public struct TimerLengths: Sendable, Hashable, Codable {
    /// What any of the lengths may be.
    public static let minutes = 1...240

    public var focus: Int
    public var shortBreak: Int
    public var longBreak: Int
    /// How many focus sessions lead to a long break.
    public var sessionsUntilLongBreak: Int

    public init(
      focus: Int = 25, shortBreak: Int = 5, longBreak: Int = 15, sessionsUntilLongBreak: Int = 4
    ) {
      self.focus = focus
      self.shortBreak = shortBreak
      self.longBreak = longBreak
      self.sessionsUntilLongBreak = sessionsUntilLongBreak
    }
  }

  /// What the learner is called; may be empty.
  public var name: String
  public var appearance: Appearance
  /// The identifier of a zone, such as `Europe/Berlin`; nil: the system's.
  public var zone: String?
  /// When a day begins, in minutes after midnight; 0 to 1439.
  public var dayStartMinutes: Int
  /// The language that a problem opens in; nil: the one used last.
  public var language: Language?
  /// In pixels, 10 to 28.
  public var editorFontSize: Int
  /// In columns, 1 to 8; nil: as the starter files have it.
  public var tabWidth: Int?
  /// How many problems a day are meant, solved anew or reviewed; 1 to 20.
  public var dailyGoal: Int
  /// How long a day's focus is meant to be, in minutes; 1 to 960.
  public var dailyFocusMinutes: Int
  public var timer: TimerLengths
  /// The chance of still knowing a problem at which its review is due; 0.7 to 0.97.
  public var desiredRetention: Double
  /// The most reviews that a day asks for; 1 to 100.
  public var reviewsPerDay: Int
  /// When the learner is reminded of study, in minutes after midnight; nil: never.
  public var studyReminderMinutes: Int?
  /// When the learner is reminded of habits, in minutes after midnight; nil: never.
  public var habitReminderMinutes: Int?

  public init(
    name: String = "", appearance: Appearance = .system, zone: String? = nil,
    dayStartMinutes: Int = 240, language: Language? = nil, editorFontSize: Int = 14,
    tabWidth: Int? = nil, dailyGoal: Int = 2, dailyFocusMinutes: Int = 50,
    timer: TimerLengths = TimerLengths(), desiredRetention: Double = 0.9, reviewsPerDay: Int = 10,
    studyReminderMinutes: Int? = nil, habitReminderMinutes: Int? = nil
  ) {
    self.name = name
    self.appearance = appearance
    self.zone = zone
    self.dayStartMinutes = dayStartMinutes
    self.language = language
    self.editorFontSize = editorFontSize
    self.tabWidth = tabWidth
    self.dailyGoal = dailyGoal
    self.dailyFocusMinutes = dailyFocusMinutes
    self.timer = timer
    self.desiredRetention = desiredRetention
    self.reviewsPerDay = reviewsPerDay
    self.studyReminderMinutes = studyReminderMinutes
    self.habitReminderMinutes = habitReminderMinutes
  }

  /// What holds until something is decided.
  public static let standard = Preferences()
}

extension Preferences: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, appearance, zone, dayStartMinutes, language, editorFontSize, tabWidth, dailyGoal
    case dailyFocusMinutes, timer, desiredRetention, reviewsPerDay, studyReminderMinutes
    case habitReminderMinutes
  }

  /// Whatever is missing, of another type, out of range or unknown to this version has its default.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let standard = Preferences()
    func field<Field: Decodable>(
      _ key: CodingKeys, or fallback: Field, if isGood: (Field) -> Bool = { _ in true }
    ) -> Field {
      let known = (try? fields.decodeIfPresent(Field.self, forKey: key)).flatMap(\.self)
      return known.flatMap { isGood($0) ? $0 : nil } ?? fallback
    }
    func time(_ key: CodingKeys) -> Int? {
      field(key, or: nil as Int?) { $0.map(Self.minutesOfDay.contains) ?? true }
    }
    self.init(
      name: field(.name, or: "") { $0.count <= Self.longestName },
      appearance: field(.appearance, or: .system), zone: field(.zone, or: nil),
      dayStartMinutes: time(.dayStartMinutes) ?? standard.dayStartMinutes,
      language: field(.language, or: nil),
      editorFontSize: field(
        .editorFontSize, or: standard.editorFontSize, if: Self.fontSizes.contains),
      tabWidth: field(.tabWidth, or: nil) { $0.map(Self.tabWidths.contains) ?? true },
      dailyGoal: field(.dailyGoal, or: standard.dailyGoal, if: Self.dailyGoals.contains),
      dailyFocusMinutes: field(
        .dailyFocusMinutes, or: standard.dailyFocusMinutes, if: Self.dailyFocus.contains),
      timer: field(.timer, or: standard.timer) { $0.isSound },
      desiredRetention: field(
        .desiredRetention, or: standard.desiredRetention, if: Self.retentions.contains),
      reviewsPerDay: field(
        .reviewsPerDay, or: standard.reviewsPerDay, if: Self.dailyReviews.contains),
      studyReminderMinutes: time(.studyReminderMinutes),
      habitReminderMinutes: time(.habitReminderMinutes))
  }
}

extension Preferences {
  /// The most characters that a name may have.
  public static let longestName = 60

  static let minutesOfDay = 0...1_439
  static let fontSizes = 10...28
  static let tabWidths = 1...8
  static let dailyGoals = 1...20
  static let dailyFocus = 1...960
  static let retentions = 0.7...0.97
  static let dailyReviews = 1...100
}

extension Preferences.TimerLengths {
  static let sessionCounts = 1...12

  /// Whether each length is one that the timer takes.
  fileprivate var isSound: Bool {
    [focus, shortBreak, longBreak].allSatisfy(Self.minutes.contains)
      && Self.sessionCounts.contains(sessionsUntilLongBreak)
  }
}
