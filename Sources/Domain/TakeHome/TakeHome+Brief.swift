extension TakeHome {
  /// What the brief says of a requirement, without its id and points; nil where it has no such line.
  public func briefLine(_ id: String) -> String? {
    let lines = brief.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("- **\(id)**") }) else { return nil }
    let more = lines[(start + 1)...].prefix { !$0.isEmpty && $0.first != "-" && $0.first != "#" }
    let whole = ([lines[start].dropFirst("- **\(id)**".count)] + more)
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
    return String(Self.withoutPoints(whole[...].drop { $0 == " " }))
  }

  /// `(6 points) It starts…` without its beginning.
  private static func withoutPoints(_ line: Substring) -> Substring {
    guard line.first == "(", let close = line.firstIndex(of: ")"),
      line[..<close].hasSuffix("points") || line[..<close].hasSuffix("point")
    else { return line }
    return line[line.index(after: close)...].drop { $0 == " " }
  }

  /// The words of the brief's code and of what it sets in code's letters.
  public var promisedNames: Set<String> {
    var names: Set<String> = []
    var isCode = false
    for line in brief.split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
        continue
      }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      let code = isCode ? [line] : parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      for text in code {
        names.formUnion(
          text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      }
    }
    return names
  }
}
