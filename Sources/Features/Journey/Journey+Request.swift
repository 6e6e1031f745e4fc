public import Domain
public import SiteKit

extension Journey {
  /// Runs that a learner wants to see on one input, recorded one after the other.
  public struct Request: Sendable {
    /// What the programs are given.
    public enum Subject: Sendable {
      case problem(Problem, input: [Value])
      /// A stand-alone program's standard input.
      case program(input: String)
    }

    public var subject: Subject
    /// One, or two to be compared.
    public var runs: [Run]
    /// What the editor of the page is set to.
    public var language: Language
    public var learner: String
    /// The steps that are recorded instead of the first ones.
    public var window: Range<Int>?
    /// What an earlier run recorded, which stays if the window's run never gets there.
    public var kept: TraceReport?
    /// The right answer of a problem's input, as far as it is known.
    public var expected: Value?

    public init(
      subject: Subject, runs: [Run], language: Language, learner: String = "",
      window: Range<Int>? = nil, kept: TraceReport? = nil, expected: Value? = nil
    ) {
      self.subject = subject
      self.runs = runs
      self.language = language
      self.learner = learner
      self.window = window
      self.kept = kept
      self.expected = expected
    }

    /// The problem's slug; nil for a program of its own.
    public var slug: String? {
      if case .problem(let problem, _) = subject { problem.slug } else { nil }
    }

    /// The page that shows the request's job, at a step if one is given.
    public func page(_ job: String, _ step: Int?) -> SitePath {
      guard let slug else {
        return .journey(JourneyView(language: language, job: job, step: step))
      }
      return .problem(slug: slug, ProblemView(language: language, journey: job, step: step))
    }

    /// What the tracer has to do for one of the runs.
    func job(_ run: Run) -> TraceJob {
      let subject: TraceJob.Subject =
        switch subject {
        case .problem(let problem, let input): .problem(problem, input: input)
        case .program(let input):
          .program(name: "main.\(run.language.fileExtension)", input: Array(input.utf8))
        }
      return TraceJob(
        subject: subject, language: run.language, source: run.source,
        limits: TraceLimits(window: window), learner: learner)
    }
  }

  /// One program to record.
  public struct Run: Sendable, Hashable {
    /// `Your code`, `Brute force in Python`.
    public var title: String
    public var language: Language
    public var source: String

    public init(title: String = "Your code", language: Language, source: String) {
      self.title = title
      self.language = language
      self.source = source
    }
  }

  /// What happens while runs are recorded; `run` is the run's place in the request.
  public enum Event: BoardEvent {
    case queued(ahead: Int)
    /// The recorder is built, the first time only.
    case preparing(run: Int, RecorderBuild)
    case compiling(run: Int)
    /// The trace file so far.
    case growing(run: Int, path: String, steps: Int)
    case recorded(run: Int, TraceReport)
    /// The run, repeated, ended before the window: what was recorded before stays.
    case kept(run: Int, TraceReport)
    case finished
    case failed(message: String, hint: String?)

    public var isLast: Bool {
      switch self {
      case .finished, .failed: true
      default: false
      }
    }

    public var isSettled: Bool {
      switch self {
      case .queued, .growing: true
      default: isLast
      }
    }
  }

  /// A request as it stands.
  public typealias Snapshot = Board<Request>.Snapshot
}

extension Board<Journey.Request>.Snapshot {
  /// Where the trace of a run lies, as far as there is one.
  func path(of run: Int) -> String? {
    for event in events.reversed() {
      switch event {
      case .growing(run, let path, _): return path
      case .recorded(run, let report), .kept(run, let report): return report.path
      default: continue
      }
    }
    return nil
  }

  /// How a run ended, once it has.
  func report(of run: Int) -> TraceReport? {
    for event in events {
      switch event {
      case .recorded(run, let report), .kept(run, let report): return report
      default: continue
      }
    }
    return nil
  }

  /// What is said of a window that its run never reached; nil if it did.
  var missedWindow: String? {
    guard case .kept? = events.last(where: { !$0.isLast }), let window = submission.window else {
      return nil
    }
    return Journey.Window(steps: window).missed
  }
}
