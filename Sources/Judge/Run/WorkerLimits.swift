/// How many processes are kept warm, and for how long.
public struct WorkerLimits: Sendable, Hashable {
  /// Workers of one runtime at one time; 0 keeps nothing warm.
  public var perRuntime: Int
  /// So many runs a worker serves before a new one takes its place.
  public var runs: Int
  /// How long a worker may wait for its next run; of several that wait all but one go earlier.
  public var idle: Duration
  /// What all waiting workers together may hold; the one unused for longest goes first.
  public var memoryBytes: Int

  public init(
    perRuntime: Int = 3, runs: Int = 500, idle: Duration = .seconds(300),
    memoryBytes: Int = 600 << 20
  ) {
    self.perRuntime = perRuntime
    self.runs = runs
    self.idle = idle
    self.memoryBytes = memoryBytes
  }
}
