import Foundation

/// A content folder that a test writes.
struct ContentFolder {
  let root: URL

  /// The files of one small, complete problem by their path in its folder.
  static func files(slug: String, title: String = "Double") -> [String: String] {
    [
      "problem.yml": """
      format: 1
      title: \(title)
      leetcode: { number: 7, slug: \(slug), premium: true }
      difficulty: Easy
      lists: [extra]
      minutes: 10
      companions: { harder: [triple] }
      prerequisites: [half]
      signature:
        function: double
        parameters: [ {name: nums, type: "int[]"}, {name: k, type: int} ]
        returns: "int[]"
      comparator: multiset(1)
      complexity: { time: n, space: n, slow: n^2, size: the length of nums }
      hints: [one, two, "three: the last"]
      constraints:
        nums: { length: [1, 10_000], each: [-9, "len(nums) - 1"] }
      generator:
        random: { nums: { ints: { length: size, each: [0, 9] } }, k: 2 }
      """,
      "statement.md": "Double `nums`.\n\n{{example 1}}\n\n## Constraints\n- none\n",
      "editorial.md": "## Loop\nSolution: `fast`\n",
      "solutions/fast.swift": "// Idea: loop.\nclass Solution {}\n",
      "solutions/brute.py": "# Idea: recursion.\nclass Solution: pass\n",
      "mutants/slow.py": "# Bug: too slow.\nclass Solution: pass\n",
      "tests.json": """
      {"cases": [
        {"visible": true, "input": [[1,2],2], "expected": [2,4], "why": "Doubled.", "provenance": "human"},
        {"input": [[0],2], "expected": [0], "why": "zero", "provenance": "human"},
        {"generate": {"family": "random", "seed": 7, "size": 100}, "why": "many", "provenance": "generator"}],
       "invalid": [{"input": [[],2], "why": "no number"}],
       "badOutputs": [{"input": [[1],2], "output": [3], "why": "tripled"}]}
      """,
    ]
  }

  func add(
    _ slug: String, to topic: String = "stack", title: String = "Double",
    _ changes: [String: String] = [:], without missing: String? = nil
  ) throws {
    let files = Self.files(slug: slug, title: title).merging(changes) { $1 }
    for (path, text) in files where path != missing {
      try write(text, to: "problems/\(topic)/\(slug)/\(path)")
    }
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
