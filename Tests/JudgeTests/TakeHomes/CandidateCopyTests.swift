import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct CandidateCopyTests {
  private static let takeHome = TakeHome(
    slug: "lamps", name: "Lamps", summary: "", minutes: 5,
    layers: [.init(name: "LampsDomain"), .init(name: "LampsPresentation")], requirements: [],
    safety: [], mutants: [], folder: "")

  private func copy(_ fill: (URL) throws -> Void) async throws -> CandidateCopy {
    try await withTemporaryFolder { folder in
      for name in ["Sources/LampsDomain", "Sources/LampsPresentation", "Tests/LampsTests"] {
        let place = folder.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("let a = 1".utf8).write(to: place.appending(path: "A.swift"))
      }
      try fill(folder)
      return CandidateCopy(folder.path, of: Self.takeHome)
    }
  }

  private let all = [
    "Sources/LampsDomain/A.swift", "Sources/LampsPresentation/A.swift", "Tests/LampsTests/A.swift",
  ]

  @Test func `plain sources and tests are taken`() async throws {
    let copy = try await copy { _ in }
    #expect(copy.files.map(\.path) == all)
    #expect(copy.leftOut.isEmpty && copy.missingLayers.isEmpty)
    #expect(copy.testTargets.map(\.name) == ["LampsTests"])
  }

  @Test func `kits beside the sources are nobody's code`() async throws {
    let copy = try await copy { folder in
      for path in ["Kits/Package.swift", "Kits/Sources/ClockKit/ManualClock.swift"] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("let token = URL(string: \"\")!".utf8).write(to: file)
      }
    }
    #expect(copy.files.map(\.path) == all)
    #expect(copy.leftOut.isEmpty)
    #expect(!copy.places.isSource("Kits/Sources/ClockKit/ManualClock.swift"))
    #expect(!copy.places.isTest("Kits/Tests/ClockKitTests/A.swift"))
    let linter = copy.linter(for: Self.takeHome)
    #expect(LintRule.allCases.allSatisfy { linter.findings($0).isEmpty })
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (4, false)])
  func `more files than a limit are seen without reading them, links left alone`(
    most: Int, hasMore: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let inner = folder.appending(path: "Sources/A/B")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      for path in ["Sources/1.swift", "Sources/A/2.swift", "Sources/A/B/3.swift", "Sources/4.txt"] {
        try Data().write(to: folder.appending(path: path))
      }
      try FileManager.default.createSymbolicLink(
        at: inner.appending(path: "again"), withDestinationURL: folder)
      let parts = ["Sources", "Tests"].map { folder.appending(path: $0).path }
      #expect(GradeFiles.hasMore(than: most, below: parts, ending: ".swift") == hasMore)
    }
  }

  @Test(arguments: [("let watt = 1", 0), ("let watt = 2", 1)])
  func `a copy of what is given is told only where it differs`(
    text: String, count: Int
  ) async throws {
    try await withTemporaryFolder { project in
      for (path, content) in [
        ("LampsApp/Sources/LampsWatt/Watt.swift", "let watt = 1"),
        ("answer/Sources/LampsWatt/Watt.swift", text), ("answer/Sources/LampsDomain/A.swift", ""),
        ("answer/Tests/LampsTests/A.swift", ""),
      ] {
        let file = project.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
      }
      var takeHome = Self.takeHome
      takeHome.folder = project.path
      takeHome.layers = [.init(name: "LampsDomain", given: ["LampsWatt"])]
      let copy = CandidateCopy(project.appending(path: "answer").path, of: takeHome)
      #expect(
        copy.files.map(\.path) == ["Sources/LampsDomain/A.swift", "Tests/LampsTests/A.swift"])
      #expect(copy.leftOut.count == count)
      #expect(copy.leftOut.allSatisfy { $0.contains("the same for everyone") })
    }
  }

  @Test func `links are left out and named, whatever they lead to`() async throws {
    let copy = try await copy { folder in
      let manager = FileManager.default
      let sources = folder.appending(path: "Sources/LampsDomain").path
      try manager.createSymbolicLink(
        atPath: "\(sources)/B.swift", withDestinationPath: "/etc/passwd")
      try manager.createSymbolicLink(atPath: "\(sources)/Deep", withDestinationPath: "/etc")
      #expect(mkfifo("\(sources)/Pipe.swift", 0o644) == 0)
    }
    #expect(copy.files.map(\.path) == all)
    let reason = "was left out: it is a link, or not a plain file."
    #expect(
      copy.leftOut
        == ["B.swift", "Deep", "Pipe.swift"].map { "Sources/LampsDomain/\($0) \(reason)" })
  }

  @Test func `odd names, huge files and foreign folders are named`() async throws {
    let copy = try await copy { folder in
      let sources = folder.appending(path: "Sources/LampsDomain")
      try Data("".utf8).write(to: sources.appending(path: "B\n:1:1: error.swift"))
      try Data(count: 2 << 20).write(to: sources.appending(path: "Huge.swift"))
      let other = folder.appending(path: "Sources/Other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    }
    #expect(copy.files.map(\.path) == all)
    #expect(copy.leftOut.count == 3)
    #expect(copy.leftOut.contains { $0.contains("unusual characters") && !$0.contains("\n") })
    #expect(copy.leftOut.contains { $0.contains("Huge.swift") && $0.contains("1 MB") })
    #expect(copy.leftOut.contains { $0.contains("Sources/Other") })
  }

  @Test(arguments: [(20, 20), (21, 21), (30, 21)])
  func `of many that are left out twenty are named, and that there were more`(
    count: Int, lines: Int
  ) async throws {
    let copy = try await copy { folder in
      for number in 1...count {
        let other = folder.appending(path: "Sources/Other\(number)")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      }
    }
    #expect(copy.leftOut.count == lines)
    #expect(copy.leftOut.contains("And more was left out.") == (count > 20))
  }

  @Test func `a missing layer is named with the next step`() async throws {
    let copy = try await copy { folder in
      try FileManager.default.removeItem(at: folder.appending(path: "Sources/LampsDomain"))
    }
    #expect(copy.missingLayers == ["LampsDomain"])
    #expect(copy.note?.contains("Keep the starter's targets") == true)
  }
}
