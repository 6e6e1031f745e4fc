/// Turns a jail's neutral paths into the host's, for rungs of the ladder without namespaces.
enum JailPaths {
  /// Named after the supervisor, so that a sweep sees when its owner is gone.
  static func workFolder(_ number: Int, supervisor: Int32) -> String {
    "/tmp/focus-jail-\(supervisor)-\(number)"
  }

  static func onHost(_ spec: JailSpec, workFolder: String) -> JailSpec {
    var pairs = spec.mounts.map { ($0.jail, $0.host) }
    pairs += [("/work", workFolder), ("/tmp", workFolder)]
    pairs.sort { $0.0.count > $1.0.count }
    var placed = spec
    placed.mounts = spec.mounts.map { JailSpec.Mount(host: $0.host, jail: $0.host) }
    placed.arguments = spec.arguments.map { replace(in: $0, pairs) }
    placed.environment = spec.environment.mapValues { replace(in: $0, pairs) }
    if let folders = spec.environment[libraries] {
      let parts = folders.split(separator: ":").flatMap { folder in
        [replace(in: String(folder), pairs)] + hostFolders(of: String(folder), spec.mounts)
      }
      placed.environment[libraries] = parts.joined(separator: ":")
    }
    return placed
  }

  private static let libraries = "LD_LIBRARY_PATH"

  /// Where the files of a folder lie that is made of mounts alone.
  private static func hostFolders(of folder: String, _ mounts: [JailSpec.Mount]) -> [String] {
    let found = mounts.filter { parent($0.jail) == folder }.map { parent($0.host) }
    return Set(found).sorted()
  }

  private static func parent(_ path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// What a program on the host said of its mounts, in the jail's neutral paths.
  static func inJail(_ text: String, _ mounts: [JailSpec.Mount]) -> String {
    replace(in: text, mounts.map { ($0.host, $0.jail) }.sorted { $0.0.count > $1.0.count })
  }

  /// Replaces a path at the start, after `:`, `=` or `,`, and after an option of one letter.
  static func replace(in text: String, _ pairs: [(String, String)]) -> String {
    var result = ""
    var rest = Substring(text)
    var isPathStart = true
    while let first = rest.first {
      let pair = pairs.first { isPathStart && holds($0.0, at: rest) }
      if let (jail, host) = pair {
        result += host
        rest = rest.dropFirst(jail.count)
        isPathStart = false
      } else {
        result.append(first)
        rest = rest.dropFirst()
        isPathStart = ":=,".contains(first) || isOption(result)
      }
    }
    return result
  }

  private static func isOption(_ text: String) -> Bool {
    text.count == 2 && text.first == "-" && text.last != "-"
  }

  private static func holds(_ path: String, at text: Substring) -> Bool {
    guard text.hasPrefix(path) else { return false }
    let next = text.dropFirst(path.count).first
    return next == nil || next == "/" || next == ":" || next == ","
  }
}
