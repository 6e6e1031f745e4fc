import Domain
import SiteKit

/// The questions about one answer to a take-home project: from what it lost, and from what its notes say.
struct FollowUpChoice: Equatable {
  private static let count = 3

  /// A card, and what in the answer leads to it.
  struct Question: Equatable {
    var card: String
    var lead: String
  }

  var questions: [Question]

  /// Of the project's own cards: what cost most, then a choice of the notes, and so in turn.
  ///
  /// Where neither is left it takes other cards of the project. Nil when there are too few cards.
  init?(_ report: GradeReport, of takeHome: TakeHome, cards: [DrillCard]) {
    let own = cards.filter { $0.project == takeHome.slug }
    var lost = Self.lost(report, cards: own)[...]
    var chosen = Self.chosen(report.choices, cards: own)[...]
    var questions: [Question] = []
    func add(_ question: Question?) {
      guard let question, questions.count < Self.count,
        !questions.contains(where: { $0.card == question.card })
      else { return }
      questions.append(question)
    }
    while questions.count < Self.count, !(lost.isEmpty && chosen.isEmpty) {
      add(lost.popFirst())
      add(chosen.popFirst())
    }
    for card in own {
      add(Question(card: card.id, lead: "This is asked of every answer to \(takeHome.name)."))
    }
    guard questions.count == Self.count else { return nil }
    self.questions = questions
  }

  /// The cards of lines that lost points, with what was seen.
  private static func lost(_ report: GradeReport, cards: [DrillCard]) -> [Question] {
    report.findings.flatMap { finding in
      let trial = finding.trials.first.map { "“\($0.tried)”: \($0.came)" }
      return finding.lines.compactMap { line -> Question? in
        guard let card = line.card, cards.contains(where: { $0.id == card }) else { return nil }
        let points = Measure.count(line.points, "point")
        let seen = (finding.cause ?? trial).map { " \($0)" } ?? ""
        return Question(
          card: card, lead: "Your answer lost \(points) at \(line.id), \(line.title).\(seen)")
      }
    }
  }

  /// Sentences of the notes, each with the card that is most about the same, best first.
  private static func chosen(_ choices: [String], cards: [DrillCard]) -> [Question] {
    let topics = cards.map { card in
      words(of: ([card.question] + card.points.map(\.text)).joined(separator: " "))
    }
    let rarity = topics.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var pairs: [(weight: Double, question: Question)] = []
    for choice in choices {
      let said = words(of: choice)
      for (card, topic) in zip(cards, topics) {
        let shared = said.intersection(topic)
        // One word alone says little of what a sentence is about.
        guard shared.count > 1 else { continue }
        let weight = shared.reduce(0) { $0 + 1 / Double(rarity[$1] ?? 1) }
        pairs.append(
          (weight, Question(card: card.id, lead: "In NOTES.md you wrote: “\(choice)”")))
      }
    }
    var questions: [Question] = []
    let best = pairs.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.question)
    for question in best
    where !questions.contains(where: { $0.card == question.card || $0.lead == question.lead }) {
      questions.append(question)
    }
    return questions
  }

  /// Words of four letters or more in small letters, without a plural's end.
  private static func words(of text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { $0.count > 3 }
      .map { $0.hasSuffix("s") ? String($0.dropLast()) : String($0) }
    return Set(words).subtracting(common)
  }

  /// What any sentence may hold.
  private static let common: Set<String> = [
    "that", "thi", "with", "from", "have", "what", "when", "where", "which", "would", "could",
    "should", "there", "their", "they", "then", "than", "because", "instead", "into", "only",
    "also", "more", "most", "some", "each", "other", "doe", "were", "will", "your", "here",
    "about", "after", "before", "over", "same", "such", "must", "make", "test", "code", "swift",
  ]
}
