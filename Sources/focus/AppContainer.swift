import AppFeature
import Catalogue
import Clients
import Domain
import FlagKit
import Foundation
import InterviewsFeature
import Judge
import SiteKit
import Store
import Synchronization

/// What runs, records and grades code; by itself nothing does.
private struct Judging: Sendable {
  var runner = Runner.noOp
  var tracer = Tracer.none
  var grading = TakeHomeGrading.none
}

/// Builds what the features need from what the machine has.
struct AppContainer: Sendable {
  let installation: Installation
  private let setting: Setting
  private let flags: FlagStore

  init(in setting: Setting, data: String?) throws {
    self.setting = setting
    flags = FlagStore([.environment: setting.environment])
    installation = try Installation(in: setting, data: data)
  }

  /// Everything that features need; `simultaneousJobs` is how many run at one time.
  func services(
    allowsWeakJail: Bool, simultaneousJobs: Int = 1, workers: WorkerLimits = WorkerLimits()
  ) throws -> Services {
    let judging = judge(
      allowsWeakJail, simultaneousJobs: simultaneousJobs, workers: workers)
    return setting.opened.note(services(judging, try database()))
  }

  /// What the take-home projects need without the learner's data, which stays closed.
  ///
  /// Without `grades` nothing is started.
  ///
  /// The projects' own code is trusted, as the catalogue's is; a pack's is not.
  func takeHomeServices(grades: Bool, isPack: Bool = false) throws -> Services {
    var judging = Judging()
    if grades {
      judging.grading = judge(!isPack, simultaneousJobs: 1, workers: WorkerLimits()).grading
    }
    var services = services(judging, try .empty())
    services.takeHomeFolder = installation.data
    return services
  }

  /// What features need that run no code; starts nothing.
  func servicesWithoutRunner() throws -> Services {
    setting.opened.note(services(Judging(), try database()))
  }

  private func services(_ judging: Judging, _ database: AppDatabase) -> Services {
    var services = Services(
      problems: problems, runner: judging.runner, tracer: judging.tracer, database: database,
      now: now, zone: zone, cacheFolder: installation.cache)
    services.grading = judging.grading
    return connected(services)
  }

  private func database() throws -> AppDatabase { try AppDatabase(folder: installation.data) }

  /// The same with the services of the network, which is asked for nothing before they are used.
  ///
  /// A learner of a class may have requests sent to what the teacher allowed of the machine's network.
  func connected(_ services: Services, reach: ServiceReach = .owner) -> Services {
    // Elsewhere only for tests and rehearsals: `focus stub leetcode`.
    let site = setting.environment["FOCUS_LEETCODE"]
    // One for a learner: it knows the numbers of problems and the token that LeetCode set last.
    let made = Mutex(setting.online)
    let timeLimit = setting.networkTimeLimit
    var services = services
    services.takeHomes = .live(
      home: installation.home, packs: TakeHomePack.folder(in: installation.data))
    services.online = { log in
      made.withLock { judge in
        if let judge { return judge }
        let requests = RequestExecuting.network(timeLimit: timeLimit, log: log)
        let new =
          site.map {
            OnlineJudge.leetCode(at: $0, requests: requests, requestTimeLimit: timeLimit)
          } ?? .leetCode(requests: requests, requestTimeLimit: timeLimit)
        judge = new
        return new
      }
    }
    services.requests = { .network(timeLimit: timeLimit, retries: false, log: $0) }
    services.liveSettings = LiveSettings(environment: setting.environment)
    services.liveSettings.clock = setting.liveClock
    services.languageModel = { choice, key, log in
      // What answered, and how fast, would tell a learner what listens where.
      let silent: NetworkLog = { _, _, _ in }
      let log = reach.tellsFailures ? log : silent
      return try .service(
        choice, key: key, requests: .network(timeLimit: timeLimit, log: log), reach: reach)
    }
    return services.joined()
  }

  /// How many runs may wait, where a measurement says so (`FOCUS_QUEUE_LIMIT`).
  var queueLimit: Int? {
    flags.source(of: .mostQueued) == nil ? nil : flags.value(of: .mostQueued)
  }

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
  ) -> Judging {
    CacheFolder(url: installation.cache).prepare()
    if let runner = setting.runner {
      return Judging(runner: runner, tracer: setting.tracer, grading: setting.grading ?? .none)
    }
    cleanUp()
    let services = JudgeServices(
      JudgeConfiguration(
        runtimes: installation.runtimes.path, cache: installation.cache.path,
        jail: installation.jail.path, allowsWeakJail: allowsWeakJail,
        simultaneousJobs: simultaneousJobs, mostQueued: flags.value(of: .mostQueued),
        mostQueuedPerLearner: flags.value(of: .mostQueuedPerLearner), workers: workers,
        searchPath: setting.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"))
    return Judging(runner: services.runner, tracer: services.tracer, grading: services.grading)
  }

  /// Removes what killed processes left, and says so.
  private func cleanUp() {
    let leftovers = Leftovers.clean(data: installation.data, cache: installation.cache)
    if let sentence = leftovers.sentence { setting.console.error(sentence) }
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
