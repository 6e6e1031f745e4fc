import Foundation

extension Preferences {
  /// A single decision, under the name that forms and the command line use.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case name, appearance, zone
    case dayStart = "day-start"
    case language
    case fontSize = "font-size"
    case tabWidth = "tab-width"
    case dailyGoal = "daily-goal"
    case dailyFocus = "daily-focus"
    case focusLength = "focus-length"
    case shortBreak = "short-break"
    case longBreak = "long-break"
    case sessions = "sessions-until-long-break"
    case retention
    case reviewsPerDay = "reviews-per-day"
    case studyReminder = "study-reminder"
    case habitReminder = "habit-reminder"
  }

  /// A decision as text; empty where it is left to the product.
  ///
  /// Times are written `04:00`, the retention in percent. ``set(_:to:)`` reads it back.
  public func text(_ field: Field) -> String {
    switch field {
    case .name: name
    case .appearance: appearance.rawValue
    case .zone: zone ?? ""
    case .dayStart: Self.text(ofMinutes: dayStartMinutes)
    case .language: language?.rawValue ?? ""
    case .fontSize: String(editorFontSize)
    case .tabWidth: tabWidth.map(String.init) ?? ""
    case .dailyGoal: String(dailyGoal)
    case .dailyFocus: String(dailyFocusMinutes)
    case .focusLength: String(timer.focus)
    case .shortBreak: String(timer.shortBreak)
    case .longBreak: String(timer.longBreak)
    case .sessions: String(timer.sessionsUntilLongBreak)
    case .retention: Self.text(ofPercent: desiredRetention)
    case .reviewsPerDay: String(reviewsPerDay)
    case .studyReminder: studyReminderMinutes.map(Self.text(ofMinutes:)) ?? ""
    case .habitReminder: habitReminderMinutes.map(Self.text(ofMinutes:)) ?? ""
    }
  }

  /// Takes a decision from a text as ``text(_:)`` writes it; `none` means empty.
  ///
  /// Throws: ``PreferencesError``, and nothing is changed then.
  public mutating func set(_ field: Field, to text: String) throws(PreferencesError) {
    let typed = Self.trimmed(text)
    let isNone = typed.isEmpty || ["none", "off"].contains(typed.lowercased())
    let refusal = PreferencesError.refused(field, text: typed)
    if let number = field.number, let range = field.range {
      guard let value = Int(typed), range.contains(value) else { throw refusal }
      self[keyPath: number] = value
    } else if let optional = field.optional, isNone {
      self[keyPath: optional] = nil
    } else {
      guard take(typed, for: field, isNone: isNone) else { throw refusal }
    }
  }

  /// Sets what is no plain number; false if the text cannot be it.
  private mutating func take(_ typed: String, for field: Field, isNone: Bool) -> Bool {
    switch field {
    case .name:
      guard typed.count <= Self.longestName, !typed.contains(where: \.isNewline) else {
        return false
      }
      name = typed
    case .appearance:
      guard let choice = Appearance(rawValue: typed.lowercased()) else { return false }
      appearance = choice
    case .zone:
      guard isNone || Self.knowsZone(typed) else { return false }
      zone = isNone ? nil : typed
    case .language:
      let choice = Language(rawValue: typed.lowercased())
      guard isNone || choice != nil else { return false }
      language = choice
    case .tabWidth:
      guard let width = Int(typed), Self.tabWidths.contains(width) else { return false }
      tabWidth = width
    case .retention:
      guard let share = Self.share(of: typed) else { return false }
      desiredRetention = share
    default:
      guard let minutes = Self.minutes(of: typed) else { return false }
      if field == .dayStart { dayStartMinutes = minutes }
      if let optional = field.optional { self[keyPath: optional] = minutes }
    }
    return true
  }

  /// The zones that may be chosen, by name.
  public static var knownZones: [String] {
    Set(TimeZone.knownTimeZoneIdentifiers + ["UTC"]).sorted()
  }

  private static func knowsZone(_ name: String) -> Bool {
    // The system also makes up a zone for any offset, such as `GMT+3`.
    TimeZone(identifier: name) != nil && (name == "UTC" || name.contains("/") || name == "GMT")
  }
}

extension Preferences {
  /// `HH:MM`.
  public static func text(ofMinutes minutes: Int) -> String {
    [minutes / 60, minutes % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  /// Reads `H:MM` and `HH:MM`; nil for what is no time of a day.
  static func minutes(of text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 24, minutes < 60
    else { return nil }
    return hours * 60 + minutes
  }

  /// A share as percent, with one digit after the point where it needs one.
  private static func text(ofPercent share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  /// Reads `90`, `90 %` and `0.9`.
  private static func share(of text: String) -> Double? {
    let bare = trimmed(text.last == "%" ? String(text.dropLast()) : text)
    guard bare.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }), let number = Double(bare)
    else { return nil }
    // Tenths of a percent are as fine as it is written.
    let share = ((number > 1 ? number / 100 : number) * 1000).rounded() / 1000
    return retentions.contains(share) ? share : nil
  }

  private static func trimmed(_ text: String) -> String {
    let bare = text.drop(while: \.isWhitespace)
    return String(bare.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension Preferences.Field {
  /// Where a plain number is kept.
  fileprivate var number: WritableKeyPath<Preferences, Int>? {
    switch self {
    case .fontSize: \.editorFontSize
    case .dailyGoal: \.dailyGoal
    case .dailyFocus: \.dailyFocusMinutes
    case .focusLength: \.timer.focus
    case .shortBreak: \.timer.shortBreak
    case .longBreak: \.timer.longBreak
    case .sessions: \.timer.sessionsUntilLongBreak
    case .reviewsPerDay: \.reviewsPerDay
    default: nil
    }
  }

  /// Where a number is kept that may be left to the product.
  fileprivate var optional: WritableKeyPath<Preferences, Int?>? {
    switch self {
    case .tabWidth: \.tabWidth
    case .studyReminder: \.studyReminderMinutes
    case .habitReminder: \.habitReminderMinutes
    default: nil
    }
  }
}
