import Domain
import KeeperFuzz
import Testing

@testable import Judge

/// CPU time decides, wall time is the guard, and waiting is told apart: the keeper's own code, asked
/// with a clock of the test's, up to the word that a learner reads.
struct LimitsTests {
  private static let limit = TimeLimit(milliseconds: 1000)

  @Test(arguments: [
    (100, 115, 1300), (1000, 1150, 4000), (2000, 2250, 7000), (10_000, 10_250, 31_000),
  ])
  func `a case is stopped beyond doubt of its CPU time, or at three times the limit and a second`(
    limit: Int, cpu: Int, wall: Int
  ) {
    let budget = TimeLimit(milliseconds: limit).budget
    #expect(budget.cpu == .milliseconds(cpu))
    #expect(budget.wall == .milliseconds(wall))
  }

  #if os(Linux)
    struct Use: Sendable {
      var cpu: Int
      var wall: Int
      var waited = 0
    }

    /// Milliseconds under a limit of 1 s, which is 1.15 s of CPU time and 4 s of wall time.
    static let uses: [(Use, VerdictKind?)] = [
      (Use(cpu: 0, wall: 0), nil),
      (Use(cpu: 999, wall: 1000), nil),
      // Too near to call: it may go on, and its time is looked at again when it has answered.
      (Use(cpu: 1150, wall: 1200), nil),
      (Use(cpu: 1151, wall: 1151), .timeLimit),
      // Several threads use more CPU time than wall time.
      (Use(cpu: 1151, wall: 300), .timeLimit),
      // A slow host alone stops nobody before the guard.
      (Use(cpu: 900, wall: 4000), nil),
      (Use(cpu: 900, wall: 4001), .timeLimit),
      (Use(cpu: 1151, wall: 9000), .timeLimit),
      // Half of its CPU time is where work ends and waiting begins.
      (Use(cpu: 575, wall: 4001), .timeLimit),
      (Use(cpu: 574, wall: 4001), .idleLimit),
      (Use(cpu: 0, wall: 3999), nil),
      (Use(cpu: 0, wall: 4001), .idleLimit),
      // Time in which the host had the word is not the program's.
      (Use(cpu: 0, wall: 60_000, waited: 56_000), nil),
      (Use(cpu: 0, wall: 60_001, waited: 56_000), .idleLimit),
      (Use(cpu: 1151, wall: 60_000, waited: 59_000), .timeLimit),
    ]

    @Test(arguments: uses)
    func `what a case has used decides its verdict`(use: Use, kind: VerdictKind?) throws {
      let budget = Self.limit.budget
      let cause = keeper_limit(
        budget.cpu.wholeNanoseconds, budget.wall.wholeNanoseconds,
        Duration.milliseconds(use.cpu).wholeNanoseconds,
        Duration.milliseconds(use.wall).wholeNanoseconds,
        Duration.milliseconds(use.waited).wholeNanoseconds)
      #expect(try Self.verdict(cause: cause, cpu: use.cpu) == kind)
    }

    private static func verdict(cause: Int32, cpu: Int) throws -> VerdictKind? {
      guard cause >= 0 else { return nil }
      // As the order of `enum cause` in jail.h.
      let causes: [JailExit.Cause] = [.program, .cpuLimit, .wallLimit, .idleLimit]
      var record = Sitting.Record()
      record.cpuNanoseconds = Duration.milliseconds(cpu).wholeNanoseconds
      let outcome = try Outcome(
        JailExit(status: .signaled(9), cause: causes[Int(cause)]), record: record, limit: limit,
        crash: nil, obituary: nil)
      guard case .failed(let kind, let note, _) = outcome else { return nil }
      #expect(!note.isEmpty)
      return kind
    }
  #endif
}

extension Duration {
  fileprivate var wholeNanoseconds: UInt64 {
    UInt64(components.seconds) * 1_000_000_000 + UInt64(components.attoseconds / 1_000_000_000)
  }
}
