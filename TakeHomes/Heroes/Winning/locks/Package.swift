// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Heroes",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Heroes", targets: ["HeroesDomain", "HeroesData", "HeroesPresentation"])
  ],
  dependencies: [.package(path: "../Kits")],
  targets: [
    .target(name: "Locked"),
    .target(name: "HeroesDomain"),
    .target(
      name: "HeroesData",
      dependencies: ["HeroesDomain", .product(name: "ClockKit", package: "Kits")]),
    .target(name: "HeroesPresentation", dependencies: ["HeroesDomain", "Locked"]),
    .testTarget(
      name: "HeroesTests", dependencies: ["HeroesDomain", "HeroesData", "HeroesPresentation"]),
  ],
  swiftLanguageModes: [.v6]
)
