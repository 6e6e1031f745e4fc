// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Heroes",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Heroes", targets: ["HeroesDomain", "HeroesData", "HeroesPresentation"])
  ],
  targets: [
    .target(name: "HeroesDomain"),
    .target(name: "HeroesData", dependencies: ["HeroesDomain"]),
    .target(name: "HeroesPresentation", dependencies: ["HeroesDomain", "HeroesData"]),
    .testTarget(
      name: "HeroesTests", dependencies: ["HeroesDomain", "HeroesData", "HeroesPresentation"]),
  ],
  swiftLanguageModes: [.v5]
)
