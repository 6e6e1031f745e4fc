// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Markets",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Markets", targets: ["MarketsApplication"]),
    .library(name: "Reactive", targets: ["Reactive"]),
  ],
  targets: [
    .target(name: "Reactive"),
    .target(name: "MarketsDomain", dependencies: ["Reactive"]),
    .target(name: "MarketsData", dependencies: ["MarketsDomain", "Reactive"]),
    .target(name: "MarketsPresentation", dependencies: ["MarketsDomain", "Reactive"]),
    .target(
      name: "MarketsApplication",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation"]),
    .testTarget(
      name: "MarketsAppTests",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"]),
  ]
)
