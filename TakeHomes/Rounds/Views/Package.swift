// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rounds",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "Rounds",
      targets: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation", "RoundsViews"])
  ],
  targets: [
    .target(name: "RoundsBridge"),
    .target(name: "RoundsDomain", dependencies: ["RoundsBridge"]),
    .target(name: "RoundsData", dependencies: ["RoundsBridge", "RoundsDomain"]),
    .target(
      name: "RoundsPresentation", dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData"]),
    .target(name: "RoundsViews", dependencies: ["RoundsDomain", "RoundsPresentation"]),
    .testTarget(
      name: "RoundsViewTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsPresentation", "RoundsViews"],
      resources: [.copy("Snapshots")]),
    .testTarget(
      name: "RoundsTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"]),
  ],
  swiftLanguageModes: [.v5]
)
