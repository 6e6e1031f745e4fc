// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LampsApp",
  dependencies: [.package(path: "../../../Kits")],
  targets: [
    .target(
      name: "LampsDomain", dependencies: [.product(name: "TallyKit", package: "Kits")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .systemLibrary(name: "LampsCSQLite"),
    .target(
      name: "LampsWatt", dependencies: ["LampsCSQLite"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "LampsPresentation", dependencies: ["LampsDomain", "LampsWatt"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "LampsViews", dependencies: ["LampsDomain", "LampsPresentation"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(name: "LampsAppTests", dependencies: ["LampsDomain", "LampsPresentation"]),
  ])
