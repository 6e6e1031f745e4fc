public import Domain

/// Every address of the site; a route and each link to it come from the same case.
///
/// Round trip: `SitePath(path.description) == path`. The same path may answer GET and POST.
public enum SitePath: Sendable, Hashable {
  case home
  /// Home with the sign-in token, as `focus serve` prints it.
  case signIn(token: String)
  case problems(ProblemFilter)
  /// Leads to one of the problems that the filter admits, drawn anew each time.
  case drawProblem(ProblemFilter)
  case problem(slug: String, ProblemView)
  /// POST: the visible and own cases.
  case run(slug: String)
  /// POST: every case.
  case submit(slug: String)
  /// POST: records a run on one input.
  case trace(slug: String)
  /// POST: what the compiler says of an unfinished source, as JSON.
  case diagnose(slug: String, Language)
  /// POST saves a draft, GET lists the kept ones.
  case drafts(slug: String, Language)
  /// POST: makes an older draft the current one again.
  case restoreDraft(slug: String, Language, revision: Int)
  /// POST: back to the starter; itself a draft, so it can be undone.
  case resetDraft(slug: String, Language)
  /// POST: makes a published solution the draft.
  case openSolution(slug: String, Language, name: String)
  /// POST adds an own case.
  case ownCases(slug: String)
  /// POST: takes an own case away.
  case removeOwnCase(slug: String, id: Int)
  case attempt(slug: String, id: Int)
  /// The form that reports a hidden test which an attempt failed; POST has it judged again.
  case reportTest(slug: String, attempt: Int, index: Int)
  case report(slug: String, id: Int)
  /// POST: leaves a test out though the references stand by it.
  case insist(slug: String, report: Int)
  /// POST: has a test count again.
  case withdraw(slug: String, report: Int)
  /// POST: who judges the learner's code for this problem.
  case place(slug: String)
  /// What a language model writes about a problem's code.
  case advice(slug: String, AdvicePath)
  /// The event stream of a run, after the first few of its events.
  case jobEvents(id: String, after: Int = 0)
  /// POST: stops a run.
  case cancelJob(id: String)
  /// The scratch page for any program; POST records it.
  case journey(JourneyView)
  /// The event stream of a recording.
  case traceEvents(id: String)
  /// POST: stops a recording.
  case stopTrace(id: String)
  /// POST: records other steps of the same run.
  case traceWindow(id: String)
  /// The bytes of a recorded run.
  case traceFile(id: String, run: Int)
  /// The study pages; each may answer GET and POST.
  case plan(PlanPath)
  case review(ReviewPath)
  case timer(TimerPath)
  case stats(StatsPath)
  case settings(SettingsPath)
  case log(LogPath)
  case today(TodayPath)
  case takeHomes(TakeHomesPath)
  /// Interview cards and mock interviews.
  case drill(DrillPath)
  /// The day in small, also for programs that hold the widget's key.
  case widget(WidgetPath)
  /// The take-home references as they run in the server.
  case apps(AppsPath)
  /// A file under `Public/`, such as `css/theme.css`.
  case asset(String)
  case health
}

/// What of a problem's page is open.
public struct ProblemView: Sendable, Hashable {
  public enum Tab: String, Sendable, Hashable, CaseIterable {
    case description, editorial, solutions, submissions
  }

  public var tab: Tab
  /// Nil: the language last used.
  public var language: Language?
  /// The run whose results are shown.
  public var job: String?

  /// The recording that is shown.
  public var journey: String?
  /// The step of it, for whoever has no player.
  public var step: Int?

  public init(
    tab: Tab = .description, language: Language? = nil, job: String? = nil,
    journey: String? = nil, step: Int? = nil
  ) {
    self.tab = tab
    self.language = language
    self.job = job
    self.journey = journey
    self.step = step
  }
}

/// What of the scratch page is open.
public struct JourneyView: Sendable, Hashable {
  /// Nil: the language last used.
  public var language: Language?
  /// The recording that is shown.
  public var job: String?
  /// The step of it, for whoever has no player.
  public var step: Int?

  public init(language: Language? = nil, job: String? = nil, step: Int? = nil) {
    self.language = language
    self.job = job
    self.step = step
  }
}
