// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Status",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Status", targets: ["StatusDomain", "StatusData", "StatusPresentation"])
  ],
  targets: [
    .target(name: "Signals", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "StatusDomain"),
    .target(name: "StatusData", dependencies: ["StatusDomain"]),
    .target(name: "StatusPresentation", dependencies: ["StatusDomain", "Signals"]),
    .testTarget(
      name: "StatusTests", dependencies: ["StatusDomain", "StatusData", "StatusPresentation"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
