/// An interview question with what an answer to it is measured by.
public struct DrillCard: Sendable, Hashable, Identifiable {
  /// How an answer is looked at.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case keyPoints = "K"
    case tradeOff = "T"
    case steps = "S"
    case debugging = "D"
    case design = "G"
    case code = "C"
    case numbers = "N"
  }

  /// What there is to do beside answering in words.
  public enum Exercise: Sendable, Hashable {
    case none
    /// Steps in their right order.
    case order([String])
    case evidence(DebugTree)
    case machine(StateMachine)
    case mend(CodeExercise)
    case numbers([NumberQuestion])
  }

  /// Unique among all cards: `markets-lock-and-factory`.
  public var id: String
  /// The part of the drill that it belongs to: `markets`.
  public var deck: String
  /// The deck's name as it is shown.
  public var topic: String
  /// The slug of the take-home project that asks for it; nil when there is none.
  public var project: String?
  public var kind: Kind
  public var question: String
  /// Three to six, in the order in which one would say them.
  public var points: [Point]
  public var exercise: Exercise
  /// An answer that would not do, and one that would; empty in cards that have none yet.
  public var weak: String
  public var strong: String
  /// What an interviewer asks next.
  public var followUp: String
  /// Where the product or a reference shows that it is so.
  public var proofs: [Proof]

  public init(
    id: String, deck: String, topic: String? = nil, project: String? = nil, kind: Kind,
    question: String, points: [Point], exercise: Exercise = .none, weak: String = "",
    strong: String = "", followUp: String = "",
    proofs: [Proof] = []
  ) {
    self.id = id
    self.deck = deck
    self.topic = topic ?? deck.prefix(1).uppercased() + deck.dropFirst()
    self.project = project
    self.kind = kind
    self.question = question
    self.points = points
    self.exercise = exercise
    self.weak = weak
    self.strong = strong
    self.followUp = followUp
    self.proofs = proofs
  }

  /// Whether it has everything that a whole card has.
  public var isWhole: Bool {
    ![weak, strong, followUp].contains("") && !proofs.isEmpty
  }

  /// The places of the points that an answer should have.
  public var wanted: [Int] { points.indices.filter { points[$0].rank != .flag } }
}

extension DrillCard.Kind {
  /// The name shown to people.
  public var title: String {
    switch self {
    case .keyPoints: "Key points"
    case .tradeOff: "Trade-off"
    case .steps: "Steps"
    case .debugging: "Debugging"
    case .design: "Design"
    case .code: "Code"
    case .numbers: "Numbers"
    }
  }
}
