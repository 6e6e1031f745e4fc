// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Markets",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Markets", targets: ["MarketsApplication"])],
  targets: [
    .target(name: "Ledger"),
    .target(name: "MarketsDomain"),
    .target(name: "MarketsData", dependencies: ["MarketsDomain", "Ledger"]),
    .target(name: "MarketsPresentation", dependencies: ["MarketsDomain", "Ledger"]),
    .target(
      name: "MarketsApplication",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation"]),
    .testTarget(
      name: "MarketsTests",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"]),
  ]
)
