import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct JudgingTests {
  @Test(
    arguments: [
      (VerdictKind.accepted, Int32(0)), (.wrongAnswer, 1), (.compileError, 1), (.timeLimit, 1),
      (.memoryLimit, 1), (.runtimeError, 1), (.denied, 1), (.idleLimit, 1), (.outputLimit, 1),
      (.cancelled, 1), (.internalError, 3),
    ])
  func `the exit status says the verdict`(kind: VerdictKind, status: Int32) async throws {
    try await withTerminal(runner: .ending(with: kind)) { terminal in
      let file = try terminal.file("two-sum.py")
      for command in ["run", "test"] {
        let judged = await terminal.run(command, "two-sum", file)
        #expect(judged.status == status)
        #expect(judged.output.hasPrefix(kind.title))
      }
    }
  }

  @Test func `trouble of the machine ends with status 3 and the next step`() async throws {
    try await withTerminal(runner: .broken) { terminal in
      let judged = await terminal.run("test", "two-sum", try terminal.file("two-sum.py"))
      #expect(judged.status == 3)
      #expect(judged.errors.contains("The jail failed. Run focus doctor."))
    }
  }

  @Test func `the verdict as JSON has the fields that scripts rely on`() async throws {
    try await withTerminal(runner: .ending(with: .wrongAnswer)) { terminal in
      let judged = await terminal.run(
        "test", "two-sum", try terminal.file("two-sum.py"), "--json")
      #expect(judged.output.split(separator: "\n").count == 1)
      let verdict = try Value(json: judged.output)
      #expect(verdict["slug"] == "two-sum")
      #expect(verdict["verdict"] == "wrong-answer")
      #expect(verdict["statusCode"] == 11)
      #expect(verdict["jail"] == "L4")
      #expect(verdict["compile"]?["optimised"] == true)
      let total = try #require(verdict["total"]?.integer)
      #expect(verdict["passed"]?.integer == total - 1)
      #expect(verdict["cases"]?.elements?.count == total)
      #expect(verdict["cases"]?.elements?.first?["index"] == 0)
      #expect(verdict["limits"]?["cpuMilliseconds"] != nil)
      #expect(verdict["evidence"] == [])
      #expect(verdict["diagnostics"] == [])
    }
  }

  @Test func `a verdict that cannot be kept is shown with the reason`() async throws {
    try await withTerminal(runner: .unkeepable) { terminal in
      let judged = await terminal.run("test", "two-sum", try terminal.file("two-sum.py"))
      #expect(judged.status == 0)
      #expect(judged.output.hasPrefix("Accepted"))
      #expect(judged.errors.contains("The result wasn't saved. "))
    }
  }

  @Test func `each attempt is kept in the data folder`() async throws {
    try await withTerminal { terminal in
      let file = try terminal.file("two-sum.py")
      #expect(await terminal.run("problems").output.contains("[ ] two-sum"))
      _ = await terminal.run("run", "two-sum", file)
      #expect(await terminal.run("problems").output.contains("[-] two-sum"))
      _ = await terminal.run("test", "two-sum", file)
      #expect(await terminal.run("problems").output.contains("[x] two-sum"))
    }
  }

  @Test func `progress is a line for each stage, and one painted line on a terminal`() async throws
  {
    try await withTerminal { terminal in
      let plain = await terminal.run("run", "two-sum", try terminal.file("two-sum.py"))
      #expect(plain.errors.contains("Compiling…\n"))
      #expect(!plain.errors.contains("\r"))
      #expect(!plain.errors.contains("of"))
    }
    try await withTerminal(isTerminal: true) { terminal in
      let painted = await terminal.run("run", "two-sum", try terminal.file("two-sum.py"))
      #expect(painted.errors.contains("\r\u{1B}[KCompiling…"))
      #expect(painted.errors.hasSuffix("\r\u{1B}[K"))
      #expect(!painted.output.contains("\u{1B}"))
    }
  }

  @Test(
    arguments: [
      (["[[3,3],6]"], 1), (["[[3,3],6]", "[[1,2],3]"], 2), (["[3,3]", "6"], 1),
      (["[3,3]", "6", "[1,2]", "3"], 2), (["[3,3]\n6"], 1),
      (["nums = [3,3], target = 6"], 1), (["nums", "=", "[3,3],", "target", "=", "6"], 1),
      (["nums = [3,3], target = 6", "nums = [1,2], target = 3"], 2),
    ])
  func `inputs may be whole or an argument each`(inputs: [String], count: Int) async throws {
    try await withTerminal(runner: .ending(with: .accepted)) { terminal in
      let file = try terminal.file("two-sum.py")
      let judged = await terminal.run(["run", "two-sum", file, "--input"] + inputs)
      #expect(judged.status == 0)
      #expect(judged.errors.contains("Running \(count) case"))
    }
  }

  @Test(
    arguments: [
      (["run", "tow-sum", "FILE"], "two-sum"), (["test", "tow-sum", "FILE"], "two-sum"),
      (["new", "tow-sum"], "two-sum"), (["run", "two-sum", "/nowhere.py"], "it doesn't exist"),
      (["run", "two-sum", "FILE", "--language", "swfit"], "swift"),
      (["new", "two-sum", "--language", "cobol"], "python, cpp, java, javascript, go, rust"),
      (["tset", "two-sum", "FILE"], "test"), (["nonsense"], "serve, open"),
      (["catalogue", "verfy"], "verify"),
      (["run", "two-sum", "/etc/passwd"], "--language"),
      (["run", "two-sum", "FILE", "--input", "[1, 2"], "JSON"),
      (["run", "two-sum", "FILE", "--input", "[[2,7,],9]"], "nothing after it at character 6"),
      (["test", "two-sum", "-"], "--language"),
      (["run", "two-sum", "FILE", "--input", "[1,2]\n\"x\"", "--input", "[1,2]\n3"], "target"),
      (["problems", "--topic", "tree"], "trees"), (["problems", "--list", "blind"], "blind75"),
      (["problems", "--status", "solvd"], "solved"), (["problems", "--status", "todo"], "tried"),
      (["problems", "--difficulty", "meduim"], "medium"),
      (["catalogue", "verify", "tow-sum"], "two-sum"),
    ])
  func `unknown names and bad input end with status 2 and an offer`(
    line: [String], words: String
  ) async throws {
    try await withTerminal { terminal in
      let file = try terminal.file("two-sum.py")
      let refused = await terminal.run(line.map { $0 == "FILE" ? file : $0 })
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
      #expect(refused.output.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("empty.py", "", "no code"), ("nul.py", "a\0b", "zero byte"),
      ("long.py", String(repeating: "x", count: (1 << 20) + 1), "1048576"),
    ])
  func `a file that is no solution is refused in words`(
    name: String, text: String, words: String
  ) async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run("test", "two-sum", try terminal.file(name, text))
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
    }
  }

  @Test(arguments: Language.allCases)
  func `each language is told by its file's ending and begun by its name`(
    language: Language
  ) async throws {
    try await withTerminal { terminal in
      let out = terminal.folder.appending(path: "new.\(language.fileExtension)").path
      let new = await terminal.run("new", "two-sum", "--language", language.rawValue, "--out", out)
      #expect(new.status == 0)
      let mine = try terminal.file("mine.\(language.fileExtension)")
      let judged = await terminal.run("test", "two-sum", mine)
      #expect(judged.status == 0)
      #expect(judged.output.contains("Language: \(language.title)\n"))
    }
  }

  @Test func `a file that is no text is refused`() async throws {
    try await withTerminal { terminal in
      let file = terminal.folder.appending(path: "binary.py")
      try Data([0x80, 0xFF, 0x41]).write(to: file)
      let refused = await terminal.run("run", "two-sum", file.path)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("text in UTF-8. Save it as UTF-8."))
    }
  }
}
