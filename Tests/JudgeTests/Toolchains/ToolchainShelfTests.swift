import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct ToolchainShelfTests {
  /// A toolchain of one file, which counts how often the machine is asked.
  private struct Hammer: ShelvedToolchain {
    static let programs = ["hammer"]
    var footing: [String]
    var text: String

    static func resolve(_ probe: Probe) async throws(JudgeError) -> Hammer {
      guard let path = probe.find("hammer") else {
        throw .toolchainMissing(.rust, remedy: "Buy one.")
      }
      await Task.yield()
      let handle = FileHandle(forWritingAtPath: "\(path).asked")
      _ = try? handle?.seekToEnd()
      try? handle?.write(contentsOf: Data("x".utf8))
      let bytes = try runtimeFile(path)
      return Hammer(footing: [path], text: String(decoding: bytes, as: UTF8.self))
    }
  }

  private func put(_ text: String, _ folder: URL) throws {
    let path = folder.appending(path: "hammer")
    try Data(text.utf8).write(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
    let asked = folder.appending(path: "hammer.asked")
    if !FileManager.default.fileExists(atPath: asked.path) { try Data().write(to: asked) }
  }

  /// What a fresh start finds.
  private func found(_ folder: URL, also path: String = "") async throws -> String {
    let shelf = ToolchainShelf(
      Probe(searchPath: "\(path)\(folder.path)"), cache: folder.appending(path: "cache").path)
    let first = try await shelf.toolchain(Hammer.self)
    #expect(try await shelf.toolchain(Hammer.self).text == first.text)
    return first.text
  }

  private func asked(_ folder: URL) throws -> Int {
    try Data(contentsOf: folder.appending(path: "hammer.asked")).count
  }

  @Test func `the machine is asked once, and again when something has changed`() async throws {
    try await withTemporaryFolder { folder in
      try put("one", folder)
      #expect(try await found(folder) == "one")
      #expect(try await found(folder) == "one")
      #expect(try asked(folder) == 1)
      // As long as before, and perhaps in the same second.
      try put("two", folder)
      #expect(try await found(folder) == "two")
      #expect(try asked(folder) == 2)
      let other = folder.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try put("three", other)
      #expect(try await found(folder, also: "\(other.path):") == "three")
      try Data("{".utf8).write(to: folder.appending(path: "cache/toolchains/Hammer.json"))
      #expect(try await found(folder) == "two")
    }
  }

  @Test func `many who ask at once cause one look`() async throws {
    try await withTemporaryFolder { folder in
      try put("one", folder)
      let shelf = ToolchainShelf(
        Probe(searchPath: folder.path), cache: folder.appending(path: "cache").path)
      try await withThrowingTaskGroup { group in
        for _ in 0..<50 { group.addTask { _ = try await shelf.toolchain(Hammer.self) } }
        try await group.waitForAll()
      }
      #expect(try asked(folder) == 1)
    }
  }

  @Test func `what is missing is looked for each time`() async throws {
    try await withTemporaryFolder { folder in
      let shelf = ToolchainShelf(
        Probe(searchPath: folder.path), cache: folder.appending(path: "cache").path)
      await #expect(throws: JudgeError.self) { try await shelf.toolchain(Hammer.self) }
      try put("one", folder)
      #expect(try await shelf.toolchain(Hammer.self).text == "one")
    }
  }

  @Test(arguments: [Language.swift, .python])
  func `a kept toolchain is the one that was found`(language: Language) async throws {
    let probe = Probe(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    try await withTemporaryFolder { folder in
      func pair<Found: ShelvedToolchain>(_: Found.Type) async throws -> [String] {
        let first = try await ToolchainShelf(probe, cache: folder.path).toolchain(Found.self)
        let second = try await ToolchainShelf(probe, cache: folder.path).toolchain(Found.self)
        let records = try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "toolchains").path)
        #expect(records == ["\(Found.self).json"])
        return ["\(first)", "\(second)"]
      }
      let texts =
        language == .swift
        ? try await pair(SwiftToolchain.self) : try await pair(PythonToolchain.self)
      #expect(texts.first == texts.last)
    }
  }
}
