import Domain
import Testing

/// Case 1 of three goes wrong in a way of its own; the others are right.
struct VerdictKindTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var kind: VerdictKind
    /// What stands in the middle of the function, when the argument is 1.
    var swift: String
    var python: String
    /// Words that the note must hold, by language.
    var notes: [Language: String] = [:]
    var testDescription: String { "\(kind.rawValue): \(python)" }

    func source(in language: Language) -> String {
      switch language {
      case .swift:
        """
        import Foundation
        class Solution {
            func f(_ a: Int) -> Int {
                if a == 1 {
                    \(swift)
                }
                return a
            }
        }
        """
      case .python:
        """
        import os, time, sys
        class Solution:
            def f(self, a: int) -> int:
                if a == 1:
                    \(python)
                return a
        """
      default: ""
      }
    }
  }

  static let rows: [Row] = [
    Row(kind: .wrongAnswer, swift: "return 7", python: "return 7"),
    Row(kind: .timeLimit, swift: "while true {}", python: "while True: pass"),
    Row(kind: .idleLimit, swift: "sleep(1000)", python: "time.sleep(1000)"),
    Row(
      kind: .memoryLimit,
      swift: "var x: [[Int]] = []; while true { x.append(Array(repeating: a, count: 1 << 16)) }",
      python: "x = []\n            while True: x.append(bytearray(b'1') * (1 << 20))"),
    Row(
      kind: .outputLimit,
      swift: "while true { print(String(repeating: \"x\", count: 1 << 16)) }",
      python: "while True: print('x' * (1 << 16))"),
    Row(
      kind: .runtimeError, swift: "let x: [Int] = []; return x[a]", python: "return [][a]",
      notes: [.swift: "Index out of range", .python: "IndexError: list index out of range"]),
    Row(
      kind: .runtimeError, swift: "return Int.max - 1 + a + a", python: "return 1 // (a - 1)",
      notes: [.swift: "arithmetic overflow", .python: "ZeroDivisionError"]),
    Row(
      kind: .runtimeError, swift: "let x: Int? = a > 5 ? 1 : nil; return x!",
      python: "return None.x", notes: [.swift: "nil", .python: "AttributeError"]),
    Row(
      kind: .runtimeError, swift: "exit(0)", python: "os._exit(0)",
      notes: [.swift: "ended itself", .python: "ended itself"]),
    Row(
      kind: .runtimeError, swift: "abort()", python: "sys.exit()",
      notes: [.swift: "aborted", .python: "ended itself"]),
    Row(
      kind: .runtimeError, swift: "func g(_ n: Int) -> Int { g(n + 1) + 1 }; return g(a)",
      python: "raise RecursionError('deep')",
      notes: [.swift: "too deep", .python: "RecursionError"]),
    Row(kind: .wrongAnswer, swift: "return 7", python: "return None"),
  ]

  @Test(arguments: rows, [Language.swift, .python])
  func `a case gets its own verdict and the run goes on with the next`(
    row: Row, language: Language
  ) async throws {
    // Small where the limit itself is used up; else large, for a machine that is busy.
    let isTimed = [.timeLimit, .idleLimit].contains(row.kind)
    let limits = Limits(cpuMilliseconds: isTimed ? 100 : 5000)
    let problem = Problem.function("f", [.int], .int, limits: limits)
    let verdict = try await live.verdict(
      problem, language, row.source(in: language), [([0], 0), ([1], 1), ([2], 2)])
    #expect(
      verdict.cases.map(\.verdict) == [.accepted, row.kind, .accepted],
      "\(verdict.diagnostics) \(verdict.cases)")
    #expect(verdict.verdict == row.kind)
    #expect(verdict.passed == 2)
    #expect(verdict.statusCode == row.kind.statusCode)
    if let words = row.notes[language] {
      let note = verdict.cases.dropFirst().first?.note ?? ""
      #expect(note.contains(words), "\(verdict.cases)")
    }
  }

  @Test func `endless recursion in Python ends in the interpreter's own error`() async throws {
    let source = "class Solution:\n def f(self, a):\n  return self.f(a) + 1"
    let verdict = try await live.verdict(
      .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 5000)), .python, source,
      [([1], 1), ([2], 2)])
    // Interpreters before 3.11 may use up the memory first.
    let kinds = Set(verdict.cases.map(\.verdict))
    #expect(kinds.isSubset(of: [.runtimeError, .memoryLimit]), "\(verdict)")
    #expect(verdict.cases.count == 2)
  }

  @Test(arguments: [Language.swift, .python])
  func `a runtime error names the learner's own line`(language: Language) async throws {
    let row = try #require(Self.rows.first { $0.notes[.swift] == "arithmetic overflow" })
    let verdict = try await live.verdict(
      .function("f", [.int], .int), language, row.source(in: language), [([1], 1)])
    #expect(verdict.diagnostics.map(\.line) == [5], "\(verdict)")
  }
}
