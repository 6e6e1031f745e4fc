extension DrillCard {
  /// One line of a rubric.
  public struct Point: Sendable, Hashable {
    /// What the line says of an answer.
    public enum Rank: String, Sendable, Hashable, CaseIterable {
      case must
      /// More than one would ask for.
      case beyond
      /// A weak answer is known by it.
      case flag
      /// The two sides of a trade-off, and what would turn it round.
      case `for`
      case against
      case change
    }

    public var rank: Rank
    public var text: String

    public init(_ text: String, rank: Rank = .must) {
      self.rank = rank
      self.text = text
    }
  }

  /// A place in the product or in a reference app that an answer can be checked against.
  public struct Proof: Sendable, Hashable {
    /// What it is, in words: `Requirement C2 of Markets`.
    public var title: String
    /// The file from Focus's folder on.
    public var file: String
    /// From 1.
    public var line: Int
    /// The lines that say it.
    public var excerpt: String
    /// The slug of the take-home project that it belongs to.
    public var project: String?

    public init(title: String, file: String, line: Int, excerpt: String, project: String? = nil) {
      self.title = title
      self.file = file
      self.line = line
      self.excerpt = excerpt
      self.project = project
    }

    /// `Sources/Study/Streak.swift:12`.
    public var place: String { "\(file):\(line)" }
  }
}

extension DrillCard.Point: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
