internal import Foundation

/// What a look-up rested on: while it is the same, asking again would give the same answer.
struct ToolchainFooting: Codable, Hashable {
  /// Where version managers note which version their shims start, below the home folder.
  private static let homeSelectors = [
    ".tool-versions", ".pyenv/version", ".local/share/swiftly/config.json", ".rustup/settings.toml",
    ".config/mise/config.toml", ".config/go/env",
  ]
  /// The same in the folder where the program was started, and in those around it.
  private static let localSelectors = [
    ".tool-versions", ".python-version", ".swift-version", ".java-version", ".node-version",
    "mise.toml", "rust-toolchain", "rust-toolchain.toml",
  ]
  private static let variables = ["_VERSION", "_TOOLCHAIN", "_HOME", "_ROOT", "GOTOOLCHAIN"]

  /// What each name led to on the PATH; empty where it led nowhere.
  private var programs: [String]
  private var stamps: [String: String]
  private var environment: [String: String]
  let paths: [String]

  init(_ paths: [String], _ names: [String], _ probe: Probe) {
    self.paths = paths
    programs = names.map { probe.find($0) ?? "" }
    let environment = ProcessInfo.processInfo.environment
    self.environment = environment.filter { name, _ in
      Self.variables.contains(where: name.hasSuffix)
    }
    // This program too: another build of it may look elsewhere.
    let own = Bundle.main.executablePath.map { [$0] } ?? []
    stamps = [:]
    let selectors = Self.selectors(home: environment["HOME"] ?? "")
    for path in paths + programs + selectors + own + ["/etc/ld.so.cache"] where !path.isEmpty {
      stamps[path] = Self.stamp(path)
    }
  }

  /// Differs from one build of this program to the next.
  static let program = Bundle.main.executablePath.flatMap(stamp) ?? ""

  private static func selectors(home: String) -> [String] {
    var paths = homeSelectors.map { "\(home)/\($0)" }
    var folder = FileManager.default.currentDirectoryPath
    while true {
      paths += localSelectors.map { "\(folder)/\($0)" }
      guard folder.count > 1, let slash = folder.lastIndex(of: "/") else { return paths }
      folder = String(folder[..<slash])
    }
  }

  /// The change time tells of replaced files whose dates were kept; nil where nothing stands.
  private static func stamp(_ path: String) -> String? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    let (date, change) = (facts.st_mtim, facts.st_ctim)
    // A folder's times follow what is written beside the toolchain, so its number must do.
    guard facts.st_mode & S_IFMT != S_IFDIR else { return "\(facts.st_dev) \(facts.st_ino)" }
    return "\(facts.st_dev) \(facts.st_ino) \(facts.st_size) \(date.tv_sec).\(date.tv_nsec) "
      + "\(change.tv_sec).\(change.tv_nsec)"
  }
}
