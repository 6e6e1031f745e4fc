public import Domain

extension Drill {
  /// The steps of a card as they are shown for the so-manyth time; never in their right order.
  ///
  /// The same number gives the same order, so a form can be read again.
  static func shuffled(_ steps: [String], of card: String, seed: Int) -> [Int] {
    let keys = steps.indices.map { SHA256.hex(Array("\(card) \(seed) \($0)".utf8)) }
    let order = steps.indices.sorted { keys[$0] < keys[$1] }
    guard order == Array(steps.indices), let first = order.first else { return order }
    return Array(order.dropFirst()) + [first]
  }
}

extension DrillWork {
  /// What a form says of a card's exercise; fields of other kinds are passed over.
  public init(_ card: DrillCard, field: (String) -> String?) {
    self.init()
    text = field("text") ?? ""
    switch card.exercise {
    case .none: break
    case .order(let steps):
      let seed = field("seed").flatMap { Int($0) } ?? 0
      let shown = Drill.shuffled(steps, of: card.id, seed: seed)
      let ranks = shown.indices.map { place in
        field("step-\(place)").flatMap { Int($0) } ?? place + 1
      }
      // Two steps on one place stay as they were shown.
      let sorted = shown.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
      order = sorted.map { shown[$0] }
    case .evidence(let tree):
      evidence = tree.evidence.indices.filter { field("evidence-\($0)") != nil }
    case .machine: sketch = field("sketch") ?? ""
    case .mend: code = field("source") ?? ""
    case .numbers(let questions):
      numbers = questions.indices.map { String((field("number-\($0)") ?? "").prefix(200)) }
    }
  }
}
