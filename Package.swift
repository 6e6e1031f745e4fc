// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Focus",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "focus", targets: ["focus"]),
    .executable(name: "focus-jail", targets: ["focus-jail"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    // In arrow order: a target imports only what stands above it.
    .target(name: "Domain"),
    .target(name: "TestForge", dependencies: ["Domain"]),
    .target(name: "Markup", dependencies: ["Domain"]),
    .target(name: "Catalogue", dependencies: ["Domain", "Yams"]),
    .target(name: "CJail"),
    .executableTarget(name: "focus-jail", dependencies: ["CJail"]),
    .target(
      name: "Judge",
      dependencies: [
        "Domain", "TestForge", "CJail",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .target(
      name: "Store",
      dependencies: ["Domain", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "Features", dependencies: ["Domain", "TestForge", "Markup", "Catalogue", "Store"]),
    .target(
      name: "Web",
      dependencies: [
        "Domain", "Features", "Markup",
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    .executableTarget(
      name: "focus",
      dependencies: [
        "Domain", "TestForge", "Markup", "Catalogue", "Judge", "Store", "Features", "Web",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .target(name: "TestSupport", dependencies: ["Domain"], path: "Tests/TestSupport"),
    .testTarget(name: "ArrowTests"),
    .testTarget(name: "DomainTests", dependencies: ["Domain", "TestSupport"]),
    .testTarget(name: "TestForgeTests", dependencies: ["TestForge", "Domain", "TestSupport"]),
    .testTarget(name: "MarkupTests", dependencies: ["Markup", "Domain", "TestSupport"]),
    .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "Domain", "TestSupport"]),
    .testTarget(
      name: "JudgeTests",
      dependencies: ["Judge", "CJail", "Domain", "TestForge", "TestSupport", "focus-jail"]),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Store", "Domain", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "FeaturesTests",
      dependencies: [
        "Features", "Domain", "TestForge", "Markup", "Catalogue", "Store", "TestSupport",
      ]),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "Web", "Features", "Markup", "Store", "Catalogue", "Domain", "TestSupport",
        .product(name: "HummingbirdTesting", package: "hummingbird"),
      ]),
    .testTarget(name: "focusTests", dependencies: ["focus", "Domain", "TestSupport"]),
  ],
  cLanguageStandard: .gnu17
)

for target in package.targets where !["CJail", "focus-jail"].contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
