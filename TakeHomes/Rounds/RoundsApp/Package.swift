// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RoundsApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "RoundsApp",
      targets: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation", "RoundsSQLite"])
  ],
  targets: [
    .target(name: "RoundsBridge"),
    .target(name: "RoundsDomain", dependencies: ["RoundsBridge"]),
    .target(name: "RoundsData", dependencies: ["RoundsBridge", "RoundsDomain"]),
    .target(name: "RoundsPresentation", dependencies: ["RoundsBridge", "RoundsDomain"]),
    .target(name: "RoundsViews", dependencies: ["RoundsDomain", "RoundsPresentation"]),
    .systemLibrary(
      name: "RoundsCSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "RoundsSQLite", dependencies: ["RoundsDomain", "RoundsBridge", "RoundsCSQLite"]),

    .testTarget(name: "RoundsSQLiteTests", dependencies: ["RoundsSQLite", "RoundsCSQLite"]),
    .testTarget(
      name: "RoundsViewTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsPresentation", "RoundsViews"],
      resources: [.copy("Snapshots")]),
    .testTarget(
      name: "RoundsAppTests",
      dependencies: ["RoundsBridge", "RoundsDomain", "RoundsData", "RoundsPresentation"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
