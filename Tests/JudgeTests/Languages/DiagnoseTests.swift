import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// What is said while the learner types.
@Suite(.timeLimit(.minutes(20))) struct DiagnoseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var language: Language
    var source: String
    /// As in `3 error cannot find`; only the first is looked at.
    var expected: String?
    var testDescription: String { "\(language): \(source.prefix(70))" }
  }

  static let rows: [Row] = [
    Row(language: .swift, source: TwoSumTests.right[.swift] ?? "-", expected: nil),
    Row(language: .swift, source: "// nothing yet\n", expected: nil),
    Row(
      language: .swift,
      source:
        "class Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] {\n    return x\n  }\n}",
      expected: "3 error cannot find 'x' in scope"),
    Row(
      language: .swift,
      source: "class Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] {\n    let a = 1\n",
      expected: "4 error expected '}'"),
    Row(
      language: .swift,
      source: "class Solution {\n  func twoSum(_ n: [Int], _ t: Int) -> [Int] {\n"
        + "    let root = sqrt(2.0); return \"1 2\".components(separatedBy: \" \").map { _ in t }\n  }\n}",
      expected: "3 warning initialization of immutable value 'root' was never used"),
    Row(
      language: .swift,
      source: "class Solution {\n  func twoSum(nums: [Int], target: Int) -> [Int] { [] }\n}",
      expected: "2 error Class Solution must offer"),
    Row(language: .python, source: TwoSumTests.right[.python] ?? "-", expected: nil),
    Row(
      language: .python, source: "class Solution:\n    def twoSum(self, a, b)\n",
      expected: "2 error expected ':'"),
    Row(
      language: .python, source: "while True: pass\nx = 1\nif x is 1: pass\n",
      expected: "3 warning \"is\" with a literal"),
  ]

  @Test(arguments: rows)
  func `marks appear while typing, and nothing of the source is run`(row: Row) async throws {
    let language = try Self.language(row.language)
    // The second time it may be a warm process that answers.
    for _ in 0..<2 {
      let found = try await language.diagnose(row.source, for: .twoSum)
      let first = found.first { $0.severity == .error } ?? found.first
      let text = first.map { "\($0.line) \($0.severity.rawValue) \($0.message)" }
      guard let expected = row.expected else {
        #expect(found.isEmpty, "\(found)")
        continue
      }
      #expect(text?.hasPrefix(expected) == true, "\(found)")
    }
  }

  static func language(
    _ language: Language, cache: String = liveCache
  ) throws -> any LearnerLanguage {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let probe = Probe(searchPath: path)
    let supervisor = try JailSupervisor(executable: jailPath)
    let services = LanguageServices(
      configuration: JudgeConfiguration(
        runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: cache,
        jail: jailPath, simultaneousJobs: 2, searchPath: path),
      supervisor: .success(supervisor), cache: CompileCache(cache: cache, mostBytes: 1 << 28),
      flight: SingleFlight(), probe: probe, shelf: ToolchainShelf(probe, cache: cache),
      pool: WorkerPool(supervisor))
    return language == .swift ? SwiftLanguage(services) : PythonLanguage(services: services)
  }
}
