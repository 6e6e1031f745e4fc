// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Markets",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "Markets",
      targets: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"])
  ],
  dependencies: [.package(path: "Kits")],
  targets: [
    .target(name: "MarketsDomain"),
    .target(
      name: "MarketsData",
      dependencies: ["MarketsDomain", .product(name: "ClockKit", package: "Kits")]),
    .target(name: "MarketsPresentation", dependencies: ["MarketsDomain", "MarketsData"]),
    .target(
      name: "MarketsApplication",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation"]),
    .testTarget(
      name: "MarketsTests",
      dependencies: [
        "MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication",
        .product(name: "ClockKit", package: "Kits"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
