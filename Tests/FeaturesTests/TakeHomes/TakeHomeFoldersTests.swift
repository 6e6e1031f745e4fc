import Domain
import Foundation
@testable import InterviewsFeature
import SiteKit
import Store
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct TakeHomeFoldersTests {
  private func services(in folder: URL) throws -> Services {
    var services = Services(
      problems: .fixed([]), runner: .noOp, database: try .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: folder)
    services.takeHomes = .fixed([.sample(in: folder.path)], brief: "# Tiny\n")
    return services
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `what is typed must be a folder with sources`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.standardizedFileURL.path
      try write("", to: folder.appending(path: "good/Sources/A/A.swift"))
      try write("", to: folder.appending(path: "file"))
      try write("", to: folder.appending(path: "bare/Tests/A.swift"))
      try write("", to: folder.appending(path: "hollow/Sources/A/a.txt"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "linked"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "linked/Sources"),
        withDestinationURL: folder.appending(path: "good/Sources"))
      #expect(try TakeHomes.candidate(at: " \(path)/bare/../good/ \n") == "\(path)/good")
      #expect(try TakeHomes.candidate(at: "good", from: folder) == "\(path)/good")
      #expect(
        try TakeHomes.candidate(at: ".", from: folder.appending(path: "good")) == "\(path)/good")
      for (typed, error) in [
        ("  ", TakeHomesError.noPath), ("good", .relativePath("good")),
        ("\(path)/none", .noFolder(path: "\(path)/none")),
        ("\(path)/file", .notAFolder(path: "\(path)/file")),
        ("\(path)/bare", .noSources(folder: "\(path)/bare")),
        ("\(path)/linked", .noSources(folder: "\(path)/linked")),
        ("\(path)/hollow", .noSwift(folder: "\(path)/hollow")),
      ] {
        #expect(throws: error) { try TakeHomes.candidate(at: typed) }
      }
    }
  }

  @Test func `a folder is known by its marker, else by its targets`() async throws {
    try await withTemporaryFolder { folder in
      let services = try services(in: folder)
      let marked = folder.appending(path: "marked")
      try write("tiny\n", to: marked.appending(path: TakeHomes.markerName))
      #expect(try TakeHomes.project(of: marked.path, with: services).slug == "tiny")
      let named = folder.appending(path: "named")
      try write("", to: named.appending(path: "Sources/TinyData/A.swift"))
      #expect(try TakeHomes.project(of: named.path, with: services).slug == "tiny")
      let strange = folder.appending(path: "strange")
      try write("other", to: strange.appending(path: TakeHomes.markerName))
      #expect(throws: TakeHomesError.noProject(folder: strange.path, known: ["Tiny"])) {
        try TakeHomes.project(of: strange.path, with: services)
      }
    }
  }

  @Test func `a start writes the starter, the brief and the marker`() async throws {
    try await withTemporaryFolder { folder in
      let services = try services(in: folder)
      try write("let a = 1", to: folder.appending(path: "Starter/Sources/TinyDomain/A.swift"))
      try write("left over", to: folder.appending(path: "Starter/.build/x"))
      let path = try TakeHomes.start(
        .sample(in: folder.path), in: "deep/work", from: folder, with: services)
      let work = URL(filePath: path)
      #expect(work.path == folder.standardizedFileURL.appending(path: "deep/work").path)
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(names == [".focus-takehome", ".gitignore", "BRIEF.md", "Sources"])
      #expect(try TakeHomes.project(of: path, with: services).slug == "tiny")
      #expect(try TakeHomes.candidate(at: path) == path)
    }
  }

  @Test func `a start with views lays them over the starter`() async throws {
    try await withTemporaryFolder { folder in
      let services = try services(in: folder)
      var takeHome = TakeHome.sample(in: folder.path)
      try write("let a = 1", to: folder.appending(path: "Starter/Sources/TinyDomain/A.swift"))
      try write("// plain", to: folder.appending(path: "Starter/Package.swift"))
      try write("// views", to: folder.appending(path: "Views/Package.swift"))
      try write("let v = 1", to: folder.appending(path: "Views/Sources/TinyViews/V.swift"))
      #expect(TakeHomes.views(of: takeHome) == nil)
      takeHome.views = .init(module: "TinyViews", lines: [])
      let over = try #require(TakeHomes.views(of: takeHome))
      let path = try TakeHomes.start(
        takeHome, in: "work", over: over, from: folder, with: services)
      let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      #expect(names.contains("Sources/TinyDomain/A.swift"))
      #expect(names.contains("Sources/TinyViews/V.swift"))
      let manifest = try String(
        contentsOf: URL(filePath: path).appending(path: "Package.swift"), encoding: .utf8)
      #expect(manifest == "// views")
    }
  }

  @Test func `a start lays the project's kits beside the starter as a package`() async throws {
    try await withTemporaryFolder { folder in
      var services = try services(in: folder)
      var takeHome = TakeHome.sample(in: folder.path)
      takeHome.kits = ["ClockKit"]
      services.takeHomes = .fixed([takeHome], brief: "# Tiny\n")
      services.takeHomes.kits = folder.appending(path: "Kits").path
      try write("let a = 1", to: folder.appending(path: "Starter/Sources/TinyDomain/A.swift"))
      for kit in ["ClockKit", "LoadKit"] {
        try write("let k = 1", to: folder.appending(path: "Kits/Sources/\(kit)/K.swift"))
      }
      let path = try TakeHomes.start(takeHome, in: "work", from: folder, with: services)
      let kits = URL(filePath: path).appending(path: "Kits")
      let names = try FileManager.default.subpathsOfDirectory(atPath: kits.path).sorted()
      #expect(
        names == ["Package.swift", "Sources", "Sources/ClockKit", "Sources/ClockKit/K.swift"])
      let manifest = try String(
        contentsOf: kits.appending(path: "Package.swift"), encoding: .utf8)
      #expect(manifest.contains("let kits = [\"ClockKit\"]\n"))
      // So that they are in the first commit.
      #expect(try TakeHomes.parts(of: takeHome).contains("Kits"))
    }
  }

  @Test func `a start that was killed on the way is completed, a whole one is left alone`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let services = try services(in: folder)
      try write("let a = 1", to: folder.appending(path: "Starter/Sources/TinyDomain/A.swift"))
      try write("let a = 1", to: folder.appending(path: "work/Sources/TinyDomain/A.swift"))
      let begin = {
        try TakeHomes.start(.sample(in: folder.path), in: "work", from: folder, with: services)
      }
      let path = try begin()
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(names == [".focus-takehome", ".gitignore", "BRIEF.md", "Sources"])
      #expect(throws: TakeHomesError.self) { _ = try begin() }
    }
  }

  @Test(arguments: ["BRIEF.md", "Sources/mine.swift", TakeHomes.markerName])
  func `a start leaves what exists, and writes nothing at all then`(name: String) async throws {
    try await withTemporaryFolder { folder in
      let services = try services(in: folder)
      try write("let a = 1", to: folder.appending(path: "Starter/Sources/TinyDomain/A.swift"))
      try write("mine", to: folder.appending(path: "work/\(name)"))
      let error = #expect(throws: TakeHomesError.self) {
        try TakeHomes.start(.sample(in: folder.path), in: "work", from: folder, with: services)
      }
      guard case .wouldOverwrite = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      let text = try String(contentsOf: folder.appending(path: "work/\(name)"), encoding: .utf8)
      #expect(text == "mine")
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "work").path
        ).count == 1)
    }
  }
}
