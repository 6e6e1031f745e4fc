import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@testable import Trials

/// The gate on the problem `double`, whose brute reference is too slow above fifty elements.
@Suite struct ProposalsTests {
  private func review(
    _ text: String, known: [[Value]] = [[[1]], [[2]], [[-1]]], runner: Runner = .doubling,
    mostBytes: Int? = nil, _ change: (inout Problem) -> Void = { _ in }
  ) async throws -> ProposalReview {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      let place = try #require(try problemPlaces(in: root).first)
      var problem = try ProblemFolder(place).problem
      change(&problem)
      let gate = Proposals(
        problem: problem, runner: runner, known: known, mostBytes: mostBytes)
      var review = try await gate.looked(at: text, from: "small at here")
      gate.settle(&review)
      return review
    }
  }

  private func cases(_ items: String...) -> String {
    "{\"cases\":[\(items.joined(separator: ","))]}"
  }

  @Test(arguments: [
    ("{\"input\":[[3,3]],\"expected\":[6,6]}", "Both references agree; it adds nums: all equal."),
    (
      "{\"input\":[[1,2,3]],\"expected\":[1,2,3]}",
      "Both references agree; it adds nums: ascending. It was expected to give [1,2,3]; the "
        + "references answer [2,4,6]."
    ),
    ("{\"input\":[[0,5,2]]}", "Both references agree; it adds nums: zero."),
  ])
  func `a valid case that both references answer alike and that adds an edge is taken`(
    json: String, reason: String
  ) async throws {
    let item = try #require(try await review(cases(json)).items.first)
    #expect(item.isAccepted)
    #expect(item.reason == reason)
  }

  @Test(arguments: [
    ("{\"input\":[[1]]}", "The same input already exists."),
    ("{\"input\":[[10]]}", "The input isn't valid. nums[0] must be"),
    ("{\"input\":[[]]}", "The input isn't valid. "),
    ("{\"input\":[[1],[2]]}", "The input isn't valid. The input needs 1 argument"),
    ("{\"input\":[\"/etc/passwd\"]}", "The input isn't valid. "),
    ("{\"input\":[[9223372036854775808]]}", "The input isn't valid. "),
    ("{\"input\":7}", "It can't be read: input must be a list"),
    ("{\"input\":[[4,7]]}", "It covers no edge and finds no mistake"),
    (
      "{\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":60}}",
      "brute.swift is too slow for it, so nothing confirms the answer."
    ),
    (
      "{\"generate\":{\"family\":\"nobody\",\"seed\":1,\"size\":6}}",
      "The generator has no such family; its families: "
    ),
    ("{\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":900}}", "The input isn't valid. "),
  ])
  func `anything else is quarantined with the reason`(json: String, reason: String) async throws {
    let review = try await review(cases(json))
    #expect(review.accepted == [])
    let item = try #require(review.quarantined.first)
    #expect(item.reason.hasPrefix(reason), "\(item.reason)")
  }

  @Test func `the second of two alike is not taken, nor what adds the same edge`() async throws {
    let review = try await review(
      cases("{\"input\":[[3,3]]}", "{\"input\":[[3,3]]}", "{\"input\":[[4,4]]}"))
    #expect(review.items.map(\.isAccepted) == [true, false, false])
    #expect(review.items[1].reason == "The same input already exists.")
  }

  @Test func `references that do not agree quarantine a case, whatever was expected`()
    async throws
  {
    let review = try await review(cases("{\"input\":[[3,3]],\"expected\":[6,6]}")) { problem in
      problem.solutions = problem.solutions.map { solution in
        var solution = solution
        if solution.name == "brute" { solution.source = "keeps" }
        return solution
      }
    }
    let item = try #require(review.items.first)
    #expect(!item.isAccepted)
    #expect(item.isExpectationRight == true, "it is compared with the fast reference")
    #expect(item.reason.contains("The references don't agree"))
    #expect(item.reason.contains("[3,3]"))
    #expect(item.reason.contains("[6,6]"))
  }

  @Test func `a reference that crashes confirms nothing`() async throws {
    let review = try await review(cases("{\"input\":[[-3,-3]]}")) { problem in
      problem.solutions = problem.solutions.map { solution in
        var solution = solution
        if solution.name == "fast" { solution.source = "crash-on-negative" }
        return solution
      }
    }
    #expect(review.items.first?.quarantine?.hasPrefix("fast.swift gives no answer") == true)
  }

  @Test func `without a second reference nothing is taken`() async throws {
    await #expect(throws: ProposalError.noReferences(slug: "double")) {
      try await review(cases("{\"input\":[[3,3]]}")) { problem in
        problem.solutions.removeAll { $0.name == "brute" }
      }
    }
  }

  @Test func `order counts unless the case says that it does not`() async throws {
    for (order, isRight) in [("true", false), ("false", true)] {
      let review = try await review(
        cases("{\"input\":[[1,2,3]],\"expected\":[6,4,2],\"orderMatters\":\(order)}"))
      #expect(review.items.first?.isExpectationRight == isRight)
      #expect(review.items.first?.isAccepted == true)
      #expect(review.items.first?.answer == [2, 4, 6], "the references' answer is kept")
    }
  }

  @Test func `a long input is not kept as a learner's own`() async throws {
    let review = try await review(cases("{\"input\":[[3,3,3,3,3,3]]}"), mostBytes: 10)
    #expect(review.items.first?.reason.hasPrefix("The input is too long") == true)
  }

  @Test func `few large inputs are tried at one time`() async throws {
    let items = (0..<9).map {
      "{\"generate\":{\"family\":\"random\",\"seed\":\($0),\"size\":90000}}"
    }
    let review = try await review("[\(items.joined(separator: ","))]")
    let reasons = review.items.map(\.reason)
    #expect(reasons.filter { $0.hasPrefix("More than 6 large inputs") }.count == 3)
  }

  @Test func `what is shown of a proposal moves no cursor and turns no letters`() async throws {
    let review = try await review(
      cases(
        "{\"input\":[\"a\\u009b2J\\u202eb\"]}",
        "{\"input\":[[3,3]],\"expected\":\"a\\u009b2J\\u202eb\"}"))
    #expect(review.items.map(\.isAccepted) == [false, true])
    #expect(review.items[0].excerpt == "[\"a2Jb\"]")
    #expect(review.items[0].reason.contains("not \"a2Jb\"."), "\(review.items[0].reason)")
    #expect(
      review.items[1].reason.hasSuffix(
        "It was expected to give \"a2Jb\"; the references answer [6,6]."))
  }

  @Test func `hostile values in the place of an answer do no harm`() async throws {
    for expected in ["{\"a\":{}}", "[[[[]]]]", "1e308", "\"<script>\"", "null", "[null,{}]"] {
      let item = try await review(cases("{\"input\":[[3,3]],\"expected\":\(expected)}")).items[0]
      #expect(item.isAccepted)
      #expect(item.isExpectationRight == false)
      #expect(item.answer == [6, 6])
    }
  }
}
