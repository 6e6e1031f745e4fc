// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Status",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StatusDomain", targets: ["StatusDomain"]),
    .library(name: "StatusData", targets: ["StatusData"]),
    .library(name: "StatusPresentation", targets: ["StatusPresentation"]),
  ],
  targets: [
    .target(name: "StatusDomain", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "StatusData", dependencies: ["StatusDomain"],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .target(name: "StatusPresentation", dependencies: ["StatusDomain"]),
    .testTarget(
      name: "StatusTests", dependencies: ["StatusDomain", "StatusData", "StatusPresentation"],
      path: "Tests"),
  ]
)
