// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(
      name: "Notes", targets: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"])
  ],
  targets: [
    .target(name: "NotesDomain"),
    .target(name: "NotesData", dependencies: ["NotesDomain"]),
    .target(name: "NotesSync", dependencies: ["NotesDomain"]),
    .target(name: "NotesPresentation", dependencies: ["NotesDomain"]),
    .testTarget(
      name: "NotesTests",
      dependencies: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .regular {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
  ]
}
