extension TakeHomes.Verification {
  /// A change of an answer's package that SwiftPM allows and no brief forbids: it costs no point.
  ///
  /// In its texts INNER is the innermost layer, OUTER the outermost, TESTS the folder of a test
  /// target, TESTTARGET that target's name, and LISTED what OUTER is made of, as a list of names.
  public struct Variant: Sendable, Hashable {
    /// What follows "with" in the name of a trial.
    public var name: String
    /// Lines that are put behind the manifest.
    var manifest: String
    /// Texts by their path below the package.
    var files: [String: String]
    /// Folders that move, from and to.
    var moves: [String: String] = [:]
    /// Whether the manifest needs what came with tools 6.2.
    var isNew = false
  }

  /// All of them, each of which every winning answer must bear.
  public static let variants: [Variant] = [
    access, resource, isolation, mode, conditions, places, libraries, unbuilt, twoTests, xctest,
  ]

  private static let access = Variant(
    name: "package access", manifest: "",
    files: [
      "Sources/INNER/VariantCount.swift": """
      enum VariantCount {
        nonisolated package static var ofInner: Int { 7 }
      }
      """,
      "Sources/OUTER/VariantSum.swift": """
      import INNER

      enum VariantSum {
        nonisolated static var ofBoth: Int { VariantCount.ofInner + 1 }
      }
      """,
    ])

  private static let resource = Variant(
    name: "a resource",
    manifest: """
      for target in package.targets where target.name == "OUTER" {
        target.resources = (target.resources ?? []) + [.process("VariantTexts")]
      }
      """,
    files: [
      "Sources/OUTER/VariantTexts/word.txt": "variant",
      "Sources/OUTER/VariantWord.swift": """
      import Foundation

      enum VariantWord {
        nonisolated static var address: URL? {
          Bundle.module.url(forResource: "word", withExtension: "txt")
        }
      }
      """,
    ])

  private static let isolation = Variant(
    name: "the isolation of one target",
    manifest: """
      package.targets.append(
        .target(
          name: "VariantScreen",
          swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]))
      for target in package.targets where target.name == "OUTER" {
        target.dependencies.append("VariantScreen")
      }
      """,
    files: [
      "Sources/VariantScreen/Screen.swift": """
      public final class VariantScreen {
        public var title = ""
        init() {}
      }
      public let variantScreen = VariantScreen()
      """,
      "Sources/OUTER/VariantTitle.swift": """
      import VariantScreen

      enum VariantTitle {
        @MainActor static var ofScreen: String { variantScreen.title }
      }
      """,
    ], isNew: true)

  private static let mode = Variant(
    name: "the language mode of one target",
    manifest: """
      package.targets.append(
        .target(name: "VariantOld", swiftSettings: [.swiftLanguageMode(.v5)]))
      for target in package.targets where target.name == "OUTER" {
        target.dependencies.append("VariantOld")
      }
      """,
    files: [
      "Sources/VariantOld/Old.swift": """
      var variantCalls = 0

      public func variantCall() -> Int {
        variantCalls += 1
        return variantCalls
      }
      """,
      "Sources/OUTER/VariantCall.swift": """
      import VariantOld

      enum VariantCall {
        nonisolated static var number: Int { variantCall() }
      }
      """,
    ], isNew: true)

  private static let conditions = Variant(
    name: "conditions and features",
    manifest: """
      for target in package.targets where target.name == "INNER" {
        target.swiftSettings =
          (target.swiftSettings ?? []) + [
            .define("VARIANT_LIT", .when(platforms: [.linux], configuration: .debug)),
            .define("VARIANT_DIM", .when(configuration: .release)),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableExperimentalFeature("Lifetimes"),
          ]
      }
      """,
    files: [
      "Sources/INNER/VariantConditions.swift": """
      #if !VARIANT_LIT || VARIANT_DIM || !DEBUG || !SWIFT_PACKAGE
        #error("Conditions are not as the manifest says.")
      #endif
      #if !hasFeature(InferIsolatedConformances) || !hasFeature(Lifetimes)
        #error("Features are not as the manifest says.")
      #endif
      """
    ])
}
