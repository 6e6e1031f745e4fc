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
    return placed
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
