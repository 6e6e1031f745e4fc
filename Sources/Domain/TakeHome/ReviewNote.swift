extension GradeReport {
  /// What a reviewer would say of an answer without taking points for it.
  public struct ReviewNote: Sendable, Hashable, Codable {
    /// From whom it is expected first.
    public enum Level: String, Sendable, Hashable, Codable {
      case junior, mid, senior
    }

    public enum Weight: String, Sendable, Hashable, Codable, CaseIterable {
      case essential
      case worthIt = "worth-it"
      case taste
    }

    /// What kind of thing it is: `compiler-warnings`.
    public var id: String
    public var title: String
    public var level: Level
    public var weight: Weight
    /// What to do about it, in a sentence.
    public var advice: String
    /// Where it was seen, and what: `Sources/A/B.swift:3: …`.
    public var places: [String]
    /// How many further places there are.
    public var more: Int

    public init(
      id: String, title: String, level: Level, weight: Weight, advice: String,
      places: [String] = [], more: Int = 0
    ) {
      self.id = id
      self.title = title
      self.level = level
      self.weight = weight
      self.advice = advice
      self.places = places
      self.more = more
    }
  }
}
