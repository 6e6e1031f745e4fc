import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Catalogue

@Suite(.timeLimit(.minutes(20))) struct ReadMemoryTests {
  /// What a shelf took from the disk, in order.
  private final class Readings: Sendable {
    private let names = Mutex<[String]>([])
    func add(_ name: String) { names.withLock { $0.append(name) } }
    /// Those since the last look.
    func taken() -> [String] {
      names.withLock { names in
        defer { names = [] }
        return names
      }
    }
  }

  private func withShelf(
    _ body: (TakeHomeShelf, TakeHomeFolders, Readings) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { (home) async throws in
      let readings = Readings()
      let shelf = TakeHomeShelf(home: home) { readings.add($0) }
      try await body(shelf, try TakeHomeFolders(in: home), readings)
    }
  }

  @Test func `what did not change is not read again`() async throws {
    try await withShelf { (shelf, _, readings) throws in
      let all = try shelf.all()
      #expect(readings.taken() == ["Tiny"])
      #expect(try shelf.all() == all)
      #expect(try shelf.takeHome("tiny") == all[0])
      #expect(try shelf.cards().count == 1)
      #expect(readings.taken() == [])
    }
  }

  @Test(arguments: [
    "TakeHomes/Tiny/takehome.yml", "TakeHomes/Tiny/BRIEF.md",
    "TakeHomes/Tiny/Hidden/FirstTests.swift",
    "TakeHomes/Tiny/TinyApp/Sources/TinyDomain/Tiny.swift",
  ]) func `a file that changed is read again, and only its project`(path: String) async throws {
    try await withShelf { (shelf, folders, readings) throws in
      let all = try shelf.all()
      _ = readings.taken()
      try folders.write(TakeHomeFolders.files[path, default: ""] + "\n", to: path)
      // The brief is a part of it; what the others hold shows only when they are read.
      #expect((try shelf.all() == all) == !path.hasSuffix("BRIEF.md"))
      #expect(readings.taken() == ["Tiny"])
      _ = try shelf.all()
      #expect(readings.taken() == [])
    }
  }

  @Test func `a card that goes is missed at once, and a card that comes is there`() async throws {
    try await withShelf { (shelf, folders, readings) throws in
      _ = try shelf.all()
      let deck = "Content/drill/tiny.yml"
      try folders.replace("tiny-first", by: "tiny-second", in: deck)
      #expect(throws: CatalogueError.self) { try shelf.all() }
      #expect(try shelf.cards().map(\.id) == ["tiny-second"])
      try folders.write(TakeHomeFolders.files[deck, default: ""], to: deck)
      _ = readings.taken()
      #expect(try shelf.all().count == 1)
      #expect(readings.taken() == ["Tiny"])
    }
  }

  @Test func `a hidden file and a kit that come or go are seen`() async throws {
    try await withShelf { (shelf, folders, _) throws in
      _ = try shelf.all()
      let forgotten = "TakeHomes/Tiny/Hidden/ForgottenTests.swift"
      try folders.write("struct ForgottenTests {}", to: forgotten)
      #expect(throws: CatalogueError.self) { try shelf.all() }
      try folders.remove(forgotten)
      #expect(try shelf.all().count == 1)
      try folders.remove("Kits/Sources/ClockKit")
      #expect(throws: CatalogueError.self) { try shelf.all() }
    }
  }

  @Test func `trouble is not remembered`() async throws {
    try await withShelf { (shelf, folders, _) throws in
      let file = "TakeHomes/Tiny/takehome.yml"
      try folders.replace("minutes: 90", by: "minutes: 0", in: file)
      for _ in 0..<2 { #expect(throws: CatalogueError.self) { try shelf.takeHome("tiny") } }
      try folders.write(TakeHomeFolders.files[file, default: ""], to: file)
      #expect(try shelf.takeHome("tiny").minutes == 90)
    }
  }

  @Test func `a project that is gone is gone`() async throws {
    try await withShelf { (shelf, folders, _) throws in
      _ = try shelf.all()
      try folders.remove("TakeHomes/Tiny")
      #expect(try shelf.all() == [])
    }
  }
}
