import Domain
import TestSupport
import Testing

@testable import TestForge

@Suite struct SmallDomainTests {
  private let lists = Problem.form(
    constraints: ["nums": ["length": [0, 3], "each": [0, 1]]],
    generator: ["any": ["sizes": [0, 3], "nums": ["ints": ["length": "size", "each": [0, 1]]]]])

  @Test func `a small domain is whole and smallest first`() throws {
    let domain = try SmallDomain(of: lists, most: 100)
    #expect(domain.inputs.count == 1 + 2 + 4 + 8)
    #expect(Set(domain.inputs).count == domain.inputs.count)
    #expect(domain.inputs.first == [[]])
    #expect(domain.inputs.last == [[1, 1, 1]])
    #expect(domain.wholeSizes == ["any": 3])
  }

  @Test func `a larger one ends at the cap and says how far it is whole`() throws {
    let domain = try SmallDomain(of: lists, most: 10)
    #expect(domain.inputs.count == 10)
    #expect(domain.wholeSizes == ["any": 2])
  }

  @Test(arguments: [(0, 0), (1, 1), (10, 4), (30, 8), (1_000, 15)])
  func `few choices make it smaller, with the smallest inputs still`(
    choices: Int, count: Int
  ) throws {
    let domain = try SmallDomain(of: lists, most: 100, mostChoices: choices)
    #expect(domain.inputs.count == count)
    let whole = try SmallDomain(of: lists, most: 100).inputs
    #expect(domain.inputs == Array(whole.prefix(count)))
    #expect((domain.wholeSizes["any"] == 3) == (count == whole.count))
  }

  @Test func `what the validator refuses is left out`() throws {
    var problem = lists
    problem.constraints = ["nums": ["length": [0, 3], "each": [0, 1], "distinct": true]]
    #expect(
      try SmallDomain(of: problem, most: 100).inputs == [[[]], [[0]], [[1]], [[0, 1]], [[1, 0]]])
  }

  @Test func `the families share the cap`() throws {
    var problem = lists
    let family: Value = ["sizes": [0, 3], "nums": ["ints": ["length": "size", "each": [0, 1]]]]
    problem.generator = [
      "any": family, "equal": ["nums": ["ints": ["length": 2, "each": [0, 1], "order": "equal"]]],
    ]
    let domain = try SmallDomain(of: problem, most: 8)
    #expect(domain.inputs.count >= 4)
    #expect(domain.inputs.contains([[0, 0]]))
  }

  private func numbers(sizes: Value, each: Value) -> Problem {
    Problem.form(
      constraints: ["nums": ["length": [0, 8], "each": [0, 9]]],
      generator: ["any": ["sizes": sizes, "nums": ["ints": ["length": "size", "each": each]]]])
  }

  @Test(
    arguments: [
      ([0, 4], [0, 1], 100, true), ([0, 3], [0, 1], 100, false), ([1, 1], [0, 0], 100, false),
      ([0, 4], [0, 1], 20, false), ([8, 8], [0, 9], 40, false), ([1, 1], [10, 12], 100, false),
    ] as [(Value, Value, Int, Bool)])
  func `agreement tells nothing on a few inputs, nor where no size is whole`(
    sizes: Value, each: Value, most: Int, tells: Bool
  ) throws {
    let domain = try SmallDomain(of: numbers(sizes: sizes, each: each), most: most)
    #expect(domain.isTelling == tells, "\(domain.inputs.count) inputs, \(domain.wholeSizes)")
  }

  @Test func `a problem without families has no input that tells anything`() throws {
    let domain = try SmallDomain(of: .form(), most: 100)
    #expect(domain.inputs == [])
    #expect(!domain.isTelling)
  }
}
