@testable import AuthoringFeature
import Domain
import Foundation

/// A content folder with one problem, `double`, that passes the gate with ``Runner/doubling``.
struct GateFolder {
  let root: URL
  let slug: String
  private var files = GateFolder.complete

  init(root: URL, slug: String = "double") { (self.root, self.slug) = (root, slug) }

  /// Replaces a file, or leaves it out.
  mutating func set(_ path: String, _ text: String?) { files[path] = text }

  /// Replaces a part of a file.
  mutating func edit(_ path: String, _ old: String, _ new: String) {
    files[path] = files[path]?.replacing(old, with: new)
  }

  func write() throws {
    for (path, text) in files {
      let file = root.appending(path: "problems/math-geometry/\(slug)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private static let complete: [String: String] = [
    "problem.yml": """
    format: 1
    title: Double
    leetcode: { number: 7, slug: double, premium: false }
    difficulty: Easy
    lists: [extra]
    minutes: 10
    signature: { function: double, parameters: [ {name: nums, type: "int[]"} ], returns: "int[]" }
    comparator: exact
    complexity: { time: n, space: n, slow: n^2, size: the length of nums }
    hints: [one, two, three]
    constraints: { nums: { length: [1, 100], each: [-9, 9] } }
    generator:
      random: { nums: { ints: { length: size, each: [-9, 9] } } }
    official: ["1 <= nums.length <= 100", "-9 <= nums[i] <= 9"]
    """,
    "statement.md": """
    Double `nums`.

    {{example 1}}
    {{example 2}}

    ## Constraints

    - `1 <= nums.length <= 100`

    """,
    "editorial.md": ["Loop", "Map"].map { name in
      "## \(name)\nSolution: `fast`\n### Idea\n### Why it is right\n### Complexity\n### Pitfalls\n"
    }.joined(),
    "solutions/fast.swift": "// Idea: loop.\n// right",
    "solutions/fast.py": "# Idea: loop.\n# plant keeps\n# right",
    "solutions/brute.swift": "// Idea: adding.\n// slow",
    "mutants/keeps.swift": "// Bug: returns the input.\n// keeps",
    "mutants/negative.py": "# Bug: forgets signs.\n# wrong-on-negative",
    "mutants/crash.swift": "// Bug: crashes on negatives.\n// crash-on-negative",
    "mutants/slow.swift": "// Bug: too slow.\n// slow",
    "tests.json": tests,
  ]

  private static let tests: String = {
    let visible = [1, 2].map { number in
      "{\"visible\":true,\"input\":[[\(number)]],\"expected\":[\(number * 2)],\"why\":\"ex\","
        + "\"provenance\":\"human\"}"
    }
    let hidden = (0..<9).map { number in
      "{\"input\":[[\(-number)]],\"expected\":[\(-number * 2)],\"why\":\"case \(number)\","
        + "\"provenance\":\"human\"}"
    }
    let large =
      "{\"generate\":{\"family\":\"random\",\"seed\":7,\"size\":100},\"why\":\"many\","
      + "\"provenance\":\"generator\"}"
    let invalid = ["[[]]", "[[10]]", "[[-10]]", "[1]", "[]"].map {
      "{\"input\":\($0),\"why\":\"w\"}"
    }
    let bad = "{\"input\":[[1]],\"output\":[1],\"why\":\"not doubled\"}"
    return "{\"cases\":[\((visible + hidden + [large]).joined(separator: ",\n"))],"
      + "\"invalid\":[\(invalid.joined(separator: ","))],\"badOutputs\":[\(bad)]}"
  }()
}

extension Authoring.Settings {
  /// The mutator's source stands for itself.
  static let doubling = Authoring.Settings(mutator: "# mutator")
}

extension Runner {
  /// Doubles numbers as well as the last word of the source's comments says.
  static let doubling = Runner(
    judge: { job in
      AsyncThrowingStream { continuation in
        let verdict = verdict(job)
        for result in verdict.cases { continuation.yield(.caseFinished(result)) }
        continuation.yield(.finished(verdict))
        continuation.finish()
      }
    },
    status: { RunnerStatus(level: "L0", steps: [], toolchains: []) })

  private static func verdict(_ job: JudgeJob) -> Verdict {
    if job.problem.slug == "mutator" { return planted(job) }
    let word = job.source.split(whereSeparator: { $0 == " " || $0 == "\n" }).last.map(String.init)
    var results: [CaseResult] = []
    for (index, item) in job.cases.enumerated() {
      let limit = job.problem.limits.cpuMilliseconds
      results.append(result(word ?? "", item, index: index, limit: limit))
      if job.stopsAtFirstFailure, results[index].verdict != .accepted { break }
    }
    let kind = results.first { $0.verdict != .accepted }?.verdict ?? .accepted
    let isBroken = word == "broken"
    return Verdict(
      slug: job.problem.slug, contentVersion: "", language: job.language,
      verdict: isBroken ? .compileError : kind, passed: 0, total: results.count,
      limits: job.problem.limits,
      compile: CompileReport(milliseconds: 0, cached: true, optimised: true), jail: "L0",
      diagnostics: isBroken
        ? [Diagnostic(line: 3, column: 1, severity: .error, message: "no such name")] : [],
      cases: isBroken ? [] : results)
  }

  /// Each `plant WORD` of fast.py is a mutant that doubles as well as the word says.
  private static func planted(_ job: JudgeJob) -> Verdict {
    let source = job.cases[0].input[0].text ?? ""
    let words = source.split(separator: "\n").filter { $0.hasPrefix("# plant ") }.map {
      String($0.dropFirst(8))
    }
    let mutants = words.map { word in
      Value.array([.string("swap \(word)"), "3", "swap", "right", .string(word), .string(word)])
    }
    let result = CaseResult(
      index: 0, visible: false, verdict: .accepted, input: job.cases[0].input,
      actual: .array(mutants))
    return Verdict(
      slug: "mutator", contentVersion: "", language: .python, verdict: .accepted, passed: 1,
      total: 1, limits: job.problem.limits,
      compile: CompileReport(milliseconds: 0, cached: true, optimised: true), jail: "L0",
      cases: [result])
  }

  private static func result(
    _ word: String, _ item: JudgeCase, index: Int, limit: Int
  ) -> CaseResult {
    let numbers = item.input[0].elements?.compactMap(\.integer) ?? []
    let isNegative = numbers.contains { $0 < 0 }
    var answer: [Int]? = numbers.map { $0 * 2 }
    var kind = VerdictKind.accepted
    switch word {
    case "right", "late", "lingering", "crawling": break
    case "slow": if numbers.count > 50 { kind = .timeLimit }
    case "hungry": if numbers.count > 50 { kind = .memoryLimit }
    case "plodding": if numbers.count > 10, limit < 500 { kind = .timeLimit }
    case "unjudged": if numbers.count == 2 { kind = .internalError }
    case "keeps": answer = numbers
    case "wrong-on-pair": if numbers.count == 2 { answer = [] }
    case "wrong-on-many": if numbers.count == 768 { answer = [] }
    case "wrong-on-negative": if isNegative { answer = [] }
    case "crash-on-negative": if isNegative { kind = .runtimeError }
    default: answer = []
    }
    if kind != .accepted { answer = nil }
    let actual = answer.map { Value.array($0.map(Value.int)) }
    if let expected = item.expected, let actual, actual != expected { kind = .wrongAnswer }
    let late = ["late": 50, "lingering": 10, "wrong-on-many": 600]
    let isLate = numbers.count > late[word, default: .max]
    let usual = word == "crawling" ? 1 + Double(numbers.count * numbers.count) / 1000 : 1
    return CaseResult(
      index: index, visible: item.isVisible, verdict: kind, input: item.input,
      expected: item.expected, actual: actual, cpuMilliseconds: isLate ? 900 : usual)
  }
}
