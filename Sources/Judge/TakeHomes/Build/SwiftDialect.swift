/// How a package wants its Swift to be read.
struct SwiftDialect: Sendable, Hashable {
  var mode = 5
  /// Upcoming features, by name.
  var features: [String] = []
  /// Experimental features, by name.
  var experiments: [String] = []
  var isMainActorByDefault = false
  /// The conditions that `#if` finds true.
  var defines: [String] = []
  /// What `package` access reaches; nil: nothing beside the module.
  var package: String?
  /// The name of what would be `main`, where the module has one of its own.
  var entry: String?

  static let ours = SwiftDialect(
    mode: 6, features: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"])

  var arguments: [String] {
    var arguments = ["-swift-version", "\(mode)"]
    for feature in features { arguments += ["-enable-upcoming-feature", feature] }
    for feature in experiments { arguments += ["-enable-experimental-feature", feature] }
    if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    for name in defines { arguments += ["-D", name] }
    if let package { arguments += ["-package-name", package] }
    if let entry { arguments += ["-entry-point-function-name", entry] }
    return arguments
  }
}
