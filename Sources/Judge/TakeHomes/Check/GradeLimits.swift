/// What a step of a check may take; generous, so that only what would never end is stopped.
struct GradeLimits: Sendable {
  /// CPU time of one run of the compiler or linker.
  var compile = Duration.seconds(60)
  /// CPU time of a manifest.
  var manifest = Duration.seconds(5)
  /// The least CPU time of a hidden suite's process; slow suites get more.
  var suite = Duration.seconds(10)
  var hammer = Duration.seconds(20)
  var watched = Duration.seconds(60)
  /// The candidate's tests on the reference.
  var ownTests = Duration.seconds(30)
  /// The least for them on a mutant; slow tests get more.
  var mutant = Duration.seconds(5)
  /// The wall time that goes with a limit of CPU time: what waits for a core has more than one chance.
  var patience = 2
  /// The wall time of a suite that SwiftPM runs outside of the jail, with its start on a busy machine.
  var plainSuite = Duration.seconds(120)
  /// Of one process of tests, without ThreadSanitizer.
  var memoryBytes = 1 << 30
}
