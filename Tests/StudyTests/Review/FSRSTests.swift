import Domain
import Testing

@testable import Study

/// The vectors that PY (py-fsrs 6.3.1), TS (ts-fsrs) and RS (fsrs-rs 6.6.1) publish.
@Suite struct FSRSTests {
  typealias Parameters = FSRS.Parameters
  typealias MemoryState = FSRS.MemoryState

  /// FSRS-5 weights of the tests of RS.
  static let weightsRS = [
    0.6845422, 1.6790825, 4.7349424, 10.042885, 7.4410233, 0.64219797, 1.071918, 0.0025195254,
    1.432437, 0.1544, 0.8692766, 2.0696752, 0.0953, 0.2975, 2.4691248, 0.19542035, 3.201072,
    0.18046261, 0.121442534,
  ]

  static func withoutSameDay(_ parameters: Parameters) -> Parameters {
    var weights = parameters.weights
    weights.replaceSubrange(17...19, with: [0, 0, 0])
    return Parameters(weights) ?? .standard
  }

  static func isNear(_ left: Double, _ right: Double, by tolerance: Double = 1e-4) -> Bool {
    abs(left - right) <= tolerance
  }

  @Test func `the curve's constants follow from its exponent`() {
    #expect(Self.isNear(Parameters.standard.factor, 0.9803464944, by: 1e-10))
    #expect(Self.isNear(Parameters.version5.factor, 19.0 / 81, by: 1e-12))
  }

  @Test func `a first grade sets stability and difficulty`() {
    let states = Grade.allCases.map { Parameters.standard.next(nil, after: 0, grade: $0) }
    #expect(states.map(\.stability) == [0.212, 1.2931, 2.3065, 8.2956])
    let difficulties = [6.4133, 5.112_170_71, 2.118_103_97, 1]
    #expect(zip(states, difficulties).allSatisfy { Self.isNear($0.difficulty, $1, by: 1e-8) })
    let older = Grade.allCases.map { Parameters.version5.next(nil, after: 0, grade: $0) }
    let known = [7.1949, 6.488_305_27, 5.282_434_42, 3.224_501_59]
    #expect(zip(older, known).allSatisfy { Self.isNear($0.difficulty, $1, by: 1e-8) })
  }

  @Test(arguments: [
    (Double(0), Double(1), 1.0), (1, 1, 0.9), (2, 1, 0.845_884_65), (3, 1, 0.809_388_1),
    (0, 1, 1), (1, 2, 0.940_344_3), (2, 3, 0.925_378_6), (3, 4, 0.918_522_9), (4, 4, 0.9),
    (5, 2, 0.826_135_9), (8, 8.2956, 0.902_473_3),
  ])
  func `the chance of still knowing falls with the days`(
    days: Double, stability: Double, chance: Double
  ) {
    let found = Parameters.standard.retrievability(after: days, stability: stability)
    #expect(Self.isNear(found, chance, by: 5e-8))
  }

  @Test(arguments: [
    (0.1, 3_116_769), (0.2, 34_793), (0.3, 2508), (0.4, 387), (0.5, 90), (0.6, 27), (0.7, 9),
    (0.8, 3), (0.9, 1), (1.0, 1),
  ])
  func `an interval ends when the chance is as wanted`(retention: Double, days: Int) {
    let free = Parameters.standard.interval(
      stability: 1, retention: retention, longest: 10_000_000)
    #expect(free == days)
    let held = Parameters.standard.interval(stability: 1, retention: retention)
    #expect(held == min(days, FSRS.longestInterval))
  }

  @Test(arguments: [
    (Grade.again, 8.341_762_37, 8.354_889), (.hard, 6.665_995_36, 6.677_444_5),
    (.good, 4.990_228_37, 5), (.easy, 3.314_461_37, 3.322_555_5),
  ])
  func `difficulty moves with a grade and drifts back`(
    grade: Grade, difficulty: Double, moved: Double
  ) {
    let parameters = Parameters.standard
    #expect(Self.isNear(parameters.difficulty(after: grade, from: 5), difficulty, by: 1e-8))
    #expect(Self.isNear(parameters.movedDifficulty(after: grade, from: 5), moved, by: 5e-7))
  }

  @Test(arguments: [
    (Grade.again, 1.0, 0.9, 25.602_521_18, 1.052_539_61, 1.596_818),
    (.hard, 2.0, 0.8, 28.226_570_96, 1.189_432_95, 5.0),
    (.good, 3.0, 0.7, 58.655_991_07, 1.368_083_87, 5.0),
    (.easy, 4.0, 0.6, 127.226_692_5, 1.584_988_96, 8.129_609_56),
  ])
  func `stability after recalling, forgetting and a same-day repetition`(
    grade: Grade, difficulty: Double, chance: Double, recalled: Double, forgotten: Double,
    sameDay: Double
  ) {
    let (parameters, state) = (
      Parameters.standard, MemoryState(stability: 5, difficulty: difficulty)
    )
    // The formula itself knows only bonus and penalty, so Again counts as Good in it.
    let found = parameters.recalled(state, chance: chance, grade: grade)
    #expect(Self.isNear(found, recalled, by: 1e-7))
    #expect(
      Self.isNear(
        parameters.forgottenWithoutCap(state, chance: chance), forgotten, by: 1e-7))
    #expect(Self.isNear(parameters.sameDay(5, grade: grade), sameDay, by: 1e-6))
  }

  static let histories: [(Parameters, [Int], [Grade], Double, Double?)] = {
    let gaps = [0, 0, 1, 3, 8, 21]
    let grades: [Grade] = [.again, .good, .good, .good, .good, .good]
    let five = Parameters.version5
    return [
      (.standard, gaps, grades, 53.62691, 6.357_486_7),
      (withoutSameDay(.standard), gaps, grades, 53.335_106, 6.357_486_7),
      (five, gaps, grades, 48.265_494_38, 7.104_417_12),
      (withoutSameDay(five), gaps, grades, 48.065_163, nil),
      (
        Parameters(weightsRS) ?? .standard, [0, 1, 3, 8, 21],
        [.again, .good, .good, .good, .good], 31.722_992, 7.382_128
      ),
    ]
  }()

  @Test(arguments: histories)
  func `a history ends in its memory state`(
    parameters: Parameters, gaps: [Int], grades: [Grade], stability: Double, difficulty: Double?
  ) throws {
    var state: MemoryState?
    for (gap, grade) in zip(gaps, grades) {
      if let before = state, gap == 0 {
        state = parameters.repeated(before, grade: grade)
      } else {
        state = parameters.next(state, after: Double(gap), grade: grade)
      }
    }
    let found = try #require(state)
    #expect(Self.isNear(found.stability, stability))
    if let difficulty { #expect(Self.isNear(found.difficulty, difficulty)) }
  }

  @Test func `a state goes on from where it was left`() throws {
    let parameters = try #require(Parameters(Self.weightsRS))
    let state = MemoryState(stability: 20.925_528, difficulty: 7.005_062)
    let next = parameters.next(state, after: 21, grade: .good)
    #expect(Self.isNear(next.stability, 40.87456))
    #expect(Self.isNear(next.difficulty, 6.991_380_7))
  }

  @Test func `memory stays within its bounds`() {
    var easy: MemoryState?
    for _ in 0..<10 { easy = Parameters.standard.next(easy, after: 0, grade: .easy) }
    #expect(easy?.difficulty == 1)
    var forgotten: MemoryState?
    for _ in 0..<1000 {
      forgotten = Parameters.standard.next(forgotten, after: 1, grade: .again)
    }
    #expect((forgotten?.stability ?? 0) >= 0.001)
  }
}
