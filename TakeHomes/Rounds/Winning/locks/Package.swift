// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Rounds",
  platforms: [.macOS("15.0"), .iOS("18.0")],
  products: [
    .library(name: "RoundsApp", targets: ["RoundsPresentation", "RoundsData"])
  ],
  targets: [
    .target(name: "RoundsBridge"),
    .target(name: "RoundsDomain", dependencies: [.target(name: "RoundsBridge")]),
    .target(name: "RoundsData", dependencies: ["RoundsDomain", "RoundsBridge"]),
    .target(name: "RoundsPresentation", dependencies: ["RoundsDomain", "RoundsBridge"]),
    .testTarget(
      name: "RoundsTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"]),
  ]
)
