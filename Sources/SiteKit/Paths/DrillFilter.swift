public import Domain

/// Which cards are listed, or asked in a session.
public struct DrillFilter: Sendable, Hashable {
  public enum State: String, Sendable, Hashable, CaseIterable {
    case due, new
  }

  /// A deck, such as `markets`.
  public var topic: String?
  public var kind: DrillCard.Kind?
  public var state: State?
  /// Words of the question; empty: any.
  public var search: String

  public init(
    topic: String? = nil, kind: DrillCard.Kind? = nil, state: State? = nil, search: String = ""
  ) {
    self.search = search
    self.topic = topic
    self.kind = kind
    self.state = state
  }

  public static let all = DrillFilter()

  init(query: [String: String]) {
    self.init(
      topic: query["topic"].flatMap { $0.isEmpty ? nil : $0 },
      kind: query["kind"].flatMap { DrillCard.Kind(rawValue: $0.uppercased()) },
      state: query["state"].flatMap { State(rawValue: $0) }, search: query["q"] ?? "")
  }

  var query: [(String, String?)] {
    [
      ("q", search.isEmpty ? nil : search), ("topic", topic), ("kind", kind?.rawValue),
      ("state", state?.rawValue),
    ]
  }

  /// Whether a card is of the topic and kind and has the words; its state is the deck's to know.
  package func admits(_ card: DrillCard) -> Bool {
    (topic == nil || topic == card.deck) && (kind == nil || kind == card.kind)
      && search.split(separator: " ").allSatisfy {
        "\(card.id) \(card.question)".lowercased().contains($0.lowercased())
      }
  }
}
