// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Markets",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Markets", targets: ["MarketsApplication"])],
  dependencies: [.package(path: "../Kits")],
  targets: [
    .target(name: "MarketsDomain"),
    .target(
      name: "MarketsData",
      dependencies: [
        "MarketsDomain", .product(name: "ClockKit", package: "Kits"),
        .product(name: "FlagKit", package: "Kits"), .product(name: "LoadKit", package: "Kits"),
      ]),
    .target(name: "MarketsPresentation", dependencies: ["MarketsDomain"]),
    .target(
      name: "MarketsApplication",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation"]),
    .testTarget(
      name: "MarketsAppTests",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"]),
  ]
)
