import Domain

extension Problems {
  /// Where in a problem every word of a search was found; the nearest to its name comes first.
  public enum Finding: Sendable, Hashable, Comparable {
    /// In its title, slug or number; or nothing was searched for.
    case name
    case topic
    /// In the title of an approach.
    case pattern(String)
    /// A word of the statement begins with it.
    case statement

    /// Nil where a word is not found.
    init?(of search: String, in entry: Entry) {
      let summary = entry.summary
      let number = summary.number.map { "\($0) #\($0)" } ?? ""
      let name = "\(summary.title) \(summary.slug) \(number)".lowercased()
      let topic = summary.topic.title.lowercased()
      let patterns = entry.words?.patterns.map { (title: $0, text: $0.lowercased()) } ?? []
      let wanted = search.lowercased().split(whereSeparator: \.isWhitespace)
      var farthest = Finding.name
      for word in wanted where !name.contains(word) {
        let finding: Finding
        if topic.contains(word) {
          finding = .topic
        } else if let pattern = patterns.first(where: { $0.text.contains(word) }) {
          finding = .pattern(pattern.title)
        } else if entry.words?.words.contains(where: { $0.hasPrefix(word) }) == true {
          finding = .statement
        } else {
          return nil
        }
        farthest = max(farthest, finding)
      }
      // An approach that holds all of it says more than the first that holds a part.
      if case .pattern = farthest,
        let whole = patterns.first(where: { wanted.allSatisfy($0.text.contains) })
      {
        farthest = .pattern(whole.title)
      }
      self = farthest
    }

    /// Said below a title that does not show why it is there; nil where it does.
    var words: String? {
      switch self {
      case .name, .topic: nil
      case .pattern(let title): "Approach: \(title)"
      case .statement: "In the statement"
      }
    }

    /// Two approaches are equally near.
    public static func < (left: Finding, right: Finding) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .name: 0
      case .topic: 1
      case .pattern: 2
      case .statement: 3
      }
    }
  }
}
