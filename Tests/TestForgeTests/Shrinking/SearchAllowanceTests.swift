import Domain
import Synchronization
import TestForge
import TestSupport
import Testing

/// A judge that charges what a candidate costs, and starts none that the allowance may not pay for.
private final class CostlyJudge: Sendable {
  private struct Record {
    var allowance = SearchAllowance(total: .seconds(2))
    var cases = 0
    /// The size of the smallest input that was seen to fail.
    var smallest: Int
  }

  /// What a candidate is stopped at.
  static let most = Duration.milliseconds(140)

  private let record: Mutex<Record>
  private let problem: Problem
  private let reserve: Duration
  private let cost: @Sendable (_ size: Int, _ number: Int) -> Duration

  init(
    _ problem: Problem, from start: [Value], keeping reserve: Duration,
    cost: @escaping @Sendable (_ size: Int, _ number: Int) -> Duration
  ) {
    self.problem = problem
    self.reserve = reserve
    self.cost = cost
    record = Mutex(Record(smallest: inputSize(start, of: problem)))
  }

  var spent: Duration { record.withLock(\.allowance.spent) }
  var cases: Int { record.withLock(\.cases) }
  var smallest: Int { record.withLock(\.smallest) }

  func answer(_ inputs: [[Value]]) -> Shrinker.Answer {
    record.withLock { record in
      var start = 0
      while start < inputs.count {
        let mean = record.allowance.spent / max(1, record.cases)
        let likely = inputs[start...].map { _ in mean }
        let count = record.allowance.affordable(likely, most: Self.most, keeping: reserve)
        guard count > 0 else { return .isSpent }
        for index in start..<start + count {
          guard record.allowance.affords(Self.most, keeping: reserve) else { return .isSpent }
          let size = inputSize(inputs[index], of: problem)
          record.cases += 1
          record.allowance.charge(min(Self.most, cost(size, record.cases)))
          guard Self.fails(inputs[index]) else { continue }
          record.smallest = min(record.smallest, size)
          return .failed(index)
        }
        start += count
      }
      return .nothingFailed
    }
  }

  static func fails(_ input: [Value]) -> Bool {
    let numbers = input[0].elements?.compactMap(\.integer) ?? []
    return numbers.contains(777) && numbers.contains(-777) && numbers.count > 5
  }
}

@Suite struct SearchAllowanceTests {
  private let problem = Problem.form(
    constraints: ["nums": ["length": [1, 200], "each": [-1000, 1000]]],
    generator: [
      "random": ["nums": ["ints": ["length": [1, "size"], "each": [-1000, 1000]]]]
    ])

  static let costs: [(name: String, cost: @Sendable (_ size: Int, _ number: Int) -> Duration)] = [
    ("half a millisecond each", { _, _ in .microseconds(500) }),
    ("as much as there may be", { _, _ in CostlyJudge.most }),
    ("by size", { size, _ in .milliseconds(size) }),
    ("little, then the most", { _, number in number < 300 ? .milliseconds(1) : CostlyJudge.most }),
    ("one of fifty hangs", { _, number in number % 50 == 0 ? CostlyJudge.most : .zero }),
  ]

  @Test(arguments: costs.indices, [Duration.zero, .milliseconds(1_500)])
  func `whatever candidates cost, the sum stays within two seconds and nothing found is lost`(
    index: Int, reserve: Duration
  ) async throws {
    let start: [Value] = [.array((0..<120).map { .int($0 == 40 ? 777 : $0 == 90 ? -777 : $0) })]
    let judge = CostlyJudge(problem, from: start, keeping: reserve, cost: Self.costs[index].cost)
    let found = try #require(
      try await Shrinker.smallest(from: [start], of: problem) { judge.answer($0) })
    let name = Self.costs[index].name
    #expect(judge.spent + reserve <= .seconds(2), "\(name): \(judge.spent)")
    #expect(judge.cases > 0, "\(name)")
    #expect(CostlyJudge.fails(found), "\(name)")
    #expect(inputSize(found, of: problem) == judge.smallest, "\(name)")
  }

  @Test func `nothing is started that may cost more than is left`() {
    var allowance = SearchAllowance(total: .seconds(2))
    allowance.charge(.milliseconds(1_800))
    #expect(allowance.left == .milliseconds(200))
    #expect(allowance.affords(.milliseconds(200)))
    #expect(!allowance.affords(.milliseconds(201)))
    #expect(!allowance.affords(.milliseconds(150), keeping: .milliseconds(60)))
    allowance.charge(.seconds(1))
    #expect(allowance.left == .zero)
    #expect(!allowance.affords(.zero))
  }

  @Test(
    arguments: [
      ([10, 10, 10, 10], 100, 0, 4), ([10, 10, 10, 10], 180, 0, 3), ([10, 10, 10, 10], 180, 20, 1),
      ([10, 10], 201, 0, 0), ([300, 10], 50, 0, 0), ([150, 60], 50, 0, 1), ([], 50, 0, 0),
    ] as [([Int], Int, Int, Int)])
  func `so many are started together as the last may still cost the most`(
    likely: [Int], most: Int, reserve: Int, count: Int
  ) {
    var allowance = SearchAllowance(total: .seconds(2))
    allowance.charge(.milliseconds(1_800))
    let found = allowance.affordable(
      likely.map { .milliseconds($0) }, most: .milliseconds(most),
      keeping: .milliseconds(reserve))
    #expect(found == count)
  }
}
