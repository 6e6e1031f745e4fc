// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StatusApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StatusApp", targets: ["StatusDomain", "StatusData", "StatusPresentation"])
  ],
  dependencies: [.package(path: "../../../Kits")],
  targets: [
    .target(name: "StatusDomain", dependencies: [.product(name: "MachineKit", package: "Kits")]),
    .target(name: "StatusData", dependencies: ["StatusDomain"]),
    .target(name: "StatusPresentation", dependencies: ["StatusDomain"]),

    .testTarget(
      name: "StatusAppTests", dependencies: ["StatusDomain", "StatusData", "StatusPresentation"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
