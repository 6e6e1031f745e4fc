public import Domain

extension TakeHomes {
  /// Every project.
  public struct Model: Sendable, Equatable {
    public var projects: [Card]
    /// What is wrong with packs, a sentence each.
    public var troubles: [String] = []

    /// A project with how its last answer did.
    public struct Card: Sendable, Equatable {
      public var slug: String
      public var name: String
      public var summary: String
      /// `4 hours`.
      public var time: String
      /// `87 of 100`; nil before the first check.
      public var last: String?
      /// How many checks were done, in words; nil before the first.
      public var checks: String?
      public var best: Int?
      /// The teacher's pack that it is of; nil for Focus's own.
      public var pack: String?
    }
  }

  /// A project with its brief, the check that is shown and those before it.
  public struct Project: Sendable, Equatable {
    public var slug: String
    public var name: String
    public var summary: String
    public var time: String
    /// Markdown.
    public var brief: String
    /// What a report leads to in the brief.
    public var anchors: [String]
    public var standing: Standing
    /// The last checks' parts, newest first.
    public var tries: [Try]
    public var past: [Past]
    /// What the form offers.
    public var folder: String
    /// Whether the page may have a folder read.
    public var canCheck: Bool
    /// Whether it has an optional part.
    public var hasViews: Bool
  }

  /// A check by its parts, for a picture of several.
  public struct Try: Sendable, Equatable {
    /// `2026-03-02 09:05`.
    public var time: String
    /// 0...1 for each part that was judged.
    public var shares: [GradeReport.Area.Kind: Double]

    init(_ check: TakeHomeCheck) {
      time = TakeHomes.time(check.finishedAt)
      shares = check.report.areas.reduce(into: [:]) { shares, area in
        if area.outOf > 0 { shares[area.kind] = Double(area.points) / Double(area.outOf) }
      }
    }
  }

  /// A check that was done, as a row.
  public struct Past: Sendable, Equatable {
    public var id: Int
    public var score: Int
    public var folder: String
    public var instant: Instant
    /// `2026-03-02 09:05`.
    public var time: String
    /// `6 more than before`; empty for the first.
    public var change: String
  }

  /// What is to be said of the check that a page shows.
  public enum Standing: Sendable, Equatable {
    /// Nothing was checked yet.
    case none
    case underWay(id: String, Progress)
    case failed(message: String, hint: String?)
    /// `unsaved` says why it could not be kept.
    case done(Report, unsaved: String?)
  }

  /// A check that goes on, a row for each of its stages.
  public struct Progress: Sendable, Equatable {
    /// What is being done, as a sentence.
    public var sentence: String
    public var rows: [Row]
    public var tests: [Mark]

    public struct Row: Sendable, Equatable {
      public enum State: String, Sendable, Equatable {
        case waiting, underWay, passed, failed, skipped
      }

      public var title: String
      public var state: State
      /// `7 of 16`, `1.2 s`, or what a reader should know.
      public var note: String
    }

    /// A hidden test that ended.
    public struct Mark: Sendable, Equatable {
      public var name: String
      public var status: GradeReport.Test.Status
    }
  }

  /// A report, ready to be shown.
  public struct Report: Sendable, Equatable {
    /// Nil where it was not kept.
    public var id: Int?
    /// Whether it may lead to other pages; a file of its own may not.
    public var hasLinks = true
    public var slug: String
    public var name: String
    public var score: Int
    /// `87 of 100`.
    public var headline: String
    /// What the score means, in a sentence.
    public var sentence: String
    public var folder: String
    public var instant: Instant
    public var time: String
    public var areas: [Area]
    public var findings: [Finding]
    public var notes: [Note]
    public var suites: [Suite]
    public var mutants: [GradeReport.MutantOutcome]
    /// `12 of 16 planted defects were found by your tests.`; nil when none was tried.
    public var mutantSentence: String?
    public var coverage: [Coverage]
    public var stages: [Progress.Row]
    /// What the compiler said when the answer did not build.
    public var diagnostics: [String]

    public struct Area: Sendable, Equatable {
      public var title: String
      public var points: Int
      public var outOf: Int
      /// `38 of 50`, or that it was not judged.
      public var words: String
      /// Why it, or a part of it, was not judged.
      public var note: String?
    }

    /// A source file and how much of it the answer's tests reach.
    public struct Coverage: Sendable, Equatable {
      public var path: String
      public var lines: Int
      public var reached: Int
      /// `12 of 30 lines`.
      public var words: String
    }

    /// Points that were lost by one cause.
    public struct Finding: Sendable, Equatable {
      /// `−2`.
      public var points: String
      /// The line's title, or how many lines there are.
      public var title: String
      public var area: String
      /// What was seen, where no test says it.
      public var reasons: [String]
      /// The lines that lost by it; empty where it is one alone.
      public var lines: [String]
      public var trials: [GradeReport.Finding.Trial]
      /// `4 more tests failed.`; nil where all are shown.
      public var more: String?
      public var asked: [GradeReport.Finding.Asked]
      public var cards: [Card]

      /// A drill card that teaches it.
      public struct Card: Sendable, Equatable {
        public var id: String
        public var question: String
      }
    }

    /// What a reviewer would say beside the points.
    public struct Note: Sendable, Equatable {
      public var title: String
      /// `essential`, `worth it` or `taste`.
      public var weight: String
      /// `junior`, `mid` or `senior`.
      public var level: String
      public var advice: String
      public var places: [String]
    }

    public struct Suite: Sendable, Equatable {
      public var name: String
      /// `7 of 9`.
      public var count: String
      public var hasPassed: Bool
      public var tests: [GradeReport.Test]
    }
  }
}
