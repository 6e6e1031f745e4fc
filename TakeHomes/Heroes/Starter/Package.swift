// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Heroes",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Heroes", targets: ["HeroesDomain", "HeroesData", "HeroesPresentation"])
  ],
  dependencies: [.package(path: "Kits")],
  targets: [
    .target(name: "HeroesDomain"),
    .target(
      name: "HeroesData",
      dependencies: ["HeroesDomain", .product(name: "ClockKit", package: "Kits")]),
    .target(
      name: "HeroesPresentation",
      dependencies: [
        "HeroesDomain", "HeroesData", .product(name: "ClockKit", package: "Kits"),
        .product(name: "LoadKit", package: "Kits"), .product(name: "PagingKit", package: "Kits"),
      ]),
    .testTarget(
      name: "HeroesTests",
      dependencies: [
        "HeroesDomain", "HeroesData", "HeroesPresentation",
        .product(name: "ClockKit", package: "Kits"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
