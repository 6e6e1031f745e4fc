// swift-tools-version: 6.0
import PackageDescription

let layers: [Target.Dependency] = ["HeroesDomain", "HeroesData", "HeroesPresentation"]

let package = Package(
  name: "Heroes",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Heroes", targets: ["HeroesData", "HeroesPresentation"])],
  dependencies: [.package(path: "../Kits")],
  targets: [
    .target(name: "HeroesDomain"),
    .target(
      name: "HeroesData",
      dependencies: ["HeroesDomain", .product(name: "ClockKit", package: "Kits")]),
    .target(
      name: "HeroesPresentation", dependencies: ["HeroesDomain"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "HeroesTests", dependencies: layers),
  ]
)
