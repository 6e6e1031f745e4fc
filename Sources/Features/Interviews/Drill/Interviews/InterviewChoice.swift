import Domain

/// What a mock interview asks: a problem, three cards of different kinds and a take-home question.
struct InterviewChoice: Equatable {
  var problem: String
  /// The take-home question last.
  var cards: [String]

  /// Chooses by a number, so that the same one gives the same interview.
  ///
  /// Problems that were never solved come first, and cards that are due. Nil when there is too little.
  init?(problems: [ProblemSummary], solved: Set<String>, deck: Drill.Deck, seed: Int64) {
    func shuffled<Item>(_ items: [Item], by name: (Item) -> String) -> [Item] {
      items.map { (SHA256.hex(Array("\(seed) \(name($0))".utf8)), $0) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    let short = problems.filter { $0.minutes <= 30 && $0.difficulty != .hard }
    let medium = short.filter { $0.difficulty == .medium }
    let pool = medium.isEmpty ? (short.isEmpty ? problems : short) : medium
    let fresh = pool.filter { !solved.contains($0.slug) }
    let problem = shuffled(fresh.isEmpty ? pool : fresh) { $0.slug }.first
    let due = Set(deck.due().map(\.id))
    let mixed = shuffled(deck.cards) { $0.id }
    let ranked =
      mixed.filter { due.contains($0.id) } + mixed.filter { !due.contains($0.id) }
    guard let problem, let takeHome = ranked.first(where: { $0.project != nil }) else {
      return nil
    }
    var chosen: [DrillCard] = []
    let others = ranked.filter { $0.id != takeHome.id }
    for card in others where chosen.count < 3 && !chosen.contains(where: { $0.kind == card.kind }) {
      chosen.append(card)
    }
    for card in others where chosen.count < 3 && !chosen.contains(where: { $0.id == card.id }) {
      chosen.append(card)
    }
    guard chosen.count == 3 else { return nil }
    self.problem = problem.slug
    cards = chosen.map(\.id) + [takeHome.id]
  }
}
