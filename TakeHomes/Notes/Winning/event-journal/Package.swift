// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "NotesDomain"),
    .target(name: "NotesData", dependencies: ["NotesDomain"]),
    .target(
      name: "NotesSync", dependencies: ["NotesDomain"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "NotesPresentation", dependencies: ["NotesDomain"]),
    .testTarget(
      name: "NotesAppTests",
      dependencies: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"]),
  ]
)
