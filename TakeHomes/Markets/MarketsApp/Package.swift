// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MarketsApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "MarketsApp",
      targets: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"])
  ],
  dependencies: [.package(path: "../../../Kits")],
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
      dependencies: [
        "MarketsDomain", "MarketsData", "MarketsPresentation",
        .product(name: "DependencyKit", package: "Kits"),
      ]),

    .testTarget(
      name: "MarketsAppTests",
      dependencies: ["MarketsDomain", "MarketsData", "MarketsPresentation", "MarketsApplication"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
