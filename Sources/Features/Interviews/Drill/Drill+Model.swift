public import Domain
public import SiteKit

extension Drill {
  /// What the list of cards shows, for the browser and the terminal.
  public struct Model: Sendable, Equatable {
    /// A card of the list.
    public struct Row: Sendable, Equatable {
      public var id: String
      public var question: String
      public var path: SitePath
      public var kind: DrillCard.Kind
      /// `new`, `due today`, `2 days overdue`, `due Thu 5 Mar`.
      public var state: String
      public var isDue: Bool
      public var isNew: Bool
      /// The last grade.
      public var grade: Grade?
    }

    public struct Topic: Sendable, Equatable {
      public var id: String
      public var title: String
      /// `3 due, 10 new of 24`.
      public var count: String
      public var rows: [Row]
    }

    /// One value of a filter.
    public struct Choice: Sendable, Equatable {
      public var value: String
      public var title: String
      public var isChosen: Bool
    }

    public var headline: String
    public var note: String
    public var filter: DrillFilter
    public var topics: [Topic]
    public var topicChoices: [Choice]
    public var kindChoices: [Choice]
    public var stateChoices: [Choice]
    /// Begins a session; nil when nothing is to be asked.
    public var session: SitePath?
    public var dueCount: Int
    public var newCount: Int
    /// The mock interview that goes on.
    public var interview: SitePath?
    /// What stands in the place of rows.
    public var empty: String?
  }

  /// A card: its question, and what an answer is compared with.
  public struct CardModel: Sendable, Equatable {
    public var id: String
    public var question: String
    /// What in the learner's answer to a take-home project an interview asks it about.
    public var lead: String?
    public var topic: String
    public var kind: DrillCard.Kind
    /// How an answer is looked at, in a sentence.
    public var advice: String
    public var state: String
    /// The take-home project that asks for it.
    public var project: String?
    public var exercise: Exercise
    /// How many points there are to reach.
    public var pointCount: Int
    public var begun: Instant
    public var view: DrillView
    public var answered: Answered?
    /// Whether a language model can be asked about the answer.
    public var canAsk = false
  }

  /// What there is to do, before an answer.
  public enum Exercise: Sendable, Equatable {
    case none
    /// The steps as they are shown, and the number that shuffled them.
    case order([String], seed: Int)
    case evidence([DebugTree.Evidence])
    case machine(states: Int, edges: Int)
    /// The code as it is to be shown, and what became of its last version.
    case mend(code: String, tests: [String], report: CodeReport?)
    case numbers([NumberQuestion])
  }

  /// An answer beside what it is compared with.
  public struct Answered: Sendable, Equatable {
    public struct Point: Sendable, Equatable {
      /// Its place in the card.
      public var place: Int
      public var text: String
      /// `Beyond`, `For`, `Against`, `Change`; nil: a must.
      public var mark: String?
      public var isTicked: Bool
    }

    public var id: Int
    public var text: String
    /// `1 min 20 s`; nil when it is not known.
    public var time: String?
    public var check: Check
    public var points: [Point]
    public var flags: [String]
    public var weak: String
    public var strong: String
    public var followUp: String
    public var proofs: [DrillCard.Proof]
    public var choices: [GradeChoice]
    public var given: Grade?
    /// `Good: back in 3 days, Thu 5 Mar`; nil before it is graded.
    public var outcome: String?
    public var feedback: String?
    /// `3 of 5 points`; nil before they were compared.
    public var ticked: String?
  }

  /// How an exercise was done.
  public enum Check: Sendable, Equatable {
    case none
    case order([Step], words: String)
    case evidence([Look], tree: DebugTree, words: String)
    case machine(StateMachine.Check, words: String)
    case mend(code: String, solution: String, tests: [String], report: CodeReport?)
    case numbers([Number], words: String)

    /// A step on its right place.
    public struct Step: Sendable, Equatable {
      public var text: String
      /// Where it was put, from 1; nil when nothing was ordered.
      public var given: Int?
      public var isRight: Bool
    }

    public struct Look: Sendable, Equatable {
      public var evidence: DebugTree.Evidence
      public var isChosen: Bool
      public var isRight: Bool { isChosen == evidence.leads }
    }

    public struct Number: Sendable, Equatable {
      public var ask: String
      public var typed: String
      public var answer: String
      public var isRight: Bool
    }
  }
}
