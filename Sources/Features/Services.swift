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
  /// The machine's zone, which counts until the learner chooses another.
  public var zone: TimeZone
  /// Where derived files live; may be emptied at any time.
  public var cacheFolder: URL

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
  /// How the learner's days are told.
  public func dayClock() async throws -> DayClock {
    let preferences = try await database.preferences()
    return DayClock(
      zone: preferences.zone.flatMap { TimeZone(identifier: $0) } ?? zone,
      dayStartMinutes: preferences.dayStartMinutes)
  }
}
