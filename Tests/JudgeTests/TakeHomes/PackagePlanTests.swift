import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct PackagePlanTests {
  private static let takeHome = TakeHome(
    slug: "lamps", name: "Lamps", summary: "", minutes: 5,
    layers: [
      .init(name: "LampsDomain", kits: ["TallyKit"]),
      .init(name: "LampsPresentation", imports: ["LampsDomain"]),
    ], requirements: [], safety: [], mutants: [], folder: "")

  private func copy(
    _ paths: [String], holding text: String = "let a = 1", taken: Set<String> = [],
    _ change: (inout PackageManifest) -> Void = { _ in }
  ) async throws -> CandidateCopy {
    var manifest = PackageManifest(name: "Lamps")
    manifest.targets = [
      .init(name: "LampsDomain"),
      .init(name: "LampsPresentation", dependencies: [.init(name: "LampsDomain")]),
      .init(name: "LampsTests", kind: .test, dependencies: [.init(name: "LampsDomain")]),
    ]
    change(&manifest)
    return try await withTemporaryFolder { folder in
      for path in paths {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return CandidateCopy(
        folder.path, of: Self.takeHome, reading: ManifestReading(manifest: manifest, taken: taken))
    }
  }

  private let usual = [
    "Sources/LampsDomain/A.swift", "Sources/LampsPresentation/B.swift", "Tests/LampsTests/C.swift",
  ]

  @Test func `path, sources and exclude choose the files`() async throws {
    let copy = try await copy([
      "Inner/A.swift", "Inner/Old/B.swift", "Inner/deep/C.swift",
      "Sources/LampsPresentation/D.swift",
      "Sources/LampsPresentation/More/E.swift", "Sources/LampsPresentation/F.swift",
    ]) {
      $0.targets[0].path = "./Inner/"
      $0.targets[0].exclude = ["Old", "Nothing"]
      $0.targets[1].sources = ["D.swift", "More"]
    }
    #expect(copy.target("LampsDomain")?.files == ["Inner/A.swift", "Inner/deep/C.swift"])
    #expect(
      copy.target("LampsPresentation")?.files
        == ["Sources/LampsPresentation/D.swift", "Sources/LampsPresentation/More/E.swift"])
    #expect(copy.missingLayers.isEmpty)
  }

  @Test func `libraries are built before what depends on them`() async throws {
    let copy = try await copy(
      usual + ["Sources/Core/A.swift", "Sources/Base/A.swift", "Tests/Support/A.swift"]
    ) {
      $0.targets += [
        .init(name: "Core", dependencies: [.init(name: "Base")]), .init(name: "Base"),
        .init(name: "Support", path: "Tests/Support", dependencies: [.init(name: "LampsDomain")]),
      ]
      $0.targets[0].dependencies = [.init(name: "Core")]
      $0.targets[2].dependencies.append(.init(name: "Support"))
    }
    #expect(copy.built.map(\.name) == ["Base", "Core", "LampsDomain", "LampsPresentation"])
    #expect(copy.libraries(below: copy.testTargets).map(\.name) == ["Support"])
    #expect(copy.note == nil)
    let linter = copy.linter(for: Self.takeHome)
    #expect(linter.libraries == ["Core": ["LampsDomain"], "Base": ["LampsDomain"]])
  }

  @Test func `what is not built is named with the reason, and harms nobody`() async throws {
    let others: [(String, PackageManifest.Kind)] = [
      ("App", .executable), ("Macros", .macro), ("Tool", .plugin), ("Lib", .system),
      ("Blob", .binary), ("Unused", .regular), ("Testing", .regular), ("TallyKit", .regular),
    ]
    let copy = try await copy(
      usual + others.map { "Sources/\($0.0)/A.swift" } + ["Sources/Loose/A.swift"],
      taken: ["Testing"]
    ) {
      $0.targets += others.map { .init(name: $0.0, kind: $0.1) }
      $0.targets[0].dependencies = [
        .init(name: "Testing"), .init(name: "Collections", package: "swift-collections"),
        .init(name: "TallyKit", package: "Kits"),
      ]
      $0.targets[0].plugins = ["Tool"]
    }
    #expect(copy.built.map(\.name) == ["LampsDomain", "LampsPresentation"])
    let note = try #require(copy.note)
    for (name, _) in others { #expect(note.contains("\(name) was left out: ")) }
    #expect(note.contains("Sources/Loose was left out"))
    #expect(note.contains("aren't provided: Collections was left out"))
    #expect(note.contains("the plugin Tool wasn't run"))
  }

  @Test(arguments: ["../Elsewhere", "/etc", "Linked/A", ".hidden", "Sources/\u{1}x"])
  func `a folder outside the package is refused, and the layer's usual one is used`(path: String)
    async throws
  {
    let copy = try await copy(usual) { $0.targets[0].path = path }
    #expect(copy.missingLayers.isEmpty)
    #expect(copy.target("LampsDomain")?.files == ["Sources/LampsDomain/A.swift"])
    #expect(copy.note?.contains("LampsDomain was left out: its folder is missing") == true)
  }

  @Test func `a link on the way to a folder is not followed`() async throws {
    try await withTemporaryFolder { folder in
      let root = folder.appending(path: "answer")
      let manager = FileManager.default
      for path in ["answer", "outside/Domain"] {
        try manager.createDirectory(
          at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appending(path: "outside/Domain/A.swift"))
      try manager.createSymbolicLink(
        atPath: root.appending(path: "In").path,
        withDestinationPath: folder.appending(path: "outside").path)
      var manifest = PackageManifest(name: "Lamps")
      manifest.targets = [.init(name: "LampsDomain", path: "In/Domain")]
      let copy = CandidateCopy(
        root.path, of: Self.takeHome, reading: ManifestReading(manifest: manifest))
      #expect(copy.files.isEmpty)
    }
  }

  @Test func `resources are laid out as SwiftPM does`() async throws {
    let base = "Sources/LampsDomain"
    let copy = try await copy(
      usual + [
        "\(base)/Data/a.json", "\(base)/Data/deep/b.json", "\(base)/Raw/c/d.txt",
        "\(base)/Data/no.swift", "\(base)/en.lproj/L.strings", "\(base)/e.txt",
      ]
    ) {
      $0.localization = "en"
      $0.targets[0].resources = [
        .init(path: "Data", rule: "process"), .init(path: "Raw", rule: "copy"),
        .init(path: "e.txt", rule: "embedInCode"), .init(path: "../../x", rule: "copy"),
        .init(path: "none", rule: "copy"),
      ]
    }
    let place = "Lamps_LampsDomain.resources"
    #expect(
      copy.bundled.map(\.path).sorted()
        == ["Info.plist", "Raw/c/d.txt", "a.json", "b.json", "en.lproj/L.strings", "no.swift"]
        .map { "\(place)/\($0)" })
    #expect(copy.target("LampsDomain")?.files == ["\(base)/A.swift"])
    #expect(
      copy.generated.map(\.path) == [
        "LampsDomain/resource_bundle_accessor.swift", "LampsDomain/embedded_resources.swift",
      ])
    #expect(copy.note?.contains("none was left out: it is missing") == true)
    #expect(copy.note?.contains("is outside its folder") == true)
  }

  @Test(arguments: [
    ("import Foundation", "\nimport Foundation"), ("// internal import Foundation", "\nimport"),
    ("public import Foundation", "internal import Foundation"),
    ("private import Testing", "\nimport"),
  ])
  func `what is written for a target imports as its files do`(text: String, line: String)
    async throws
  {
    let copy = try await copy(usual + ["Sources/LampsDomain/Data/a.json"], holding: text) {
      $0.targets[0].resources = [.init(path: "Data", rule: "process")]
    }
    let source = try #require(copy.generated.first)
    #expect("\n\(String(decoding: source.bytes, as: UTF8.self))".contains(line))
  }

  @Test func `folders of tests that the manifest forgets count, and it is said`() async throws {
    let copy = try await copy(usual + ["Tests/More/D.swift", "Tests/E.swift"])
    #expect(copy.testTargets.map(\.name) == ["LampsTests", "More", "OwnTests"])
    #expect(copy.testTargets.last?.files == ["Tests/E.swift"])
    #expect(copy.note?.contains("names no test target for Tests/More") == true)
  }

  @Test func `tests and sources of the history lie where the manifest says`() async throws {
    let copy = try await copy(["Inner/A.swift", "Inner/Checks/B.swift"]) {
      $0.targets[0].path = "Inner"
      $0.targets[2].path = "Inner/Checks"
    }
    #expect(copy.places.isSource("Inner/A.swift") && !copy.places.isTest("Inner/A.swift"))
    #expect(copy.places.isTest("Inner/Checks/B.swift"))
    #expect(!copy.places.isSource("Inner/Checks/B.swift") && !copy.places.isSource("README.md"))
  }
}
