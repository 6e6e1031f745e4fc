@testable import AuthoringFeature
import Catalogue
import Domain
import Foundation
@testable import OnlineFeature
import TestForge
import Testing
import TestSupport

@Suite struct ProblemSkeletonTests {
  private static let signatures = [
    "twoSum(nums: [int], target: int) -> [int]", "solve(board: inout [[char]])",
    "f(a: bool, b: double, c: long, d: [string], e: [bool]) -> string",
    "f(a: ListNode, b: TreeNode, c: [ListNode]) -> TreeNode", "f(a: GraphNode) -> GraphNode",
    "f(a: RandomNode) -> RandomNode", "Stack(k: int); push(x: int); pop() -> int; top() -> [int]",
    "Counter(); next() -> int", "Words(all: [[string]]); find(word: [string]) -> int",
  ]

  private func skeleton(
    _ slug: String = "new-one", _ signature: String = signatures[0], number: Int? = 7
  ) throws -> ProblemSkeleton {
    try ProblemSkeleton(
      slug: slug, title: nil, number: number, topic: .stack, difficulty: .medium,
      lists: ["neetcode150"], isPremium: false, signature: signature)
  }

  @Test(arguments: signatures)
  func `a skeleton can be read, and its families make valid inputs`(signature: String)
    async throws
  {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      let path = try skeleton("new-one", signature, number: nil).write(into: root)
      #expect(path == "Content/problems/stack/new-one")
      let places = try problemPlaces(in: root)
      let folder = try ProblemFolder(try #require(places.first { $0.slug == "new-one" }))
      let problem = folder.problem
      #expect(problem.summary.title == "New One")
      #expect(problem.solutions.map(\.name) == ["brute", "fast", "fast"])
      #expect(folder.mutants.count == 4)
      #expect(checkForm(of: problem) == [])
      let bounds = try OfficialBounds(of: problem)
      #expect(bounds.differences + bounds.unbounded == [])
      #expect(bounds.missing(inConstraints: problem.statement) == [])
      for (name, _) in families(of: problem) {
        for size in 1...4 {
          let command = GeneratorCommand(family: name, seed: 1, size: size)
          let input = try generate(command, for: problem)
          #expect(validate(input, for: problem) == [], "\(Value.array(input).json)")
          #expect(bounds.findings(in: input) == [])
        }
      }
    }
  }

  @Test(arguments: signatures)
  func `the large case of a skeleton is made in no time`(signature: String) async throws {
    try await withTemporaryFolder { root in
      try FileManager.default.createDirectory(
        at: root.appending(path: "problems"), withIntermediateDirectories: true)
      _ = try skeleton("new-one", signature).write(into: root)
      let folder = try ProblemFolder(try #require(try problemPlaces(in: root).first))
      let large = GeneratorCommand(family: "large", seed: 1, size: 1000)
      let input = try generate(large, for: folder.problem)
      #expect(Value.array(input).json.utf8.count < 500_000)
    }
  }

  @Test func `the gate lists what is missing and runs nothing`() async throws {
    try await withTemporaryFolder { root in
      try FileManager.default.createDirectory(
        at: root.appending(path: "problems"), withIntermediateDirectories: true)
      _ = try skeleton().write(into: root)
      let reports = try await Authoring.verify(
        .these(["new-one"]), contentFolder: root, runner: .doubling, settings: .doubling)
      let failures = try #require(reports.first).failures
      for failure in [
        "mutants/first-mistake.swift:1: TODO: a mistake that people make; name the file after it.",
        "solutions/fast.swift:1: TODO: the best idea in one sentence.",
        "statement.md:1: TODO: the task in our own words, never LeetCode's text.",
        "tests.json:2: TODO: example 1, and why its answer is right",
        "tests.json:1: ten hidden cases are needed, not 2 (stretch cases don't count).",
        "tests.json:6: five invalid inputs are needed.",
      ] {
        #expect(failures.contains(failure), "\(failures)")
      }
      #expect(failures.contains { $0.hasPrefix("problem.yml:") })
      #expect(failures.contains { $0.hasPrefix("editorial.md:") })
      #expect(!failures.contains { $0.contains("Wrong answer") || $0.contains("other words") })
    }
  }

  @Test func `a problem that is there is left alone, whatever its topic`() async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      #expect(
        throws: AuthoringError.isThere(folder: "Content/problems/math-geometry/double")
      ) {
        try skeleton("double").write(into: root)
      }
      #expect(
        !FileManager.default.fileExists(atPath: root.appending(path: "problems/stack").path))
    }
  }

  @Test(arguments: ["", "Two-Sum", "two sum", "-two", "two--sum", "../two"])
  func `a slug that is none is refused`(slug: String) {
    #expect(throws: AuthoringError.badSlug(slug)) { try skeleton(slug) }
  }
}
