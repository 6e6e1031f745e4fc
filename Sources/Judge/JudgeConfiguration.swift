/// Where the judge finds what it needs, and what it may do.
public struct JudgeConfiguration: Sendable {
  /// The folder `Runtimes`, with preludes and harnesses.
  public var runtimes: String
  /// The cache folder; made when missing.
  public var cache: String
  /// The program `focus-jail`.
  public var jail: String
  /// Whether code may run below L2, where little protects the machine from it.
  public var allowsWeakJail: Bool
  /// How many jobs may run at one time; further ones wait, in turn between learners.
  public var simultaneousJobs: Int
  /// How many jobs may wait in all; a further one is refused.
  public var mostQueued: Int
  /// How many jobs of one learner may wait.
  public var mostQueuedPerLearner: Int
  /// What compiled programs may take in the cache folder.
  public var cacheBytes: Int
  public var workers: WorkerLimits
  /// The folders searched for compilers and interpreters, joined by `:`.
  public var searchPath: String

  public init(
    runtimes: String, cache: String, jail: String, allowsWeakJail: Bool = false,
    simultaneousJobs: Int, mostQueued: Int = 256, mostQueuedPerLearner: Int = 64,
    cacheBytes: Int = 256 << 20, workers: WorkerLimits = WorkerLimits(), searchPath: String
  ) {
    self.runtimes = runtimes
    self.cache = cache
    self.jail = jail
    self.allowsWeakJail = allowsWeakJail
    self.simultaneousJobs = max(1, simultaneousJobs)
    self.mostQueued = mostQueued
    self.mostQueuedPerLearner = mostQueuedPerLearner
    self.cacheBytes = cacheBytes
    self.workers = workers
    self.searchPath = searchPath
  }
}
