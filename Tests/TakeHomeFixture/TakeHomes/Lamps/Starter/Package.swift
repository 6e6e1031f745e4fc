// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Lamps",
  targets: [
    .target(name: "LampsDomain"),
    .target(name: "LampsPresentation", dependencies: ["LampsDomain"]),
    .testTarget(name: "LampsTests", dependencies: ["LampsDomain", "LampsPresentation"]),
  ])
