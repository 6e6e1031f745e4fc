// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Notes", targets: ["NotesData", "NotesSync", "NotesPresentation"])
  ],
  targets: [
    .target(name: "NotesDomain"),
    .target(name: "NotesData", dependencies: ["NotesDomain"]),
    .target(
      name: "NotesSync", dependencies: ["NotesDomain"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "NotesPresentation", dependencies: ["NotesDomain"]),
    .testTarget(
      name: "NotesTests",
      dependencies: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"]),
  ],
  swiftLanguageModes: [.v6]
)
