import Testing

/// The reference after one change that SwiftPM allows and the brief does not forbid.
struct PackageVariant: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// What the copy stage says of it; nil: nothing.
  var note: String?
  /// Replacements in files of the package, each made once.
  var edits: [(file: String, find: String, replacement: String)] = []
  var files: [String: String] = [:]
  var moves: [(from: String, to: String)] = []

  private static let domain = """
    .target(
          name: "LampsDomain", dependencies: [.product(name: "TallyKit", package: "Kits")],
          swiftSettings: [.swiftLanguageMode(.v6)])
    """
  private static let presentation = """
    .target(
          name: "LampsPresentation", dependencies: ["LampsDomain", "LampsWatt"],
          swiftSettings: [.swiftLanguageMode(.v6)])
    """
  private static let tests =
    #".testTarget(name: "LampsAppTests", dependencies: ["LampsDomain", "LampsPresentation"])"#
  private static let core = "public func isLit(_ isOn: Bool) -> Bool { isOn }\n"

  static let all = [
    access, resource, isolation, mode, conditions, places, libraries, unbuilt, twoTests, xctest,
  ]

  private static let access = PackageVariant(
    testDescription: "package access",
    edits: [
      (
        "Sources/LampsDomain/Panel.swift", "public var count",
        "package var inner: Int { count }\n  public var count"
      ),
      (
        "Sources/LampsPresentation/PanelText.swift", "let count = panel.count",
        "let count = panel.inner"
      ),
    ])

  private static let resource = PackageVariant(
    testDescription: "a resource by Bundle.module",
    edits: [
      (
        "Package.swift", presentation,
        presentation.replacing(
          "swiftSettings", with: "resources: [.process(\"Texts\")], swiftSettings")
      ),
      (
        "Sources/LampsPresentation/PanelText.swift", "guard count > 0 else { return \"All dark\" }",
        "let url = Bundle.module.url(forResource: \"dark\", withExtension: \"txt\")\n"
          + "let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }\n"
          + "guard count > 0 else { return text ?? \"\" }"
      ),
      (
        "Sources/LampsPresentation/PanelText.swift", "import LampsWatt",
        "import Foundation\nimport LampsWatt"
      ),
    ], files: ["Sources/LampsPresentation/Texts/dark.txt": "All dark"])

  private static let isolation = PackageVariant(
    testDescription: "isolation of one target",
    edits: [
      (
        "Package.swift", presentation,
        presentation.replacing(".v6)", with: ".v6), .defaultIsolation(MainActor.self)")
      ),
      ("Sources/LampsPresentation/PanelText.swift", "public enum", "nonisolated public enum"),
    ],
    files: [
      "Sources/LampsPresentation/Screen.swift":
        "final class Screen { var title = \"\" }\nlet screen = Screen()\n"
    ])

  private static let mode = PackageVariant(
    testDescription: "a language mode of one target",
    edits: [
      (
        "Package.swift", domain,
        domain.replacing("swiftLanguageMode(.v6)", with: "swiftLanguageMode(.v5)")
      ),
      (
        "Sources/LampsDomain/Lamp.swift", "/// Gives",
        "nonisolated(unsafe) var first = 0\nvar second = 0\n/// Gives"
      ),
    ])

  private static let conditions = PackageVariant(
    testDescription: "conditions and features",
    edits: [
      (
        "Package.swift", domain,
        domain.replacing(
          ".v6)",
          with: ".v6), .define(\"LIT\", .when(platforms: [.linux], configuration: .debug)), "
            + ".define(\"DIM\", .when(configuration: .release)), "
            + ".enableUpcomingFeature(\"ExistentialAny\"), "
            + ".enableExperimentalFeature(\"Lifetimes\"), .treatAllWarnings(as: .error), "
            + ".unsafeFlags([\"-DFLAG\"])")
      ),
      (
        "Sources/LampsDomain/Lamp.swift", "/// Gives",
        "#if !LIT || DIM || !FLAG || !DEBUG || !SWIFT_PACKAGE || !hasFeature(ExistentialAny)\n"
          + "#error(\"It is not what the manifest says.\")\n#endif\n/// Gives"
      ),
    ])

  private static let places = PackageVariant(
    testDescription: "path, exclude and sources",
    edits: [
      (
        "Package.swift", domain,
        domain.replacing(
          "swiftSettings", with: "path: \"Modules/Inner\", exclude: [\"Old\"], swiftSettings")
      ),
      (
        "Package.swift", presentation,
        presentation.replacing(
          "swiftSettings", with: "sources: [\"PanelText.swift\"], swiftSettings")
      ),
    ],
    files: [
      "Modules/Inner/Old/Broken.swift": "let broken: Nothing = 1\n",
      "Sources/LampsPresentation/Draft.swift": "let broken: Nothing = 1\n",
    ], moves: [("Sources/LampsDomain", "Modules/Inner")])

  private static let libraries = PackageVariant(
    testDescription: "a library of its own, and one for tests",
    edits: [
      (
        "Package.swift", domain,
        domain.replacing("[.product", with: "[\"LampsCore\", .product")
          + ",\n    .target(name: \"LampsCore\"), .target(name: \"LampsSupport\", "
          + "dependencies: [\"LampsDomain\"], path: \"Tests/Support\")"
      ),
      (
        "Package.swift", tests,
        tests.replacing("[\"LampsDomain\"", with: "[\"LampsSupport\", \"LampsDomain\"")
      ),
      ("Sources/LampsDomain/Panel.swift", "import TallyKit", "import LampsCore\nimport TallyKit"),
      ("Sources/LampsDomain/Panel.swift", "if lamp.isOn {", "if isLit(lamp.isOn) {"),
      (
        "Tests/LampsAppTests/LampTests.swift", "import LampsPresentation",
        "import LampsPresentation\nimport LampsSupport"
      ),
      ("Tests/LampsAppTests/LampTests.swift", "Lamp(isOn: false).toggled", "darkLamp().toggled"),
    ],
    files: [
      "Sources/LampsCore/Core.swift": core,
      "Tests/Support/Lamps.swift":
        "public import LampsDomain\npublic func darkLamp() -> Lamp { Lamp(isOn: false) }\n",
    ])

  private static let unbuilt = PackageVariant(
    testDescription: "targets that are not built",
    note: "LampsTool was left out: it is an executable",
    edits: [
      (
        "Package.swift", domain,
        domain + ",\n    .executableTarget(name: \"LampsTool\", dependencies: [\"LampsDomain\"]), "
          + ".plugin(name: \"LampsPlugin\", capability: .buildTool())"
      )
    ],
    files: [
      "Sources/LampsTool/main.swift": "print(1)\n",
      "Plugins/LampsPlugin/Plugin.swift": "no Swift at all\n",
    ])

  private static let xctest = PackageVariant(
    testDescription: "XCTest in the place of Swift Testing",
    files: [
      "Tests/LampsAppTests/LampTests.swift": """
      import LampsDomain
      import LampsPresentation
      import XCTest

      final class LampCase: XCTestCase {
        private var panel = Panel()

        override func setUp() async throws { panel.add(Lamp(isOn: false)) }

        func testSwitching() throws {
          XCTAssertTrue(Lamp(isOn: false).toggled().isOn)
          XCTAssertFalse(Lamp(isOn: true).toggled().isOn)
        }

        @MainActor func testCounting() async {
          XCTAssertEqual(PanelText.line(for: panel), "All dark")
          panel.add(Lamp(isOn: true))
          XCTAssertEqual(panel.count, 1)
          XCTAssertEqual(PanelText.line(for: panel), "1 lamp is on")
        }
      }
      """
    ])

  private static let twoTests = PackageVariant(
    testDescription: "two test targets, with a resource",
    edits: [
      (
        "Package.swift", tests,
        tests + ",\n    .testTarget(name: \"MoreTests\", dependencies: [\"LampsDomain\"], "
          + "resources: [.copy(\"Data\")])"
      )
    ],
    files: [
      "Tests/MoreTests/Data/lamps.txt": "on",
      "Tests/MoreTests/DataTests.swift": """
      import Foundation
      import LampsDomain
      import Testing

      @Test func `a lamp is read`() throws {
        let url = try #require(
          Bundle.module.url(forResource: "lamps", withExtension: "txt", subdirectory: "Data"))
        #expect(Lamp(isOn: try String(contentsOf: url, encoding: .utf8) == "on").isOn)
      }
      """,
    ])
}
