public import Domain
public import SiteKit

/// Solving a problem: runs, submissions, drafts and own cases.
public enum Coding {
  /// Code that a learner hands in.
  public struct Submission: Sendable, Hashable {
    public var slug: String
    public var language: Language
    public var source: String
    /// A run judges the visible and own cases with a quick build, a submission every case.
    public var purpose: Attempt.Purpose
    /// Inputs that a run judges beside the visible and the saved own cases.
    public var extraInputs: [[Value]]
    /// Whether a run judges the extra inputs alone.
    public var isExtraOnly: Bool
    /// Whose it is; the only learner of a folder has no name.
    public var learner: String
    /// When a submission's growth is measured, once its verdict is kept.
    public var growth = GrowthWish.never
    /// Who judges it.
    public var place = ExecutionPlace.local
    /// Whether LeetCode gets a submission that passed every case here that counts.
    public var isOfficial = false

    public init(
      slug: String, language: Language, source: String, purpose: Attempt.Purpose,
      extraInputs: [[Value]] = [], isExtraOnly: Bool = false, learner: String = ""
    ) {
      self.slug = slug
      self.language = language
      self.source = source
      self.purpose = purpose
      self.extraInputs = extraInputs
      self.isExtraOnly = isExtraOnly
      self.learner = learner
    }
  }

  /// When it is measured how a submission grows.
  public enum GrowthWish: Sendable, Hashable {
    case never, afterAccept
    /// Also after a failure, if it could be built.
    case always
  }

  /// What happens to a submission, in this order; the last is `finished` or `failed`.
  public enum Event: BoardEvent {
    /// The reference's answers are being worked out: the first submission of a problem only.
    case preparing
    /// These cases will run and not count; only where there are any.
    case leavingOut([Exclusion])
    /// The cases are known; tells of each whether it is visible.
    case planned(visible: [Bool])
    /// The jobs before this one; sent again as the queue moves.
    case queued(ahead: Int)
    /// A judge elsewhere has it, or is being given it.
    case sent(SentState)
    case compiling
    /// These libraries are compiled first, once for this machine.
    case makingReady([String])
    case compiled(CompileReport, [Diagnostic])
    case caseFinished(CaseResult)
    /// The verdict, which is not on the disk yet.
    case judged(Verdict)
    /// The verdict is kept as this attempt; a smaller input that fails is being looked for.
    case shrinking(Attempt)
    /// The verdict is kept as this attempt; how the solution grows is being measured.
    case growing(Attempt)
    /// The verdict is kept as this attempt, and LeetCode is given the same code; sent again as it gets on.
    case handingIn(Attempt, SentState)
    /// LeetCode's verdict, kept as this second attempt.
    case official(Attempt)
    /// Why LeetCode gave no verdict that could be kept.
    case unofficial(message: String, hint: String?)
    /// The verdict is kept as this attempt, with what else was found out about it.
    case finished(Attempt)
    /// Trouble of ours or of the machine, in words; after a verdict, that it could not be kept.
    case failed(message: String, hint: String?)

    /// Whether nothing follows.
    public var isLast: Bool {
      switch self {
      case .finished, .failed: true
      default: false
      }
    }

    /// Whether the verdict is there, so that nothing else need stand back for the rest.
    public var isAnswered: Bool {
      switch self {
      case .judged, .shrinking, .growing, .handingIn, .official, .unofficial, .finished, .failed:
        true
      default: false
      }
    }

    /// Whether the verdict is there or far: other runs or the reference's come first.
    public var isSettled: Bool {
      switch self {
      case .preparing, .queued, .sent: true
      default: isAnswered
      }
    }

    /// Whether this machine has done its part, so that the learner may begin something else.
    public var leavesRoom: Bool {
      if case .handingIn = self { true } else { isLast }
    }
  }
}

/// Runs and submissions.
public typealias JobBoard = Board<Coding.Submission>

extension Coding.Submission: BoardWork {
  public func follow(
    with services: Services, report: @Sendable (Coding.Event) async -> Void
  ) async {
    await follow(with: services, report: report, claim: report)
  }

  public func follow(
    with services: Services, report: @Sendable (Coding.Event) async -> Void,
    claim: @Sendable (Coding.Event) async throws -> Void
  ) async {
    await Coding.follow(self, with: services, report: report, claim: claim)
  }

  public func obstacle(
    by other: Coding.Submission, after events: [Coding.Event]
  ) -> (any UserFacingError)? {
    guard isOfficial, case .handingIn = events.last else { return nil }
    return CodingError.stillHandingIn(slug: other.slug)
  }
}

extension JobBoard.Snapshot {
  /// The cases that run and do not count.
  package var exclusions: [Exclusion] {
    for case .leavingOut(let cases) in events { return cases }
    return []
  }

  /// The verdict, kept or not.
  public var verdict: Verdict? {
    for event in events.reversed() {
      switch event {
      case .judged(let verdict): return verdict
      case .shrinking(let attempt), .growing(let attempt), .handingIn(let attempt, _),
        .finished(let attempt):
        return attempt.verdict
      default: continue
      }
    }
    return nil
  }
}
