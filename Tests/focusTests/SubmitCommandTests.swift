import Domain
import Foundation
@testable import OnlineFeature
import SiteKit
import Store
import Stubs
import Testing
import TestSupport

@testable import focus

/// `focus submit` and `focus run --on leetcode` against the stand-in for LeetCode.
@Suite(.timeLimit(.minutes(20))) struct SubmitCommandTests {
  private static let session = OnlineSession(token: "stub-session", csrf: "stub-csrf")

  /// A terminal of a learner who is signed in to a stand-in.
  private func withLeetCode(
    runner: Runner = .accepting, isSignedIn: Bool = true, fault: LeetCodeFault? = nil,
    _ body: @escaping @Sendable (TestTerminal, LeetCodeStub) async throws -> Void
  ) async throws {
    let stub = LeetCodeStub()
    stub.inject(fault)
    try await stub.serving { address in
      try await withTerminal(runner: runner) { terminal in
        var terminal = terminal
        terminal.overrides["FOCUS_LEETCODE"] = address
        if isSignedIn { try LeetCodeSessionFile(folder: terminal.data).keep(Self.session) }
        try await body(terminal, stub)
      }
    }
  }

  private func sent(_ stub: LeetCodeStub, _ verb: String) -> [String] {
    stub.requests.filter { $0.path.hasSuffix("/\(verb)/") }.compactMap {
      try? Value(json: $0.body)["typed_code"]?.text
    }
  }

  @Test func `what passes here is sent byte for byte, and both verdicts are printed`() async throws
  {
    try await withLeetCode { terminal, stub in
      let source = "class Solution:\r\n\tpass  # ü\n"
      let file = try terminal.file("two-sum.py", source)
      let judged = await terminal.run("submit", "two-sum", file)
      #expect(judged.status == 0, "\(judged.errors)")
      #expect(sent(stub, "submit").map { Array($0.utf8) } == [Array(source.utf8)])
      #expect(judged.output.hasPrefix("Accepted: "))
      #expect(judged.output.contains("\nAccepted on LeetCode\n"))
      for line in ["Compiling…", "Sending it to LeetCode…", "Waiting for LeetCode's judge…"] {
        #expect(judged.errors.contains(line))
      }
      for text in [judged.output, judged.errors] { #expect(!text.contains("stub-")) }
      #expect(await terminal.run("problems").output.contains("[x] two-sum"))
    }
  }

  @Test func `after a failing case nothing is sent, and the case is shown`() async throws {
    try await withLeetCode(runner: .ending(with: .wrongAnswer)) { terminal, stub in
      let judged = await terminal.run("submit", "two-sum", try terminal.file("two-sum.py"))
      #expect(judged.status == 1)
      #expect(stub.requests.isEmpty)
      #expect(judged.output.hasPrefix("Wrong answer"))
      #expect(judged.output.contains("Expected"))
      #expect(judged.output.contains("Not sent to LeetCode"))
    }
  }

  @Test func `what LeetCode does not accept ends with status 1`() async throws {
    try await withLeetCode { terminal, _ in
      let file = try terminal.file("two-sum.py", "class Solution: pass  # stub:wrong")
      let judged = await terminal.run("submit", "two-sum", file)
      #expect(judged.status == 1)
      #expect(judged.output.hasPrefix("Accepted: "))
      #expect(judged.output.contains("Wrong answer on LeetCode"))
    }
  }

  @Test func `both verdicts as JSON are one line`() async throws {
    try await withLeetCode { terminal, _ in
      let judged = await terminal.run(
        "submit", "two-sum", try terminal.file("two-sum.py"), "--json")
      #expect(judged.status == 0)
      #expect(judged.output.split(separator: "\n").count == 1)
      let report = try Value(json: judged.output)
      #expect(report["local"]?["verdict"] == "accepted")
      #expect(report["leetcode"]?["verdict"] == "accepted")
      #expect(report["leetcode"]?["online"]?["submission"]?.text != nil)
      #expect(report["trouble"] == nil)
    }
  }

  @Test func `whoever is not signed in hears it before anything is judged`() async throws {
    try await withLeetCode(isSignedIn: false) { terminal, stub in
      let judged = await terminal.run("submit", "two-sum", try terminal.file("two-sum.py"))
      #expect(judged.status == 3)
      #expect(judged.errors.contains("You aren't signed in to LeetCode here."))
      #expect(judged.errors.contains("focus login leetcode"))
      #expect(!judged.errors.contains("Compiling"))
      #expect(judged.output.isEmpty && stub.requests.isEmpty)
    }
  }

  @Test(arguments: [
    (LeetCodeFault.cloudflare, "that you're human"), (.csrf, "csrftoken doesn't match"),
    (.paid, "needs a paid LeetCode account"), (.loginRedirect, "no longer accepts the sign-in"),
    (.unknownProblem, "has no problem called"),
  ])
  func `trouble of LeetCode is told with the next step, beside the verdict from here`(
    fault: LeetCodeFault, words: String
  ) async throws {
    try await withLeetCode(fault: fault) { terminal, _ in
      let judged = await terminal.run("submit", "two-sum", try terminal.file("two-sum.py"))
      #expect(judged.status == 3)
      #expect(judged.output.hasPrefix("Accepted: "))
      #expect(judged.output.contains("No verdict from LeetCode"))
      #expect(judged.output.contains(words))
    }
  }

  @Test func `a run goes where it is told, and without a word where the page says`() async throws {
    try await withLeetCode { terminal, stub in
      let file = try terminal.file("two-sum.py")
      let here = await terminal.run("run", "two-sum", file)
      #expect(here.status == 0 && here.output.hasPrefix("Accepted: ") && stub.requests.isEmpty)
      let there = await terminal.run("run", "two-sum", file, "--on", "leetcode")
      #expect(there.status == 0, "\(there.errors)")
      #expect(there.output.hasPrefix("Accepted on LeetCode: "))
      #expect(sent(stub, "interpret_solution").count == 1)
      let nowhere = await terminal.run("run", "two-sum", file, "--on", "none")
      #expect(nowhere.status == 1)
      #expect(nowhere.output.contains("Nothing was run"))
      let typo = await terminal.run("run", "two-sum", file, "--on", "leetcod")
      #expect(typo.status == 2 && typo.errors.contains("leetcode"))
    }
  }

  @Test(arguments: [true, false])
  func `a run there is sent byte for byte, named or chosen before`(isNamed: Bool) async throws {
    try await withLeetCode { terminal, stub in
      let source = "class Solution:\r\n\tpass  # ü\r\n"
      let file = try terminal.file("two-sum.py", source)
      if !isNamed {
        try await AppDatabase(folder: terminal.data).setSetting("place:two-sum", to: "leetcode")
      }
      let line = ["run", "two-sum", file] + (isNamed ? ["--on", "leetcode"] : [])
      let there = await terminal.run(line)
      #expect(there.status == 0, "\(there.errors)")
      #expect(
        sent(stub, "interpret_solution").map { Array($0.utf8) } == [Array(source.utf8)])
    }
  }

  @Test func `inputs of the command line are run there`() async throws {
    try await withLeetCode { terminal, stub in
      let file = try terminal.file("two-sum.py")
      let there = await terminal.run(
        "run", "two-sum", file, "--on", "leetcode", "--input", "[[3,3],6]")
      #expect(there.status == 0, "\(there.errors)")
      let bodies = stub.requests.filter { $0.path.hasSuffix("/interpret_solution/") }
      let inputs = try bodies.map { try Value(json: $0.body)["data_input"]?.text }
      #expect(inputs == ["[3,3]\n6"])
    }
  }
}
