/// What a whole session in the jail may use.
struct JailLimits: Sendable, Hashable {
  /// CPU time of all processes together.
  var cpu = Duration.seconds(10)
  var wall = Duration.seconds(31)
  /// How long it may wait, its CPU time and its turns for a processor apart; nil: only `wall` counts.
  var rest: Duration?
  var memoryBytes = 256 << 20
  /// Processes and threads at one time.
  var processes = 64
  /// The largest file that may be written.
  var fileBytes = 16 << 20
  /// Standard output and error together, and the frames of one case.
  var outputBytes = 16 << 20
  var openFiles = 64
  var stackBytes = 64 << 20
  /// The room in `/work`.
  var workBytes = 64 << 20
  var workFiles = 1024
  /// The largest collected file.
  var collectedBytes = 64 << 20
  /// Counts from the start to the first whole frame; nil when only the session's limits count.
  var start: CaseBudget?

  /// What a compiler or a linker may use for one source.
  static let compiler = JailLimits(
    cpu: .seconds(20), wall: .seconds(61), memoryBytes: 1 << 30, fileBytes: 64 << 20,
    openFiles: 1024, workBytes: 256 << 20)
}

/// What one case may use.
struct CaseBudget: Sendable, Hashable {
  var cpu: Duration
  /// Time spent waiting for the host does not count.
  var wall: Duration

  /// A guard of three times the CPU time and a second, unless the wall time is given.
  init(cpu: Duration, wall: Duration? = nil) {
    self.cpu = cpu
    self.wall = wall ?? cpu * 3 + .seconds(1)
  }
}
