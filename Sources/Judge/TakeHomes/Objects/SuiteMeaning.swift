/// What the hidden suites mean by the names that they use, learnt from the reference.
struct SuiteMeaning: Sendable, Codable {
  /// What they use of the reference: what the brief promises.
  private var promised: Set<StandIn> = []
  /// Types of others that they name.
  private var types: Set<String> = []

  private static let declaring: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]

  init() {}

  init(promised: Set<StandIn>, sources: [SourceFile]) {
    self.promised = promised
    // What the testing library's macros write is in no source.
    types = ["Testing", "Swift", "Foundation"]
    var own: Set<String> = []
    for source in sources {
      var before = ""
      for token in source.tokens where token.kind == .word {
        if Self.declaring.contains(before) { own.insert(token.text) }
        if token.text.first?.isUppercase == true { types.insert(token.text) }
        before = token.text
      }
    }
    types.subtract(own)
  }

  /// Learns more of the reference.
  mutating func add(promised more: Set<StandIn>) { promised.formUnion(more) }

  /// Whether the suites mean something else by the name.
  func isStandIn(_ found: StandIn) -> Bool {
    guard !promised.contains(found) else { return false }
    return found.kind != .type || types.contains(found.name)
  }
}
