/// What a problem is found by beside its row.
public struct ProblemWords: Sendable, Hashable {
  /// The titles of its approaches, in the editorial's order.
  public var patterns: [String]
  /// The statement's different words of three letters or more, in lower case, sorted.
  public var words: [String]

  public init(patterns: [String], words: [String]) {
    self.patterns = patterns
    self.words = words
  }

  public init(of problem: Problem) {
    patterns = Editorial(markdown: problem.editorial).approaches.map(\.title)
    let words = problem.statement.lowercased().split { !$0.isLetter && !$0.isNumber }
    self.words = Set(words.filter { $0.count > 2 && $0.first?.isLetter == true }).sorted()
      .map(String.init)
  }
}
