// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Markets",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Markets", targets: ["MarketsApplication"])],
  targets: [
    .target(name: "Guarding"),
    .target(name: "MarketsDomain", dependencies: ["Guarding"]),
    .target(name: "MarketsData", dependencies: ["MarketsDomain", "Guarding"]),
    .target(name: "MarketsPresentation", dependencies: ["MarketsDomain", "Guarding"]),
    .target(
      name: "MarketsApplication",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "Guarding"]),
    .testTarget(
      name: "MarketsTests",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
