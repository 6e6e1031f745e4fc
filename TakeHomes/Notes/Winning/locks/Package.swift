// swift-tools-version: 6.2
import PackageDescription

let layers: [Target.Dependency] = ["NotesDomain", "NotesData", "NotesSync", "NotesPresentation"]

let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Notes", targets: ["NotesData", "NotesSync", "NotesPresentation"])],
  targets: [
    .target(name: "NotesDomain"),
    .target(name: "NotesBytes"),
    .target(name: "NotesData", dependencies: ["NotesBytes", "NotesDomain"]),
    .target(name: "NotesSync", dependencies: ["NotesDomain"]),
    .target(name: "NotesPresentation", dependencies: ["NotesDomain"]),
    .testTarget(name: "NotesTests", dependencies: layers),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
