import Domain
@testable import TestForge
import TestSupport
import Testing

@Suite struct ChoicesTests {
  private let problem = Problem.form(
    generator: ["random": ["nums": ["ints": ["length": [0, "size"], "each": [-9, 9]]]]])
  private let command = GeneratorCommand(family: "random", seed: 5, size: 20)

  @Test func `recorded choices replay the same input`() throws {
    let first = try generate(command, for: problem, choices: [])
    let other = GeneratorCommand(family: "random", seed: 99, size: 20)
    #expect(try generate(other, for: problem, choices: first.choices).input == first.input)
  }

  @Test func `smaller choices give simpler inputs`() throws {
    let zeros = [UInt64](repeating: 0, count: 30)
    #expect(try generate(command, for: problem, choices: zeros).input == [[]])
    #expect(try generate(command, for: problem, choices: [3] + zeros).input == [[0, 0, 0]])
    #expect(
      try generate(command, for: problem, choices: [.max] + zeros).input[0].integers.count == 20)
  }

  @Test(arguments: [(-3, 5), (-5, 3), (0, 4), (2, 6), (-6, -2), (-1, 1), (7, 7)])
  func `every number of a range has its choice`(low: Int, high: Int) {
    let numbers = (0...(high - low)).map { choice in
      var choices = Choices(seed: 1, given: [UInt64(choice)])
      return choices.integer(low, high)
    }
    #expect(Set(numbers) == Set(low...high))
    #expect(numbers[0] == min(max(0, low), high))
  }

  @Test func `the least number has its choice as well`() {
    var choices = Choices(seed: 1, given: [.max])
    #expect(choices.integer(.min, 5) == .min)
  }

  @Test func `the whole range of 64 bits can be drawn`() {
    var choices = Choices(seed: 4)
    let numbers = (0..<100).map { _ in choices.integer(.min, .max) }
    #expect(numbers.contains { $0 < 0 } && numbers.contains { $0 > 0 })
  }
}
