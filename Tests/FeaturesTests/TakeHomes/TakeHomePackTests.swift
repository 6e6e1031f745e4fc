import Domain
import Foundation
@testable import InterviewsFeature
import Store
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct TakeHomePackTests {
  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// A teacher's folder, with what does not belong into a pack.
  private func withPack(
    _ body: (_ source: URL, _ data: URL) throws -> Void
  ) async throws {
    try await withTemporaryFolder { (place) async throws in
      let source = place.appending(path: "Cellar")
      for path in [
        "TakeHomes/Wine/takehome.yml", "TakeHomes/Wine/Starter/.gitignore",
        "TakeHomes/Wine/WineApp/.build/big", "Content/drill/wine.yml", "Content/problems/x",
        ".git/config", "letter.txt",
      ] { try write(path, to: source.appending(path: path)) }
      try body(source, place.appending(path: "data"))
    }
  }

  @Test func `a pack is seen once it is in place, with what belongs to it alone`() async throws {
    try await withPack { source, data in
      let packs = TakeHomePack.folder(in: data)
      let pack = try TakeHomePack(copying: source, data: data)
      #expect(names(packs).filter { !$0.hasPrefix(".") } == [])
      try pack.place()
      #expect(names(packs) == ["cellar"])
      let place = packs.appending(path: "cellar")
      let found = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String]
      #expect(
        found?.filter { $0.contains(".") }.sorted() == [
          "Content/drill/wine.yml", "TakeHomes/Wine/Starter/.gitignore",
          "TakeHomes/Wine/takehome.yml",
        ])
      #expect(throws: TakeHomePackError.isThere("cellar")) {
        try TakeHomePack(copying: source, data: data)
      }
      let wine = TakeHome.sample(in: place.appending(path: "TakeHomes/Wine").path)
      #expect(TakeHomePack.name(of: wine, packs: packs.path) == "cellar")
      #expect(TakeHomePack.name(of: wine, packs: "") == nil)
      try TakeHomePack.remove("cellar", data: data)
      #expect(names(packs) == [])
    }
  }

  @Test func `a link, a device or no project at all is refused, and nothing is left`() async throws
  {
    try await withPack { source, data in
      let link = source.appending(path: "TakeHomes/Wine/Hidden.swift")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: URL(filePath: "/etc/passwd"))
      #expect(throws: TakeHomePackError.noPlainFile("TakeHomes/Wine/Hidden.swift")) {
        try TakeHomePack(copying: source, data: data)
      }
      try FileManager.default.removeItem(at: link)
      #expect(mkfifo(link.path, 0o600) == 0)
      #expect(throws: TakeHomePackError.noPlainFile("TakeHomes/Wine/Hidden.swift")) {
        try TakeHomePack(copying: source, data: data)
      }
      #expect(throws: TakeHomePackError.self) {
        try TakeHomePack(copying: source.appending(path: "Content"), data: data)
      }
      #expect(throws: TakeHomePackError.self) {
        try TakeHomePack(copying: source.appending(path: "none"), data: data)
      }
      #expect(names(TakeHomePack.folder(in: data)) == [])
    }
  }

  @Test func `a pack has an end`() async throws {
    try await withPack { source, data in
      let file = source.appending(path: "TakeHomes/Wine/large")
      #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 65 << 20)
      try handle.close()
      #expect(throws: TakeHomePackError.tooLarge(files: 4000, megabytes: 64)) {
        try TakeHomePack(copying: source, data: data)
      }
      #expect(names(TakeHomePack.folder(in: data)) == [])
    }
  }

  @Test func `names that are here already are refused`() async throws {
    try await withPack { source, data in
      let pack = try TakeHomePack(copying: source, data: data)
      let wine = TakeHome.sample(in: pack.folder.appending(path: "cellar/TakeHomes/Wine").path)
      let own = TakeHomeProviding.fixed([wine], cards: [])
      #expect(try pack.projects(own, beside: .fixed([])) == [wine])
      var other = TakeHome.sample(in: "/elsewhere")
      other.slug = "wine"
      #expect(throws: TakeHomePackError.nameIsTaken("wine")) {
        try pack.projects(own, beside: .fixed([other]))
      }
      #expect(throws: TakeHomePackError.noProjects("cellar")) {
        try pack.projects(.fixed([.sample(in: "/elsewhere")]), beside: .fixed([]))
      }
    }
  }
}
