// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NotesApp",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "NotesApp", targets: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"])
  ],
  targets: [
    .target(name: "NotesDomain"),
    .target(name: "NotesData", dependencies: ["NotesDomain"]),
    .target(name: "NotesSync", dependencies: ["NotesDomain"]),
    .target(name: "NotesPresentation", dependencies: ["NotesDomain"]),
    .testTarget(
      name: "NotesAppTests",
      dependencies: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
