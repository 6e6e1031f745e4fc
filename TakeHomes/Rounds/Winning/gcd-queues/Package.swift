// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rounds",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Rounds", targets: ["RoundsPresentation", "RoundsData"])],
  targets: [
    .target(name: "RoundsBridge"),
    .target(name: "RoundsDomain", dependencies: ["RoundsBridge"]),
    .target(name: "RoundsFormatting", dependencies: ["RoundsDomain"]),
    .target(
      name: "RoundsData", dependencies: ["RoundsBridge", "RoundsDomain"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "RoundsPresentation",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsFormatting"],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .testTarget(
      name: "RoundsTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
