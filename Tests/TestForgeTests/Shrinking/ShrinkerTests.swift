import Domain
import Synchronization
import TestForge
import TestSupport
import Testing

/// A program that fails where it is told to, and notes what it was asked.
private final class FakeProgram: Sendable {
  private let record = Mutex((batches: 0, asked: [[Value]]()))
  let mostBatches: Int
  let fails: @Sendable ([Value]) -> Bool

  init(mostBatches: Int = .max, fails: @escaping @Sendable ([Value]) -> Bool) {
    self.mostBatches = mostBatches
    self.fails = fails
  }

  var batches: Int { record.withLock(\.batches) }
  var asked: [[Value]] { record.withLock(\.asked) }

  func answer(_ inputs: [[Value]]) -> Shrinker.Answer {
    record.withLock { record in
      guard record.batches < mostBatches else { return .isSpent }
      record.batches += 1
      let failed = inputs.firstIndex(where: fails)
      record.asked += inputs.prefix((failed ?? inputs.count - 1) + 1)
      return failed.map(Shrinker.Answer.failed) ?? .nothingFailed
    }
  }
}

@Suite struct ShrinkerTests {
  private let numbers = Problem.form(
    constraints: ["nums": ["length": [1, 50], "each": [-1000, 1000]]],
    generator: [
      "random": ["nums": ["ints": ["length": [1, "size"], "each": [-1000, 1000]]]],
      "equal": ["nums": ["ints": ["length": "size", "each": [0, 9], "order": "all-equal"]]],
    ])

  private func smallest(
    _ program: FakeProgram, from failing: [[Value]] = [], of problem: Problem
  ) async throws -> [Value]? {
    try await Shrinker.smallest(from: failing, of: problem) { program.answer($0) }
  }

  static let bugs: [(name: String, fails: @Sendable ([Int]) -> Bool, smallest: [Int])] = [
    ("any", { _ in true }, [0]),
    ("a number above 41", { $0.contains { $0 > 41 } }, [42]),
    ("a number below -6", { $0.contains { $0 < -6 } }, [-7]),
    ("two equal neighbours", { zip($0, $0.dropFirst()).contains { $0 == $1 } }, [0, 0]),
    ("a rise", { zip($0, $0.dropFirst()).contains { $0 < $1 } }, [0, 1]),
    ("four numbers", { $0.count > 3 }, [0, 0, 0, 0]),
    ("a sum above 100", { $0.reduce(0, +) > 100 }, [101]),
    (
      "the last is the largest of three",
      { $0.count > 2 && $0.max() == $0.last && $0[0] < $0[$0.count - 1] }, [0, 0, 1]
    ),
  ]

  @Test(arguments: bugs.indices)
  func `random inputs shrink to the smallest that fails`(index: Int) async throws {
    let bug = Self.bugs[index]
    let program = FakeProgram { bug.fails($0[0].elements?.compactMap(\.integer) ?? []) }
    let found = try await smallest(program, of: numbers)
    #expect(found == [.array(bug.smallest.map(Value.int))], "\(bug.name)")
    #expect(program.batches < 120, "\(bug.name) took \(program.batches) batches")
    #expect(program.asked.count < 6_000, "\(bug.name) took \(program.asked.count) inputs")
    #expect(Set(program.asked).count == program.asked.count, "\(bug.name) asked twice")
  }

  @Test func `only valid inputs are ever asked for`() async throws {
    let program = FakeProgram { $0[0].elements?.contains(500) == true }
    let start: [Value] = [.array((480...520).map(Value.int))]
    #expect(try await smallest(program, from: [start], of: numbers) == [[500]])
    #expect(program.asked.allSatisfy { validate($0, for: numbers).isEmpty })
  }

  @Test func `a failing case that no small input repeats is shrunk itself`() async throws {
    let program = FakeProgram { input in
      let numbers = input[0].elements?.compactMap(\.integer) ?? []
      return numbers.contains(777) && numbers.contains(-777)
    }
    let start: [Value] = [[3, 777, 5, 9, -777, 12, 12]]
    #expect(try await smallest(program, from: [start], of: numbers) == [[-777, 777]])
  }

  @Test func `of several failing cases the smallest is the beginning`() async throws {
    let program = FakeProgram { _ in false }
    let failing: [[Value]] = [[[9, 9, 9]], [[5]], [[5, 6]]]
    #expect(try await smallest(program, from: failing, of: numbers) == [[5]])
    #expect(try await smallest(program, of: numbers) == nil)
  }

  @Test(arguments: 0..<8)
  func `a search that is spent gives the best so far and asks no more`(batches: Int) async throws {
    let fails: @Sendable ([Value]) -> Bool = {
      $0[0].elements?.contains { ($0.integer ?? 0) > 41 } == true
    }
    let program = FakeProgram(mostBatches: batches, fails: fails)
    let start: [Value] = [[1, 2, 999, 4]]
    let found = try #require(try await smallest(program, from: [start], of: numbers))
    #expect(fails(found))
    #expect(inputSize(found, of: numbers) <= 4)
    #expect(program.batches <= batches)
  }

  @Test func `a large failing input is cut down by halves, not one by one`() async throws {
    var problem = numbers
    problem.constraints = ["nums": ["length": [1, 100_000], "each": [0, 1_000_000]]]
    problem.generator = [:]
    let program = FakeProgram { ($0[0].elements ?? []).contains(654_321) }
    let start: [Value] = [.array((0..<3_000).map { .int($0 == 2_345 ? 654_321 : $0 % 7) })]
    #expect(try await smallest(program, from: [start], of: problem) == [[654_321]])
    #expect(program.batches < 100)
  }

  @Test func `what all small inputs prove the smallest is found with few questions`() async throws {
    let program = FakeProgram { ($0[0].elements?.count ?? 0) > 1 }
    let start: [Value] = [.array((0..<40).map(Value.int))]
    #expect(try await smallest(program, from: [start], of: numbers) == [[0, 0]])
    #expect(program.asked.count < 200, "\(program.asked.count) inputs")
    let again = FakeProgram { ($0[0].elements?.count ?? 0) > 1 }
    #expect(try await smallest(again, from: [[[0, 0]]], of: numbers) == [[0, 0]])
    #expect(again.asked.count < 200, "\(again.asked.count) inputs")
  }

  @Test func `a value that the small inputs lack is found all the same`() async throws {
    // Three equal numbers are in the domain; one number between 5 and 900 is not.
    let program = FakeProgram { input in
      let numbers = input[0].elements?.compactMap(\.integer) ?? []
      return numbers.count == 1 && (5...900).contains(numbers[0])
        || numbers.count > 2 && Set(numbers).count == 1
    }
    #expect(try await smallest(program, of: numbers) == [[5]])
  }

  @Test func `large candidates are put forward a few at a time`() async throws {
    var problem = numbers
    problem.constraints = ["nums": ["length": [1, 100_000], "each": [0, 1_000_000]]]
    problem.generator = [:]
    let start: [Value] = [.array((0..<10_000).map { .int(900_000 + $0) })]
    let most = Mutex(0)
    _ = try await Shrinker.smallest(from: [start], of: problem) { inputs in
      let bytes = inputs.dropLast().reduce(0) { $0 + Value.array($1).json.utf8.count }
      most.withLock { $0 = max($0, bytes) }
      return .nothingFailed
    }
    let found = most.withLock { $0 }
    #expect(found > 0)
    #expect(found <= 1 << 18)
  }

  @Test func `what the oracle throws ends the search`() async {
    await #expect(throws: CancellationError.self) {
      try await Shrinker.smallest(from: [], of: numbers) { _ in throw CancellationError() }
    }
  }
}
