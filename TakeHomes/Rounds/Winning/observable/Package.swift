// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Rounds",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "RoundsBridge"),
    .target(name: "RoundsDomain", dependencies: ["RoundsBridge"]),
    .target(
      name: "RoundsData", dependencies: ["RoundsBridge", "RoundsDomain"], swiftSettings: strict),
    .target(
      name: "RoundsPresentation", dependencies: ["RoundsBridge", "RoundsDomain"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "RoundsTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"]),
  ]
)
