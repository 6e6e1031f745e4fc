public import Domain
public import SiteKit

extension Coding {
  /// What a results pane shows of one run or submission, under way or ended.
  public struct Model: Sendable, Equatable {
    /// One case in the row of marks.
    public struct Mark: Sendable, Equatable {
      public var index: Int
      public var tone: Tone
      /// `Case 3: Wrong answer`.
      public var label: String
      /// Whether it does not count, as the learner reported it.
      public var isLeftOut = false
    }

    /// One case in full.
    public struct CaseTable: Sendable, Equatable {
      public var title: String
      public var tone: Tone
      public var note: String?
      public var input: [Field]
      public var expected: Field?
      public var got: Field?
      public var output: [Field]
      /// The input as JSON, for “add to my cases”; nil when it is one already or too large.
      public var addable: String?
      /// The input as a form sends it for a journey through it; nil without one.
      public var traceable: String?
    }

    /// What the code printed in one case.
    public struct Output: Sendable, Equatable {
      public var title: String
      public var fields: [Field]
    }

    /// What one case used.
    public struct Usage: Sendable, Equatable {
      public var title: String
      public var verdict: String
      public var time: String
      public var memory: String
    }

    /// How a solution grows, measured or being measured.
    public enum GrowthState: Sendable, Equatable {
      case underWay
      case measured(Growth)
    }

    /// How it stands with a verdict that is not among the submissions.
    public enum Keeping: Sendable, Equatable {
      case underWay
      case failed(message: String, hint: String?)
    }

    /// The search for a smaller input that fails, of a run that was just judged.
    public enum Search: Sendable, Equatable { case underWay, foundNothing, found }

    public var slug: String
    /// The identifier of a run that this page follows or followed.
    public var job: String?
    /// Where a script hears what follows; nil when nothing does.
    public var events: SitePath?
    public var headline: String
    public var tone: Tone
    /// Whether the verdict is still to come.
    public var isUnderWay: Bool
    /// Whether a terminal lists every visible case: it does for runs.
    public var listsCases: Bool
    /// Nil: the verdict is kept, or there is none.
    public var keeping: Keeping?
    /// Nil where nothing is or was looked for just now.
    public var search: Search?
    /// How far it comes beyond LeetCode's bounds, in words; nil where that was not tried.
    public var stretch: String?
    /// Nil where it was not measured.
    public var growth: GrowthState?
    /// Where a button has it measured; nil when it is known or cannot be.
    public var growthRequest: SitePath?
    /// LeetCode's part of an official submission; nil for any other.
    public var official: Official?
    /// Where the review of a submission that was just accepted is told.
    public var review: SitePath?
    /// A sentence on how far it came.
    public var summary: String
    /// What is going on, while it is.
    public var status: String
    /// What to do next, where we know it.
    public var hint: String?
    public var evidence: [String]
    /// The cases that do not count, a sentence each.
    public var exclusions: [String]
    public var marks: [Mark]
    /// The smallest input that fails, or the first failing case.
    public var failure: CaseTable?
    /// The first failing case, where a smaller input stands before it.
    public var origin: CaseTable?
    /// Where the failing hidden test can be reported, once the attempt is kept.
    public var report: SitePath?
    /// The visible cases, each to be opened.
    public var cases: [CaseTable]
    public var diagnostics: [Diagnostic]
    public var outputs: [Output]
    public var facts: [Field]
    public var usages: [Usage]

    init(slug: String, headline: String, tone: Tone, summary: String = "", hint: String? = nil) {
      self.slug = slug
      self.headline = headline
      self.tone = tone
      self.summary = summary
      self.hint = hint
      status = ""
      isUnderWay = false
      listsCases = false
      evidence = []
      exclusions = []
      marks = []
      cases = []
      diagnostics = []
      outputs = []
      facts = []
      usages = []
    }
  }
}
