import Domain
import Foundation

/// The kits of a project as a package of their own, so that an answer builds without Focus.
struct StarterKits {
  /// The folder beside the starter's sources; its `Package.swift` names it by path.
  static let name = "Kits"

  /// The names of the kits.
  let kits: [String]
  /// Focus's own folder of kits.
  let source: String

  /// Writes the package into a new folder.
  func lay(into folder: URL) throws {
    let sources = folder.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for kit in kits {
      try FileManager.default.copyItem(
        at: URL(filePath: source).appending(path: "Sources/\(kit)"),
        to: sources.appending(path: kit))
    }
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
  }

  /// With the settings that the kits are written for.
  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    // For your own builds. A check uses its own copy, whatever you change here.
    let kits = [\(kits.map { "\"\($0)\"" }.joined(separator: ", "))]

    let package = Package(
      name: "\(Self.name)",
      platforms: [.macOS(.v15)],
      products: kits.map { .library(name: $0, targets: [$0]) },
      targets: kits.map {
        .target(
          name: $0,
          swiftSettings: [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
          ])
      },
      swiftLanguageModes: [.v6]
    )

    """
  }
}
