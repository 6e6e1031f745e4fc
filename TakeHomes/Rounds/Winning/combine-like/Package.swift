// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Rounds",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Rounds", targets: ["RoundsData", "RoundsPresentation"])],
  targets: [
    .target(name: "Currents"),
    .target(name: "RoundsBridge"),
    .target(name: "RoundsDomain", dependencies: ["RoundsBridge"]),
    .target(name: "RoundsData", dependencies: ["RoundsBridge", "RoundsDomain"]),
    .target(
      name: "RoundsPresentation", dependencies: ["Currents", "RoundsBridge", "RoundsDomain"]),
    .testTarget(
      name: "RoundsTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ],
  swiftLanguageModes: [.v6]
)
