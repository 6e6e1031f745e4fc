public import Domain
public import Foundation
public import Store

/// Everything that features need from the world, made once by the executable.
public struct Services: Sendable {
  public var problems: SolutionProviding
  public var runner: Runner
  public var tracer: Tracer
  public var takeHomes: TakeHomeProviding = .fixed([])
  public var grading: TakeHomeGrading = .none
  public var database: AppDatabase
  /// The clock.
  public var now: @Sendable () -> Instant
  /// The machine's zone, which counts until the learner chooses another.
  public var zone: TimeZone
  /// Where derived files live; may be emptied at any time.
  public var cacheFolder: URL
  /// The network as the take-home apps see it: each request once, and a line of the log for each.
  public var requests: @Sendable (@escaping NetworkLog) -> RequestExecuting = { _ in .offline }
  /// Where the take-home apps keep what lasts, if not beside the database.
  public var takeHomeFolder: URL?
  /// Where the take-home apps get their data.
  public var liveSettings = LiveSettings()
  /// LeetCode; ``onlineJudge`` is the one that notes what it does in the log.
  public var online: @Sendable (@escaping NetworkLog) -> OnlineJudge = { _ in .offline }
  /// The language model of a choice with its key; throws ``OnlineError`` for an address that is none.
  public var languageModel:
    @Sendable (AIChoice, _ key: String?, @escaping NetworkLog) throws -> LanguageModel = {
      choice, _, _ in throw OnlineError.badAddress(choice.address)
    }
  /// What else happens once an attempt is kept; it never fails.
  ///
  /// ``joined()`` of AppFeature has the problem reviewed.
  public var attemptKept: @Sendable (Attempt, Problem, Services) async -> Void = { _, _, _ in }

  public init(
    problems: SolutionProviding, runner: Runner, tracer: Tracer = .none, database: AppDatabase,
    now: @escaping @Sendable () -> Instant, zone: TimeZone = .gmt, cacheFolder: URL
  ) {
    self.problems = problems
    self.runner = runner
    self.tracer = tracer
    self.database = database
    self.now = now
    self.zone = zone
    self.cacheFolder = cacheFolder
  }
}

extension Services {
  /// LeetCode, with what it does noted in the learner's log.
  public var onlineJudge: OnlineJudge { online { await log(.network, $0, $1, detail: $2) } }

  /// How the learner's days are told.
  public func dayClock() async throws -> DayClock {
    let preferences = try await database.preferences()
    return DayClock(
      zone: preferences.zone.flatMap { TimeZone(identifier: $0) } ?? zone,
      dayStartMinutes: preferences.dayStartMinutes)
  }
}
