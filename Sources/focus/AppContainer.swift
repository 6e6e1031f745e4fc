import Catalogue
import Domain
import Features
import Foundation
import Judge
import Store

/// Builds what the features need from what the machine has.
struct AppContainer: Sendable {
  let installation: Installation
  private let setting: Setting

  init(in setting: Setting, data: String?) throws {
    self.setting = setting
    installation = try Installation(in: setting, data: data)
  }

  /// Everything that features need; `simultaneousJobs` is how many run at one time.
  func services(
    allowsWeakJail: Bool, simultaneousJobs: Int = 1, workers: WorkerLimits = WorkerLimits()
  ) throws -> Services {
    let judge = judge(allowsWeakJail, simultaneousJobs: simultaneousJobs, workers: workers)
    return setting.opened.note(
      Services(
        problems: problems, runner: judge.runner, tracer: judge.tracer,
        database: try AppDatabase(folder: installation.data), now: now,
        zone: zone, cacheFolder: installation.cache))
  }

  /// What features need that run no code; starts nothing.
  func servicesWithoutRunner() throws -> Services {
    setting.opened.note(
      Services(
        problems: problems,
        runner: Runner(
          judge: { _ in AsyncThrowingStream { $0.finish() } },
          status: { RunnerStatus(level: "L0", steps: [], toolchains: []) }),
        database: try AppDatabase(folder: installation.data), now: now,
        zone: zone, cacheFolder: installation.cache))
  }

  /// How many runs may wait, where a measurement says so (`FOCUS_QUEUE_LIMIT`).
  var queueLimit: Int? { setting.environment["FOCUS_QUEUE_LIMIT"].flatMap { Int($0) } }

  var problems: SolutionProviding {
    .live(contentFolder: installation.home.appending(path: "Content"))
  }

  /// The judge; code of the catalogue's own may run in a weak jail too.
  func runner(
    _ allowsWeakJail: Bool, simultaneousJobs: Int = 1, workers: WorkerLimits = WorkerLimits()
  ) -> Runner {
    judge(allowsWeakJail, simultaneousJobs: simultaneousJobs, workers: workers).runner
  }

  private func judge(
    _ allowsWeakJail: Bool, simultaneousJobs: Int, workers: WorkerLimits
  ) -> (runner: Runner, tracer: Tracer) {
    CacheFolder(url: installation.cache).prepare()
    if let runner = setting.runner { return (runner, setting.tracer) }
    let services = JudgeServices(
      JudgeConfiguration(
        runtimes: installation.runtimes.path, cache: installation.cache.path,
        jail: installation.jail.path, allowsWeakJail: allowsWeakJail,
        simultaneousJobs: simultaneousJobs, mostQueued: queueLimit ?? 256,
        mostQueuedPerLearner: queueLimit ?? 64, workers: workers,
        searchPath: setting.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"))
    return (services.runner, services.tracer)
  }

  /// The recorder of the Data Journey alone; for programs that belong to no problem.
  func tracer(_ allowsWeakJail: Bool) -> Tracer {
    judge(allowsWeakJail, simultaneousJobs: 1, workers: WorkerLimits(perRuntime: 0)).tracer
  }

  /// The clock; `FOCUS_CLOCK` names a file that holds the instant which it is to be, for tests.
  private var now: @Sendable () -> Instant {
    guard let path = setting.environment["FOCUS_CLOCK"] else { return Self.systemTime }
    return {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text.flatMap { Instant($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        ?? Self.systemTime()
    }
  }

  /// The machine's zone; `TZ` is read here, as a command under test has an environment of its own.
  private var zone: TimeZone {
    setting.environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .current
  }

  @Sendable private static func systemTime() -> Instant {
    Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
  }
}
