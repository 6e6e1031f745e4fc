// swift-tools-version: 6.2
import PackageDescription

// Archives, so that the product runs where the libraries are not installed.
let pictureLibraries: [LinkerSetting] = [
  .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
  .linkedLibrary(":libjpeg.a", .when(platforms: [.linux])),
  .linkedLibrary("z", .when(platforms: [.linux])),
  .linkedLibrary("m", .when(platforms: [.linux])),
  // Elsewhere, as Homebrew installs them.
  .linkedLibrary("png16", .when(platforms: [.macOS])),
  .linkedLibrary("jpeg", .when(platforms: [.macOS])),
]

let package = Package(
  name: "HeroesApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "HeroesApp",
      targets: ["HeroesDomain", "HeroesData", "HeroesPresentation", "HeroesImaging"])
  ],
  dependencies: [.package(path: "../../../Kits")],
  targets: [
    .target(name: "HeroesDomain"),
    .target(
      name: "HeroesData",
      dependencies: [
        "HeroesDomain", .product(name: "ClockKit", package: "Kits"),
      ]),
    .target(
      name: "HeroesPresentation",
      dependencies: [
        "HeroesDomain", .product(name: "ClockKit", package: "Kits"),
        .product(name: "LoadKit", package: "Kits"), .product(name: "PagingKit", package: "Kits"),
      ]),
    .target(name: "HeroesCImage", linkerSettings: pictureLibraries),
    .target(name: "HeroesImaging", dependencies: ["HeroesCImage"]),
    .testTarget(
      name: "HeroesImagingTests", dependencies: ["HeroesImaging"], exclude: ["Fixtures"]),
    .testTarget(
      name: "HeroesAppTests",
      dependencies: [
        "HeroesDomain", "HeroesData", "HeroesPresentation",
        .product(name: "ClockKit", package: "Kits"),
      ]),
  ]
)

for target in package.targets where target.name != "HeroesCImage" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
