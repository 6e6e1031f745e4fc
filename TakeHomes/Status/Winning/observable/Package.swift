// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Status",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Status", targets: ["StatusDomain", "StatusData", "StatusPresentation"])
  ],
  targets: [
    .target(
      name: "StatusDomain", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "StatusData", dependencies: ["StatusDomain"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(
      name: "StatusPresentation", dependencies: ["StatusDomain"],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
      ]),
    .testTarget(
      name: "StatusTests", dependencies: ["StatusDomain", "StatusData", "StatusPresentation"],
      path: "Tests"),
  ]
)
