// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Heroes",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Heroes", targets: ["HeroesDomain", "HeroesData", "HeroesPresentation"])
  ],
  targets: [
    .target(name: "Fold"),
    .target(name: "HeroesDomain"),
    .target(name: "HeroesData", dependencies: ["HeroesDomain"]),
    .target(name: "HeroesPresentation", dependencies: ["Fold", "HeroesDomain"]),
    .testTarget(
      name: "HeroesTests", dependencies: ["HeroesDomain", "HeroesData", "HeroesPresentation"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
