import Domain

/// What the jail can do on this machine, found by doing each step.
struct JailReport: Sendable, Hashable {
  var level: JailLevel
  var steps: [RunnerStatus.Step]
}
