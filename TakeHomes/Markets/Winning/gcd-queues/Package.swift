// swift-tools-version:5.9
import PackageDescription

let layers = ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"]

let package = Package(
  name: "Markets",
  platforms: [.macOS("15.0")],
  products: [.library(name: "Markets", targets: layers)],
  targets: [
    .target(name: "MarketsDomain"),
    .target(name: "MarketsData", dependencies: ["MarketsDomain"]),
    .target(name: "MarketsPresentation", dependencies: ["MarketsDomain"]),
    .target(
      name: "MarketsApplication", dependencies: layers.dropLast().map { .init(stringLiteral: $0) }),
    .testTarget(name: "MarketsTests", dependencies: layers.map { .init(stringLiteral: $0) }),
  ]
)
