internal import Domain

/// The CPU time that a case may use, and how near to it one measurement decides nothing.
struct TimeLimit: Sendable, Hashable {
  private static let margin = 0.15
  private static let widest = Duration.milliseconds(250)

  let cpu: Duration

  init(milliseconds: Int) { cpu = .milliseconds(milliseconds) }

  /// How much more or less than the limit is too near to call.
  private var band: Duration { min(cpu * Self.margin, Self.widest) }

  /// The program is ended only where the limit is passed beyond doubt.
  var budget: CaseBudget { CaseBudget(cpu: cpu + band, wall: cpu * 3 + .seconds(1)) }

  /// What happened to a program that used more.
  func sentence(_ used: Duration) -> String {
    "It used \(used.inSeconds) s of CPU time; the limit is \(cpu.inSeconds) s."
  }

  func isNear(_ used: Duration) -> Bool { used >= cpu - band && used <= cpu + band }
}
