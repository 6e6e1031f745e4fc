extension TakeHomes.Verification {
  static let places = Variant(
    name: "path, exclude and sources",
    manifest: """
      for target in package.targets where target.name == "INNER" {
        target.path = "Modules/Inner"
        target.exclude.append("VariantOld")
      }
      for target in package.targets where target.name == "OUTER" {
        target.sources = [LISTED]
      }
      """,
    files: [
      "Modules/Inner/VariantOld/Broken.swift": "let broken: Nothing = 1\n",
      "Sources/OUTER/VariantDraft.swift": "let broken: Nothing = 1\n",
    ], moves: ["Sources/INNER": "Modules/Inner"])

  static let libraries = Variant(
    name: "a further library, and one for tests",
    manifest: """
      package.targets += [
        .target(name: "VariantCore"),
        .target(
          name: "VariantSupport", dependencies: ["INNER"], path: "Variants/Support"),
      ]
      package.products.append(.library(name: "VariantCore", targets: ["VariantCore"]))
      for target in package.targets where target.name == "INNER" {
        target.dependencies.append("VariantCore")
      }
      for target in package.targets where target.name == "TESTTARGET" {
        target.dependencies.append("VariantSupport")
      }
      """,
    files: [
      "Sources/VariantCore/Core.swift": "public func variantCore() -> Int { 7 }\n",
      "Sources/INNER/VariantUse.swift": """
      import VariantCore

      enum VariantUse {
        nonisolated static var ofCore: Int { variantCore() }
      }
      """,
      "Variants/Support/Support.swift": """
      import INNER

      public func variantSupport() -> Int { 8 }
      """,
      "TESTS/VariantSupportTests.swift": """
      import Testing
      import VariantSupport

      @Test func `support is there`() { #expect(variantSupport() == 8) }
      """,
    ])

  static let unbuilt = Variant(
    name: "an executable and a plugin",
    manifest: """
      package.targets += [
        .executableTarget(name: "VariantTool", dependencies: ["INNER"]),
        .plugin(name: "VariantPlugin", capability: .buildTool()),
      ]
      """,
    files: [
      "Sources/VariantTool/main.swift": "let broken: Nothing = 1\n",
      "Plugins/VariantPlugin/Plugin.swift": "no Swift at all\n",
    ])

  static let twoTests = Variant(
    name: "a second test target with a resource",
    manifest: """
      package.targets.append(
        .testTarget(
          name: "VariantTests", dependencies: ["INNER"], path: "Variants/Tests",
          resources: [.copy("Data")]))
      """,
    files: [
      "Variants/Tests/Data/word.txt": "variant",
      "Variants/Tests/WordTests.swift": """
      import Foundation
      import Testing

      @Test func `a word is read`() throws {
        let url = try #require(
          Bundle.module.url(forResource: "word", withExtension: "txt", subdirectory: "Data"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "variant")
      }
      """,
    ])

  static let xctest = Variant(
    name: "a file of XCTest", manifest: "",
    files: [
      "TESTS/VariantXCTests.swift": """
      import XCTest

      final class VariantXCTests: XCTestCase {
        func testNumbers() throws { XCTAssertEqual(try XCTUnwrap(Int("7")), 7) }

        @MainActor func testLater() async {
          await Task.yield()
          XCTAssertTrue(true)
        }
      }
      """
    ])
}
