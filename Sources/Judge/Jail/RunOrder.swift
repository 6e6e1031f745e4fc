/// What one run of a worker gets.
struct RunOrder: Sendable {
  /// Put into `/work` before the start.
  var files: [JailSpec.File] = []
  var placed: [JailSpec.Placed] = []
  /// Names in `/work` handed back after the end.
  var collected: [String] = []
  /// The run's own; the room in `/work` and the number of its files are the worker's.
  var limits = JailLimits()
}
