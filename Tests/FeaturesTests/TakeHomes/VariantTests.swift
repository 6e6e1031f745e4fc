import Domain
import Foundation
@testable import InterviewsFeature
import Testing
import TestSupport

@Suite struct VariantTests {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(name: "Tiny", targets: [
      .target(name: "TinyDomain"),
      .testTarget(
        name: "TinyTests", dependencies: ["TinyDomain"]),
    ])

    """

  /// A package after a change, by path.
  private func package(
    after variant: TakeHomes.Verification.Variant
  ) async throws -> [String: String] {
    try await withTemporaryFolder { folder in
      for (path, text) in [
        "Package.swift": Self.manifest, "Sources/TinyDomain/Tiny.swift": "domain",
        "Sources/TinyData/Data.swift": "data", "Sources/TinyData/Deep/Deep.swift": "deep",
        "Tests/TinyTests/TinyTests.swift": "tests",
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try variant.apply(to: folder, of: .sample(in: folder.path))
      let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
      var texts: [String: String] = [:]
      for path in all ?? [] {
        texts[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      return texts
    }
  }

  private func variant(_ part: String) throws -> TakeHomes.Verification.Variant {
    try #require(TakeHomes.Verification.variants.first { $0.name.contains(part) })
  }

  @Test(arguments: TakeHomes.Verification.variants)
  func `no word that stands for a name is left`(
    variant: TakeHomes.Verification.Variant
  ) async throws {
    let texts = try await package(after: variant)
    #expect(texts != [:])
    for (path, text) in texts {
      for word in ["INNER", "OUTER", "TESTS", "TESTTARGET", "LISTED"] {
        #expect(!path.contains(word) && !text.contains(word), "\(path)")
      }
    }
    #expect(texts["Package.swift"] != Self.manifest || !variant.files.isEmpty)
  }

  @Test func `a layer moves, and what it is made of is listed`() async throws {
    let texts = try await package(after: try variant("path"))
    #expect(texts["Modules/Inner/Tiny.swift"] == "domain")
    #expect(texts["Modules/Inner/VariantOld/Broken.swift"] != nil)
    #expect(texts["Package.swift"]?.contains(#"target.sources = ["Data.swift", "Deep"]"#) == true)
  }

  @Test func `a manifest of older tools keeps its language mode`() async throws {
    let manifest = try await package(after: try variant("isolation"))["Package.swift"] ?? ""
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\nimport PackageDescription"))
    #expect(manifest.contains("package.swiftLanguageModes ?? [.v5]"))
  }

  @Test func `files for tests lie with the tests`() async throws {
    #expect(
      try await package(after: variant("XCTest"))["Tests/TinyTests/VariantXCTests.swift"] != nil)
  }

  @Test func `each answer is tried with other variants in time`() async throws {
    try await withTemporaryFolder { folder in
      for name in ["actors", "locks"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: "Winning/\(name)"), withIntermediateDirectories: true)
      }
      let takeHome = TakeHome.sample(in: folder.path)
      func names(_ day: Int, variants: Int?) -> [String] {
        TakeHomes.Verification.trials(
          of: takeHome, sample: .init(answers: 1, variants: variants, day: day)
        )
        .map(\.name).filter { $0.contains("the answer") }
      }
      let count = TakeHomes.Verification.variants.count
      #expect(names(0, variants: nil).count == 1 + count)
      #expect(names(0, variants: 0) == ["tiny: the answer actors"])
      let drawn = (0..<2 * count).flatMap { names($0, variants: 1) }
      #expect(Set(drawn).count == 2 * count)
    }
  }
}
