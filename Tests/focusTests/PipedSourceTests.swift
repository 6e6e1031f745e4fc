import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

struct PipedSourceTests {
  @Test(
    arguments: [
      (["test", "two-sum", "-", "--language", "python"], "pass"),
      (["run", "two-sum", "-", "--language", "py"], "pass"),
      (["run", "two-sum", "-"], "class Solution:\r\n    def twoSum(self, nums, target): pass"),
      (["test", "two-sum", "-"], "class Solution:\n    def twoSum(self, nums, target): pass"),
    ])
  func `a source may be piped in`(line: [String], source: String) async throws {
    try await withTerminal { terminal in
      var terminal = terminal
      terminal.piped = source
      let judged = await terminal.run(line)
      #expect(judged.status == 0)
      #expect(judged.output.contains("Language: Python\n"))
    }
  }

  @Test func `run and test print the same JSON`() async throws {
    try await withTerminal(runner: .ending(with: .wrongAnswer)) { terminal in
      let file = try terminal.file("two-sum.py")
      let run = try Value(json: await terminal.run("run", "two-sum", file, "--json").output)
      let test = try Value(json: await terminal.run("test", "two-sum", file, "--json").output)
      #expect(run["verdict"] == "wrong-answer")
      #expect(run["cases"]?.elements?.first?["input"] != nil)
      for field in ["slug", "statusCode", "passed", "total", "limits", "compile", "diagnostics"] {
        #expect((run[field] == nil) == (test[field] == nil))
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `every starter tells its language`(language: Language) async throws {
    try await withTerminal { terminal in
      let file = terminal.folder.appending(path: "starter")
      _ = await terminal.run(
        "new", "two-sum", "--language", language.rawValue, "--out", file.path)
      let starter = try String(contentsOf: file, encoding: .utf8)
      #expect(Language(guessedFrom: starter) == language)
    }
  }

  @Test(
    arguments: [
      ("var twoSum = (a, b) => a", Language.javascript), ("let f = function(a) {}", .javascript),
      ("class LRUCache {\n  constructor(n) {}\n}", .javascript),
      ("class LRUCache {\n  init(_ n: Int) {}\n}", .swift),
      ("class LRUCache {\n  public LRUCache(int n) {}\n}", .java),
      ("class LRUCache {\n  int n;\n  LRUCache(int n) {}\n}", .java),
      ("class LRUCache {\npublic:\n  LRUCache(int n) {}\n};", .cpp),
      ("package main\nfunc f(a []int) int { return 0 }", .go),
      ("func f(a []int) int { return 0 }", .go),
      ("struct LRUCache {}\nimpl LRUCache { fn new(n: i32) -> Self { Self {} } }", .rust),
      ("from typing import List\nclass A(object):\n  pass", .python),
      ("42", nil), ("", nil),
    ])
  func `a language is told by what only it has`(source: String, language: Language?) {
    #expect(Language(guessedFrom: source) == language)
  }

  @Test(
    arguments: [
      (String.Encoding.utf16, "isn’t text in UTF-8 but in UTF-16."),
      (.isoLatin1, "isn’t text in UTF-8."),
    ])
  func `a file in another encoding is named, with what to do`(
    encoding: String.Encoding, words: String
  ) async throws {
    try await withTerminal { terminal in
      let file = terminal.folder.appending(path: "a.py")
      try "# é\nclass Solution: pass".data(using: encoding)?.write(to: file)
      let judged = await terminal.run("test", "two-sum", file.path)
      #expect(judged.status != 0)
      let said = judged.output + judged.errors
      #expect(
        said.contains(words.replacing("’", with: "'")) && said.contains("Save it as UTF-8."),
        "\(said)")
      #expect(!said.contains("permissions"))
    }
  }
}
