// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Status",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Status", targets: ["StatusDomain", "StatusData", "StatusPresentation"])
  ],
  targets: [
    .target(name: "StatusDomain", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(name: "StatusData", dependencies: ["StatusDomain"]),
    .target(name: "StatusPresentation", dependencies: ["StatusDomain"]),
    .testTarget(
      name: "StatusTests", dependencies: ["StatusDomain", "StatusData", "StatusPresentation"]),
  ],
  swiftLanguageModes: [.v5]
)
