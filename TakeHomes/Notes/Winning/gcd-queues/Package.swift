// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "NotesDomain"),
    .target(name: "NotesFiles", dependencies: ["NotesDomain"]),
    .target(name: "NotesData", dependencies: ["NotesDomain", "NotesFiles"]),
    .target(name: "NotesSync", dependencies: ["NotesDomain"]),
    .target(
      name: "NotesPresentation", dependencies: ["NotesDomain"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "NotesAppTests",
      dependencies: ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"]),
  ],
  swiftLanguageModes: [.v5]
)
