@testable import AuthoringFeature
import Catalogue
import Domain
import Testing
import TestSupport

@Suite struct BalanceTests {
  private func findings(
    _ inputs: [[Value]], _ answers: [Value], of problem: Problem = .twoSum,
    sameAnswer: Int? = nil
  ) -> [String] {
    var terms = GateTerms()
    terms.sameAnswer = sameAnswer
    return balanceFindings(inputs: inputs, answers: answers, problem: problem, terms: terms)
  }

  /// A hundred inputs of growing length.
  private let growing = (1...100).map { [Value.array(Array(repeating: 7, count: $0)), 3] }

  private static let answers: [(same: Int, isBoolean: Bool, allowed: Int?, isRefused: Bool)] = [
    (60, false, nil, false), (61, false, nil, true), (61, false, 75, false),
    (76, false, 75, true), (80, true, nil, false), (81, true, nil, true), (19, true, nil, true),
  ]

  @Test(arguments: answers.indices)
  func `one answer must not be nearly always right`(index: Int) {
    let (same, isBoolean, allowed, isRefused) = Self.answers[index]
    let answers = (0..<100).map { place -> Value in
      if isBoolean { return .bool(place < same) }
      return place < same ? 5 : .int(100 + place)
    }
    #expect(findings(growing, answers, sameAnswer: allowed).isEmpty != isRefused)
  }

  @Test func `of a class every method that returns something is held to it`() {
    var problem = Problem.twoSum
    problem.signature = .design(
      DesignSignature(
        className: "Box", constructor: [],
        methods: [
          .init(name: "add", parameters: [Parameter(name: "val", type: .int)], returns: .void),
          .init(name: "size", parameters: [], returns: .int),
          .init(name: "isEmpty", parameters: [], returns: .bool),
        ]))
    problem.comparator = .replay
    let inputs: [[Value]] = (0..<30).map { count in
      [["Box", "add", "size", "isEmpty"], [[], [.int(count)], [], []]]
    }
    let answers = (0..<30).map { Value.array([nil, nil, .int($0), false]) }
    let found = findings(inputs, answers, of: problem)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("generator: the answer of isEmpty is false on 100 %"))
  }

  @Test func `most inputs must be larger than the smallest`() {
    let answers = (0..<100).map { Value.int($0) }
    let mostlySmall = (0..<100).map { index in
      [Value.array(Array(repeating: 7, count: index < 51 ? 1 : 9)), 3]
    }
    #expect(
      findings(mostlySmall, answers) == [
        "generator: only 49 of 100 random inputs are larger than the smallest one: give the "
          + "families larger sizes."
      ])
    #expect(findings(growing, answers) == [])
  }

  @Test func `where all inputs have one size their numbers count`() {
    let answers = (0..<100).map { Value.int($0) }
    let small = (0..<100).map { [Value.int($0 < 60 ? 1 : 900), 0] }
    #expect(findings(small, answers).count == 1)
    let board = Array(repeating: [Value.string("x")], count: 100)
    #expect(findings(board, answers) == [])
  }
}
