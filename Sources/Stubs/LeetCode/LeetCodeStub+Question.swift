public import Domain

extension LeetCodeStub {
  /// A problem as the site has it.
  public struct Question: Sendable, Hashable {
    public var slug: String
    public var title: String
    /// What is needed to submit; not what people know.
    public var id: Int
    /// The number that people know.
    public var number: Int
    public var difficulty: Difficulty
    public var isPaid: Bool
    /// The lines that one case of `data_input` has: one a parameter, two for a design class.
    public var linesPerCase: Int
    /// The `metaData`, which goes out as a text.
    public var metaData: Value
    /// What is printed for each example, by its input as it is sent.
    public var answers: [String: String]
    /// The examples' inputs, in order.
    public var examples: [String]
    /// What is printed for an input that is no example.
    public var plausibleAnswer: String

    public init(
      slug: String, title: String, id: Int, number: Int, difficulty: Difficulty = .easy,
      isPaid: Bool = false, linesPerCase: Int = 1, metaData: Value = .null,
      answers: KeyValuePairs<String, String> = [:], plausibleAnswer: String = "0"
    ) {
      self.slug = slug
      self.title = title
      self.id = id
      self.number = number
      self.difficulty = difficulty
      self.isPaid = isPaid
      self.linesPerCase = linesPerCase
      self.metaData = metaData
      self.answers = Dictionary(answers.map { ($0, $1) }) { _, last in last }
      examples = answers.map(\.key)
      self.plausibleAnswer = plausibleAnswer
    }
  }
}

extension LeetCodeStub.Question {
  /// The cases of a `data_input`.
  func cases(of input: String) -> [String] {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: lines.count, by: max(1, linesPerCase)).map { start in
      lines[start..<min(lines.count, start + max(1, linesPerCase))].joined(separator: "\n")
    }
  }

  /// What a right program prints for a case.
  func answer(to input: String) -> String { answers[input] ?? plausibleAnswer }
}
