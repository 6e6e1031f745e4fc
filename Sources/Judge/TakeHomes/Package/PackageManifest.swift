/// What a package's manifest says once it has run, as `swift package dump-package` tells it.
///
/// All of it was made by the candidate's own code: names and paths may be anything.
struct PackageManifest: Sendable, Hashable {
  enum Kind: String, Sendable {
    case regular, executable, test, system, binary, plugin, macro, provided
  }

  /// When something is meant; the build here is a debug build on Linux.
  struct Condition: Sendable, Hashable {
    var platforms: [String]?
    var configuration: String?
    var traits: [String]?

    func holds(_ enabled: Set<String>) -> Bool {
      platforms?.contains("linux") != false && configuration != "release"
        && traits.map { !enabled.isDisjoint(with: $0) } != false
    }
  }

  /// A line of `swiftSettings` or the like.
  struct Setting: Sendable, Hashable {
    var name: String
    var values: [String] = []
    var condition = Condition()
  }

  struct Dependency: Sendable, Hashable {
    var name: String
    /// Where it is a product of another package.
    var package: String?
    var condition = Condition()
  }

  struct Resource: Sendable, Hashable {
    var path: String
    /// `process`, `copy` or `embedInCode`.
    var rule: String
    var localization: String?
  }

  struct Target: Sendable, Hashable {
    var name: String
    var kind = Kind.regular
    var path: String?
    /// Nil: all below its folder.
    var sources: [String]?
    var exclude: [String] = []
    var resources: [Resource] = []
    var dependencies: [Dependency] = []
    var swift: [Setting] = []
    /// Of C, C++ and the linker.
    var others: [Setting] = []
    var plugins: [String] = []
    var isPackageAccessible = true
  }

  var name: String
  var targets: [Target] = []
  /// The packages that it depends on, as a reader knows them.
  var packages: [String] = []
  /// What it says of the language's modes, in its order: `6`, `5`, `4.2`.
  var modes: [String] = []
  var toolsVersion = ToolsVersion()
  /// The traits that are on unless somebody asks for others.
  var traits: Set<String> = []
  var localization: String?

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The language mode of a target that says nothing of it.
  var mode: Int {
    modes.compactMap(Self.mode).max() ?? (toolsVersion.major >= 6 ? 6 : max(4, toolsVersion.major))
  }

  /// The compiler's word for a mode; nil for one that it lacks.
  static func mode(_ text: String) -> Int? {
    // What was called 4.2 differs from 4 in what nobody writes any longer.
    text.split(separator: ".").first.flatMap { Int($0) }.flatMap { (4...6).contains($0) ? $0 : nil }
  }
}

/// The version in a manifest's first comment.
struct ToolsVersion: Sendable, Hashable {
  var major = 5
  var minor = 9
  /// Whether somebody wrote it.
  var isSaid = false

  init() {}

  /// Reads `// swift-tools-version: 6.2`, after blank lines alone.
  init(_ manifest: [UInt8]) {
    let text = String(decoding: manifest.prefix(1 << 12), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    guard let line, line.drop(while: \.isWhitespace).hasPrefix("//"),
      let place = line.lowercased().firstRange(of: "swift-tools-version")
    else { return }
    let rest = line.lowercased()[place.upperBound...].drop { $0 == ":" || $0.isWhitespace }
    let numbers = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      .split(separator: ".").map { Int($0) }
    guard let first = numbers.first, let major = first, (4...99).contains(major) else { return }
    self.major = major
    minor = numbers.count > 1 ? min(numbers[1] ?? 0, 99) : 0
    isSaid = true
  }

  /// As the compiler wants it.
  var text: String { "\(major).\(minor).0" }
}
