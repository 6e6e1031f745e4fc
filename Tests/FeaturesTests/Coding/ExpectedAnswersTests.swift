@testable import CodingFeature
import Domain
import Foundation
import Testing
import TestSupport

@Suite struct ExpectedAnswersTests {
  /// Two Sum whose last case carries no answer.
  private let problem: Problem = {
    var problem = Problem.twoSum
    problem.tests[2].expected = nil
    problem.solutions.append(Solution(name: "fast", language: .swift, source: "swift"))
    return problem
  }()

  private func toolchain(_ language: Language, _ version: String?) -> RunnerStatus.Toolchain {
    RunnerStatus.Toolchain(language: language, version: version, path: "/", remedy: "Install it.")
  }

  @Test func `answers are worked out once and then come from the cache`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, item in .accepted(item, answer: [0, 1]) }
      for isFirst in [true, false] {
        let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
        var announced = false
        let cases = try await answers.cases(of: problem) { announced = true }
        #expect(cases.map(\.expected) == [[0, 1], [1, 2], [0, 1]])
        #expect(announced == isFirst)
      }
      #expect(script.jobs.count == 1)
      #expect(script.jobs[0].language == .swift)
      #expect(script.jobs[0].cases.count == 1)
      let file = folder.appending(path: "expected/sample.json")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `an answer of null is an answer`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, item in .accepted(item, answer: .null) }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      _ = try await answers.cases(of: problem) {}
      let cases = try await answers.cases(of: problem) {}
      #expect(cases[2].expected == Optional.some(Value.null))
      #expect(script.jobs.count == 1)
    }
  }

  @Test func `a broken cache file is worked out again`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "expected/sample.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{\"half".utf8).write(to: file)
      let script = ScriptedRunner { _, item in .accepted(item, answer: [0, 1]) }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      let cases = try await answers.cases(of: problem) {}
      #expect(cases[2].expected == [0, 1])
      let content = try #require(Seal.content(of: Array(try Data(contentsOf: file))))
      #expect(try Value(json: content) != .null)
    }
  }

  @Test func `a changed digit in the cache is no answer`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "expected/sample.json")
      let script = ScriptedRunner { _, item in .accepted(item, answer: [0, 1]) }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      _ = try await answers.cases(of: problem) {}
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("[0,1]", with: "[0,3]").write(to: file, atomically: true, encoding: .utf8)
      #expect(try String(contentsOf: file, encoding: .utf8) != text)
      let cases = try await answers.cases(of: problem) {}
      #expect(cases[2].expected == [0, 1])
    }
  }

  @Test func `without a Swift toolchain the Python reference answers`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner(
        toolchains: [toolchain(.swift, nil), toolchain(.python, "3.12")]
      ) { _, item in .accepted(item, answer: [0, 1]) }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      _ = try await answers.cases(of: problem) {}
      #expect(script.jobs.map(\.language) == [.python])
    }
  }

  @Test func `a reference that fails is tried in the other language, then named`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, item in
        var result = CaseResult.accepted(item, answer: [0, 1])
        result.verdict = .runtimeError
        result.note = "index out of range"
        return result
      }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      await #expect {
        _ = try await answers.cases(of: problem) {}
      } throws: { error in
        "\(error)".contains(
          "Python reference gave 1 of 1 answers, Runtime error (index out of range)")
      }
      #expect(script.jobs.map(\.language) == [.swift, .python])
    }
  }

  @Test func `visible cases alone need no reference when they carry their answers`() async throws {
    try await withTemporaryFolder { folder in
      let script = ScriptedRunner { _, _ in nil }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      let cases = try await answers.cases(of: problem, visibleOnly: true) {}
      #expect(cases.count == 2)
      #expect(script.jobs.isEmpty)
    }
  }

  @Test(arguments: [Domain.Comparator.roundTrip(encode: "e", decode: "d"), .statistical(name: "s")])
  func `answers that hold for one run only are not asked for`(comparator: Domain.Comparator)
    async throws
  {
    try await withTemporaryFolder { folder in
      var problem = problem
      problem.comparator = comparator
      let script = ScriptedRunner { _, _ in nil }
      let answers = ExpectedAnswers(runner: script.runner, cacheFolder: folder)
      let own = JudgeCase(input: [[1], 1], expected: nil, isVisible: true)
      let answered = try await answers.answered([own], of: problem)
      #expect(answered == [own])
      #expect(script.jobs.isEmpty)
    }
  }
}
