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

    /// A program as its keeper finds it, in microseconds between two looks.
    struct Manner: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var works: UInt64 = 0
      var stands: UInt64 = 0
      var rests: UInt64 = 0
      var wantsEvery: UInt32 = 0
    }

    static let waiting = [
      Manner(testDescription: "sleeps", rests: 50_000),
      Manner(testDescription: "sleeps on a machine that stands still at times", rests: 1_500_000),
      Manner(testDescription: "wakes up now and then", works: 100, rests: 50_000),
      Manner(
        testDescription: "wakes up on a busy machine", works: 100, stands: 45_000, rests: 10_000,
        wantsEvery: 3),
    ]

    static let working = [
      Manner(testDescription: "works", works: 50_000, wantsEvery: 1),
      Manner(testDescription: "works and pauses by turns", works: 20_000, rests: 30_000),
      Manner(testDescription: "hardly gets to work", works: 1000, stands: 100_000, wantsEvery: 1),
      Manner(testDescription: "never gets to work", stands: 50_000, wantsEvery: 1),
      Manner(
        testDescription: "is seen only between two pieces of work", works: 1000, stands: 100_000,
        rests: 2000),
    ]

    @Test(arguments: waiting)
    func `who waits is asleep, however busy the machine`(manner: Manner) {
      let view = Self.view(of: manner)
      #expect(view.is_asleep != 0)
      #expect(view.idle_looks * 2 > view.looks)
    }

    @Test(arguments: working)
    func `who works is never idle, however busy the machine`(manner: Manner) {
      let view = Self.view(of: manner)
      #expect(view.is_asleep == 0)
      #expect(view.idle_looks == 0)
    }

    @Test(arguments: waiting)
    func `a recording that waits is ended by its rest, long before the guard`(manner: Manner) {
      let view = Self.view(of: manner, wall: .seconds(600), rest: .seconds(4))
      #expect(view.is_idle != 0 && view.is_asleep != 0)
      #expect(view.wall < Duration.seconds(60).wholeNanoseconds)
    }

    @Test(arguments: working)
    func `a recording that works is not ended early by a busy machine`(manner: Manner) {
      let view = Self.view(of: manner, wall: .seconds(600), rest: .seconds(4))
      #expect(view.wall > Duration.seconds(600).wholeNanoseconds)
    }

    private static func view(
      of manner: Manner, wall: Duration = limit.budget.wall, rest: Duration = .zero
    ) -> keeper_view {
      var program = keeper_program(
        works: manner.works * 1000, stands: manner.stands * 1000, rests: manner.rests * 1000,
        wants_every: manner.wantsEvery)
      return keeper_sees(&program, wall.wholeNanoseconds, rest.wholeNanoseconds)
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
