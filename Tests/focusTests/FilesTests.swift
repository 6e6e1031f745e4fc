import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite struct FilesTests {
  @Test func `a starter is written once and replaced only when told so`() async throws {
    try await withTerminal { terminal in
      let path = terminal.folder.appending(path: "mine.swift").path
      let first = await terminal.run("new", "two-sum", "--out", path)
      #expect(first.status == 0)
      let starter = try String(contentsOfFile: path, encoding: .utf8)
      #expect(starter.contains("class Solution"))
      #expect(starter.contains("func twoSum(_ nums: [Int], _ target: Int) -> [Int]"))
      try Data("my work".utf8).write(to: URL(filePath: path))
      let second = await terminal.run("new", "two-sum", "--out", path)
      #expect(second.status == 2)
      #expect(second.errors.contains("--force"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "my work")
      let third = await terminal.run("new", "two-sum", "--out", path, "--force")
      #expect(third.status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == starter)
    }
  }

  @Test func `a starter whose folder is missing is told to be`() async throws {
    try await withTerminal { terminal in
      let path = terminal.folder.appending(path: "missing/mine.py").path
      let refused = await terminal.run("new", "two-sum", "--language", "python", "--out", path)
      #expect(refused.status == 3)
      #expect(refused.errors.contains("--out"))
    }
  }

  @Test func `the list is narrowed, and an empty one is a negative answer`() async throws {
    try await withTerminal { terminal in
      #expect(await terminal.run("problems", "--topic", "arrays-hashing").status == 0)
      let none = await terminal.run("problems", "--topic", "trees")
      #expect(none.status == 1)
      #expect(none.output.contains("No problems match"))
      let due = await terminal.run("problems", "--status", "due")
      #expect(due.status == 1)
      #expect(due.output.contains("No review is planned yet"))
      #expect(await terminal.run("problems", "--difficulty", "Easy", "--status", "new").status == 0)
    }
  }

  @Test func `the problems come as a road map and as JSON`() async throws {
    try await withTerminal { terminal in
      let map = await terminal.run("problems", "--map", "--list", "blind75")
      #expect(map.status == 0)
      #expect(map.output.contains("0/1    next: two-sum"))
      let topic = await terminal.run("problems", "--map", "--topic", "arrays-hashing")
      #expect(topic.status == 0)
      #expect(topic.output.hasPrefix("Arrays & Hashing\n  [ ] two-sum "))
      #expect(await terminal.run("problems", "--map", "--topic", "trees").status == 1)
      let rows = try Value(json: await terminal.run("problems", "--json").output)
      #expect(rows["total"] == 1)
      #expect(rows["problems"]?.elements?.first?["status"] == "new")
      for line in [["--map", "--json"], ["--map", "--status", "new"]] {
        #expect(await terminal.run(["problems"] + line).status == 2)
      }
    }
  }

  @Test func `an address is opened only while a server runs`() async throws {
    try await withTerminal { terminal in
      let none = await terminal.run("open")
      #expect(none.status == 1)
      #expect(none.errors.contains("focus serve"))
      try FileManager.default.createDirectory(
        at: terminal.data, withIntermediateDirectories: true)
      ServerAddress(folder: terminal.data).remember("http://127.0.0.1:8123")
      let found = await terminal.run("open")
      #expect(found.status == 0)
      let line = try #require(found.output.split(separator: "\n").first)
      #expect(line.hasPrefix("http://127.0.0.1:8123/?token="))
      #expect(found.output.contains("opened \(line)"))
      #expect(await terminal.run("open", "--no-open").output == line + "\n")
    }
  }

  @Test(arguments: ["", "http://127.0.0.1:1", "http://127.0.0.1:1 999999999", "a b c"])
  func `the address of a server that is gone is no address`(content: String) async throws {
    try await withTemporaryFolder { folder in
      try Data(content.utf8).write(to: folder.appending(path: "server-address"))
      #expect(ServerAddress(folder: folder).known == nil)
    }
  }

  @Test func `a server forgets no address but its own`() async throws {
    try await withTemporaryFolder { folder in
      let (file, address) = (
        folder.appending(path: "server-address"), ServerAddress(folder: folder)
      )
      try Data("http://127.0.0.1:1 1\n".utf8).write(to: file)
      address.forget()
      #expect(FileManager.default.fileExists(atPath: file.path))
      address.remember("http://127.0.0.1:2")
      #expect(address.known == "http://127.0.0.1:2")
      address.forget()
      #expect(address.known == nil)
    }
  }

  @Test func `a second build changes nothing, and a broken problem only leaves itself out`()
    async throws
  {
    try await withTerminal { terminal in
      let again = await terminal.run("catalogue", "build")
      #expect(again.status == 0)
      #expect(again.output.contains("1 problem built, nothing changed"))
      let broken = terminal.home.appending(path: "Content/problems/trees/broken")
      try FileManager.default.createDirectory(at: broken, withIntermediateDirectories: true)
      try Data("format: 1\ntitle: [".utf8).write(to: broken.appending(path: "problem.yml"))
      let third = await terminal.run("catalogue", "build")
      #expect(third.status == 0)
      #expect(third.errors.contains("broken/problem.yml:"))
      #expect(await terminal.run("problems").output.contains("two-sum"))
    }
  }

  @Test func `without a built catalogue the next step is named`() async throws {
    try await withTerminal { terminal in
      try FileManager.default.removeItem(at: terminal.home.appending(path: "Content/built"))
      let missing = await terminal.run("problems")
      #expect(missing.status == 3)
      #expect(missing.errors.contains("focus catalogue build"))
    }
  }

  @Test func `a data folder that is a file is named, and the file is left alone`() async throws {
    try await withTerminal { terminal in
      let file = try terminal.file("data", "mine")
      let refused = await terminal.run("problems")
      #expect(refused.status == 3)
      #expect(refused.errors.contains(file))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }
  }
}
