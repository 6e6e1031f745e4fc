public import Domain
public import SiteKit
import TestForge

extension Settings.Model {
  /// Words, order and choices of every field.
  public init(
    _ preferences: Preferences, zones: [String], systemZone: String,
    notice: SettingsPath.Notice?, refusal: Settings.Refusal?, data: Settings.Data
  ) {
    let choices = Settings.Choices(zones: zones, systemZone: systemZone)
    func group(
      _ id: String, _ title: String, _ note: String, _ keys: [Preferences.Field]
    ) -> Settings.Group {
      Settings.Group(
        id: id, title: title, note: note,
        fields: keys.map { key in
          Settings.Field(
            key: key, title: key.title, value: refusal?.typed[key] ?? preferences.text(key),
            control: choices.control(of: key), unit: key.unit, note: key.note,
            trouble: refusal?.troubles[key])
        })
    }
    groups = [
      group("you", "You", "", [.name, .appearance, .zone, .dayStart]),
      group("code", "Code", "", [.language, .fontSize, .tabWidth]),
      group("goals", "Each day", "", [.dailyGoal, .dailyFocus]),
      group(
        "timer", "Focus timer", "They apply from the next session on.",
        [.focusLength, .shortBreak, .longBreak, .sessions]),
      group("reviews", "Reviews", "", [.retention, .reviewsPerDay]),
      group(
        "reminders", "Reminders",
        "Your browser reminds you while a Focus page is open; leave it empty for no reminder.",
        [.studyReminder, .habitReminder]),
    ]
    self.notice = notice.map(Self.words)
    hasTrouble = refusal != nil
    self.data = data
  }

  private static func words(_ notice: SettingsPath.Notice) -> String {
    switch notice {
    case .saved: "Saved."
    case .imported: "The file was imported. You can restore the previous data below."
    case .undone: "The import was undone. Undo again to bring it back."
    }
  }
}

extension Settings {
  /// What there is to choose.
  package struct Choices {
    var zones: [String]
    var systemZone: String

    func control(of field: Preferences.Field) -> Field.Control {
      if let range = field.range { return .number(range) }
      return switch field {
      case .appearance:
        .choice([
          Option("system", "As the system"), Option("light", "Light"), Option("dark", "Dark"),
        ])
      case .zone:
        .choice(
          [Option("", "The system's (\(Self.words(systemZone)))")]
            + zones.map { Option($0, Self.place($0), group: Self.region($0)) })
      case .language:
        .choice(
          [Option("", "The last one used")]
            + Language.allCases.map { Option($0.rawValue, $0.title) })
      case .dayStart, .studyReminder, .habitReminder: .time
      case .retention: .number(70...97)
      default: .text
      }
    }

    private static func words(_ zone: String) -> String { zone.replacing("_", with: " ") }

    private static func region(_ zone: String) -> String {
      zone.contains("/") ? String(zone.prefix { $0 != "/" }) : "Other"
    }

    private static func place(_ zone: String) -> String {
      guard let slash = zone.firstIndex(of: "/") else { return words(zone) }
      return words(String(zone[zone.index(after: slash)...]))
    }
  }
}

extension Preferences.Field {
  fileprivate var unit: String {
    switch self {
    case .fontSize: "pixels"
    case .tabWidth: "columns"
    case .dailyGoal: "problems"
    case .dailyFocus, .focusLength, .shortBreak, .longBreak: "minutes"
    case .sessions: "sessions"
    case .retention: "%"
    case .reviewsPerDay: "at most"
    default: ""
    }
  }

  fileprivate var note: String {
    switch self {
    case .name: "How Today greets you."
    case .dayStart: "What you do after midnight still counts for the day before."
    case .language: "What a problem opens in."
    case .tabWidth: "Empty: the same as the starter files."
    case .dailyGoal: "Newly solved or reviewed."
    case .retention:
      "How likely you still know a problem when its review is due. More means more reviews."
    default: ""
    }
  }
}

extension Settings.Preview {
  /// Words for what an import changes.
  init(_ preview: ImportPreview, file: String) {
    self.file = file
    mode = preview.mode
    writtenAt = preview.exportedAt
    isOlder = preview.isOlder
    isEmpty = preview.isEmpty
    outside = preview.leftOut.compactMap(Settings.words(forOutside:))
    rows = preview.tables.filter { $0.new + $0.changed + $0.same + $0.gone > 0 }.map {
      Row(
        title: Self.title($0.name), new: $0.new, changed: $0.changed, same: $0.same, gone: $0.gone)
    }
    func sum(_ count: (ImportPreview.Table) -> Int) -> Int {
      preview.tables.reduce(0) { $0 + count($1) }
    }
    let counts = [
      (sum(\.new), "new"), (sum(\.changed), "changed"), (sum(\.same), "the same"),
      (sum(\.gone), "deleted here"),
    ]
    summary =
      counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    if summary.isEmpty { summary = "Nothing in either" }
  }

  /// `attemptCase` as “Attempt case”.
  private static func title(_ table: String) -> String {
    let words = table.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
