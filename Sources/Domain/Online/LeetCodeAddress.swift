/// The parts of an address at LeetCode, with or without its beginning.
struct LeetCodeAddress {
  private static let hosts: Set = ["leetcode.com", "leetcode.cn", "leetcode-cn.com"]

  /// What stands between slashes, without empty parts, query and fragment.
  var segments: [Substring]
  /// Whether it is one word alone, so that it may be a name of something.
  var isBare: Bool

  /// Nil for an address of any other place, and for nothing at all.
  init?(_ text: String) {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace || first == "<" { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace || last == ">" { rest.removeLast() }
    rest = rest.prefix { $0 != "#" && $0 != "?" }
    let scheme = ["https://", "http://", "//"].first { rest.lowercased().hasPrefix($0) }
    rest = rest.dropFirst(scheme?.count ?? 0)
    guard !rest.isEmpty, rest.utf8.count <= 2_000 else { return nil }
    let isRooted = scheme == nil && rest.first == "/"
    var parts = rest.split(separator: "/")
    let isHost = parts.first.map { Self.isHost($0) } ?? false
    if isHost { parts.removeFirst() }
    // A first part with such a sign begins another address, unless it is all that there is.
    let isElsewhere =
      scheme != nil || parts.count > 1 && parts[0].contains { $0 == "." || $0 == ":" }
    guard isHost || !isElsewhere else { return nil }
    segments = parts
    isBare = !isHost && !isRooted && parts.count == 1
  }

  private static func isHost(_ text: Substring) -> Bool {
    var name = text.lowercased()
    if let port = name.firstIndex(of: ":") { name = String(name[..<port]) }
    if name.hasPrefix("www.") { name.removeFirst(4) }
    return hosts.contains(name)
  }
}
