/// How a package wants its Swift to be read.
struct SwiftDialect: Sendable, Hashable {
  var mode = 5
  /// Upcoming features, by name.
  var features: [String] = []
  var isMainActorByDefault = false

  static let ours = SwiftDialect(
    mode: 6, features: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"])

  var arguments: [String] {
    ["-swift-version", "\(mode)"] + features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
  }
}
