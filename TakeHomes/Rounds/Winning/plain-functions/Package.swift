// swift-tools-version: 6.0
import PackageDescription

func layer(_ name: String, _ dependencies: [String]) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    ])
}

let layers = ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"]

let package = Package(
  name: "Rounds",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Rounds", targets: layers)],
  targets: [
    layer("RoundsBridge", []),
    layer("RoundsDomain", ["RoundsBridge"]),
    layer("RoundsXcode", []),
    layer("RoundsData", ["RoundsBridge", "RoundsDomain", "RoundsXcode"]),
    layer("RoundsPresentation", ["RoundsBridge", "RoundsDomain"]),
    .testTarget(name: "RoundsTests", dependencies: layers.map { .byName(name: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
