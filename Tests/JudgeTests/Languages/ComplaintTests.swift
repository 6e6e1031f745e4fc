import Domain
import Foundation
import Testing
import TestSupport

/// What is wrong in a source is said in words, on the learner's own line.
struct ComplaintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var source: String
    var language: Language = .swift
    var problem: Problem = .twoSum
    var line: Int
    var words: [String]
    var testDescription: String { "\(language): \(source.prefix(60))" }
  }

  static let rows: [Row] = [
    Row(
      source:
        "class Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] {\n    return seen\n  }\n}",
      line: 3, words: ["cannot find 'seen' in scope"]),
    Row(
      source:
        "class Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] {\n    let x: Int = \"a\"\n return [] }\n}",
      line: 3, words: ["cannot convert value of type 'String'"]),
    Row(source: "class Solution {\n  func twoSum(", line: 2, words: ["expected"]),
    Row(
      source: "\nclass Solutoin {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] { [] }\n}", line: 2,
      words: [
        "must define class Solution", "func twoSum(_ nums: [Int], _ target: Int) -> [Int]",
        "found class Solutoin",
      ]),
    Row(
      source: "class Solution {\n  func twosum(_ n: [Int], _ t: Int) -> [Int] { [] }\n}", line: 1,
      words: ["must define", "func twoSum", "it has twosum"]),
    Row(
      source: "class Solution {\n  func twoSum(nums: [Int], target: Int) -> [Int] { [] }\n}",
      line: 2,
      words: ["doesn't match", "labels", "Write `_` before"]),
    Row(
      source: "class Solution {\n  private func twoSum(_ n: [Int], _ t: Int) -> [Int] { [] }\n}",
      line: 2, words: ["doesn't match", "private"]),
    Row(source: "// nothing here", line: 1, words: ["must define class Solution", "no class"]),
    Row(
      source:
        "import CoreGraphics\nclass Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] { [] }\n}",
      line: 1, words: ["CoreGraphics isn't available here", "Collections, Algorithms and Numerics"]),
    Row(
      source: "class LRU {}", problem: .made(.counter, .replay), line: 1,
      words: ["must define class Counter", "func total() -> Int", "found class LRU"]),
    Row(
      source:
        "Time complexity: O(n)\nclass Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] { [] }\n}",
      line: 1, words: ["isn't part of a class or function: make it a comment"]),
    Row(
      source: "class Solution:\n    def twoSum(self, nums, target)\n        return []",
      language: .python, line: 2, words: ["expected ':'"]),
    Row(
      source: "class Solution:\n  def a(self):\n  return 1", language: .python, line: 3,
      words: ["indented block"]),
    Row(
      source: "class Solutoin:\n    def twoSum(self, nums, target): return []", language: .python,
      line: 1,
      words: ["must define class Solution", "def twoSum(self, nums: List[int]", "found Solutoin"]),
    Row(
      source: "x = 1\nclass Solution:\n    def twosum(self, nums, target): return []",
      language: .python, line: 2, words: ["must define Solution.twoSum", "found twosum"]),
    Row(source: " \n\t\n", line: 1, words: ["no code yet"]),
    Row(source: "", language: .python, line: 1, words: ["no code yet"]),
    Row(source: "let a = 1\nlet b = \"\0\"", line: 2, words: ["NUL byte"]),
    Row(
      source: "class Solution:\n    def twoSum(nums, target):\n        return []",
      language: .python, line: 2, words: ["twoSum needs self as its first parameter"]),
    Row(
      source: "class Solution:\n    def twoSum(self, nums):\n        return []",
      language: .python, line: 2,
      words: ["gets 2 arguments here, and yours takes 1", "def twoSum(self, nums: List[int]"]),
    Row(
      source: "class Solution:\n    @staticmethod\n    def twoSum(a, b, c): return []",
      language: .python, line: 2, words: ["gets 2 arguments here, and yours takes 3"]),
    Row(
      source:
        "class Solution:\n    def __init__(self, a): self.a = a\n    def twoSum(self, a, b): pass",
      language: .python, line: 2, words: ["yours takes 1: give them defaults"]),
    Row(
      source: "class Solution:\n    async def twoSum(self, a, b): return []", language: .python,
      line: 2, words: ["twoSum is async", "leave out async"]),
    Row(
      source: "class Solution:\n    def twoSum(self, a, b): return []\n\nTime: O(n), Space: O(n).",
      language: .python, line: 4, words: ["make it a comment with #"]),
    Row(
      source: "```python\nclass Solution: pass\n```", language: .python, line: 1,
      words: ["that is Markdown"]),
    Row(
      source: "def twoSum(nums, target):\n    return []", language: .python, line: 1,
      words: ["found twoSum", "put the function into the class"]),
    Row(source: "l\0e\0t\0 \0a\0=\01\0", line: 1, words: ["UTF-16", "UTF-8"]),
    Row(source: "x = '\0'", language: .python, line: 1, words: ["NUL byte"]),
    Row(
      source: String(repeating: "// long\n", count: 5 << 17), line: 1,
      words: ["5.0 MB", "the limit is 1 MB"]),
  ]

  @Test(arguments: rows)
  func `a compile error is told in words on the learner's line`(row: Row) async throws {
    let verdict = try await live.verdict(
      row.problem, row.language, row.source, [([[1], 1], [])])
    #expect(verdict.verdict == .compileError)
    #expect(verdict.cases.isEmpty)
    let first = try #require(verdict.diagnostics.first { $0.severity == .error })
    #expect(first.line == row.line, "\(verdict.diagnostics)")
    for words in row.words {
      #expect(first.message.localizedStandardContains(words), "\(first.message)")
    }
    #expect(!verdict.diagnostics.contains { $0.message.contains("stub") })
  }

  @Test func `a module that is missing in Python is a runtime error that says why`() async throws {
    let source = "import numpy\nclass Solution:\n    def twoSum(self, a, b): return []"
    let verdict = try await live.verdict(.twoSum, .python, source, [([[1], 1], [])])
    #expect(verdict.verdict == .runtimeError)
    #expect(verdict.evidence.first?.contains("library and sortedcontainers") == true, "\(verdict)")
    #expect(verdict.diagnostics.first?.line == 1)
  }
}
