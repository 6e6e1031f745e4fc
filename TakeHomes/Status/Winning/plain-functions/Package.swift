// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Status",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Status", targets: ["StatusDomain", "StatusData", "StatusPresentation"])
  ],
  targets: [
    .target(name: "StatusDomain"),
    .target(name: "StatusData", dependencies: ["StatusDomain"]),
    .target(name: "StatusPresentation", dependencies: ["StatusDomain"]),
    .testTarget(
      name: "StatusTests", dependencies: ["StatusDomain", "StatusData", "StatusPresentation"]),
  ],
  swiftLanguageModes: [.v6]
)
