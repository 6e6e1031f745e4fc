internal import Domain
internal import Synchronization

/// A language that knows its last builds again, so that an unchanged source is not even looked at.
struct RememberingLanguage: LearnerLanguage {
  let inner: any LearnerLanguage
  private let cache: CompileCache
  private let builds = KnownBuilds()

  init(_ inner: any LearnerLanguage, _ cache: CompileCache) {
    self.inner = inner
    self.cache = cache
  }

  var language: Language { inner.language }

  func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
    try await inner.toolchain()
  }

  func prepare() async throws { try await inner.prepare() }

  func runtimes() async throws -> [Runtime] { try await inner.runtimes() }

  func checkedBuild(_ job: JudgeJob) async throws -> Build? { try await inner.checkedBuild(job) }

  func standAlone(_ source: String, name: String) async throws -> Build? {
    try await inner.standAlone(source, name: name)
  }

  func makingReady(for job: JudgeJob) async -> [String] { await inner.makingReady(for: job) }

  func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] {
    try await inner.diagnose(source, for: problem)
  }

  /// What the cache does not hold any more is built again.
  func build(_ job: JudgeJob) async throws -> Build {
    if let build = builds[job], let key = build.key, cache.use(key) { return build }
    var build = try await inner.build(job)
    guard build.key != nil else { return build }
    let fresh = build
    build.report.cached = true
    build.report.milliseconds = 0
    builds[job] = build
    return fresh
  }
}

/// Builds by the jobs that they were made for.
private final class KnownBuilds: Sendable {
  private struct Key: Hashable {
    let source: String
    let problem: Problem
    let isOptimised: Bool

    init?(_ job: JudgeJob) {
      guard job.source.utf8.count <= KnownBuilds.mostBytes else { return nil }
      source = job.source
      problem = job.problem
      isOptimised = job.isOptimised
    }

    // The rest of a problem is compared, and its texts are mostly the very same storage.
    func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      hasher.combine(problem.summary.slug)
      hasher.combine(isOptimised)
    }
  }

  private static let mostBuilds = 64
  private static let mostBytes = 64 << 10
  private let builds = Mutex<[Key: Build]>([:])

  subscript(job: JudgeJob) -> Build? {
    get { Key(job).flatMap { key in builds.withLock { $0[key] } } }
    set {
      guard let key = Key(job) else { return }
      builds.withLock { builds in
        if builds.count >= Self.mostBuilds { builds = [:] }
        builds[key] = newValue
      }
    }
  }
}
