// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Markets",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Markets", targets: ["MarketsApplication"])],
  targets: [
    .target(name: "MarketsDomain"),
    .target(name: "MarketsData", dependencies: ["MarketsDomain"]),
    .target(
      name: "MarketsPresentation", dependencies: ["MarketsDomain"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "MarketsApplication",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation"]),
    .testTarget(
      name: "MarketsAppTests",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"]),
  ]
)
