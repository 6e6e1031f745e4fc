// swift-tools-version: 6.2
import PackageDescription

let kits = ["ClockKit", "DependencyKit", "FlagKit", "LoadKit", "PagingKit", "MachineKit"]

let package = Package(
  name: "Kits",
  platforms: [.macOS(.v15)],
  products: kits.map { .library(name: $0, targets: [$0]) },
  targets: kits.flatMap { kit -> [Target] in
    [
      .target(name: kit),
      .testTarget(name: "\(kit)Tests", dependencies: [.init(stringLiteral: kit), "Hammer"]),
    ]
  } + [
    .target(name: "Hammer", dependencies: ["SanitizedMutex"], path: "Tests/Hammer"),
    .target(name: "SanitizedMutex", path: "Tests/SanitizedMutex"),
  ]
)

// Only for those who measure: `FOCUS_BENCHMARKS=1 swift run -c release --package-path Kits kits-bench`.
if Context.environment["FOCUS_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "kits-bench", dependencies: ["DependencyKit", "LoadKit"],
      path: "Benchmarks/kits-bench"))
}

for target in package.targets where target.name != "SanitizedMutex" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
