/// How well a problem was known when it came up again, in the words of Anki.
public enum Grade: String, Sendable, Hashable, Codable, CaseIterable {
  case again, hard, good, easy

  /// 1 to 4, as the formulas of FSRS count.
  public var number: Int {
    switch self {
    case .again: 1
    case .hard: 2
    case .good: 3
    case .easy: 4
    }
  }

  /// The name shown to people.
  public var title: String {
    switch self {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }
}

extension Grade: Comparable {
  public static func < (left: Grade, right: Grade) -> Bool { left.number < right.number }
}
