public import Domain
public import Foundation
public import Store

/// Everything that features need from the world, made once by the executable.
public struct Services: Sendable {
  public var problems: SolutionProviding
  public var runner: Runner
  public var tracer: Tracer
  public var database: AppDatabase
  /// The clock.
  public var now: @Sendable () -> Instant
  /// Where derived files live; may be emptied at any time.
  public var cacheFolder: URL

  public init(
    problems: SolutionProviding, runner: Runner, tracer: Tracer = .none, database: AppDatabase,
    now: @escaping @Sendable () -> Instant, cacheFolder: URL
  ) {
    self.problems = problems
    self.runner = runner
    self.tracer = tracer
    self.database = database
    self.now = now
    self.cacheFolder = cacheFolder
  }
}
