import Synchronization

/// Which names this server answers to, so that a foreign name that leads here is refused.
///
/// A page of another site can make its own name point at this machine (DNS rebinding); the name
/// still stands in the request.
final class HostRules: Sendable {
  /// The address that the server listens on.
  let host: String
  private let listening: Mutex<Int>

  init(host: String, port: Int) {
    self.host = host.lowercased()
    listening = Mutex(port)
  }

  /// The port; the one that the system chose when 0 was asked for.
  var port: Int {
    get { listening.withLock { $0 } }
    set { listening.withLock { $0 = newValue } }
  }

  /// Whether only this machine reaches the server.
  var isLoopback: Bool { Self.loopback.contains(host) || host.hasPrefix("127.") }

  /// The origin that a browser on this machine uses.
  var origin: String {
    let name = isWildcard ? "127.0.0.1" : host.contains(":") ? "[\(host)]" : host
    return "http://\(name):\(port)"
  }

  /// Whether a request's `Host` is ours.
  func admits(authority: String?) -> Bool {
    guard let authority, let (name, port) = Self.split(authority), port ?? 80 == self.port
    else { return false }
    if Self.loopback.contains(name) || name == host { return true }
    // Rebinding needs a name; whoever writes an address means this machine.
    return isWildcard && Self.isAddress(name)
  }

  /// Whether a request's `Origin` or `Referer` is a page of ours.
  func admits(origin: String) -> Bool {
    guard origin.hasPrefix("http://") else { return false }
    return admits(authority: String(origin.dropFirst(7).prefix { $0 != "/" }))
  }

  private static let loopback: Set<String> = ["localhost", "127.0.0.1", "::1"]

  private var isWildcard: Bool { host == "0.0.0.0" || host == "::" }

  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return name.contains(":") || (parts.count == 4 && parts.allSatisfy { UInt8($0) != nil })
  }

  /// A name in lower case, without the brackets of IPv6, and the port if one is given.
  private static func split(_ authority: String) -> (name: String, port: Int?)? {
    let text = authority.lowercased()
    guard text.allSatisfy({ $0.isASCII && $0 != "@" && $0 != "/" }) else { return nil }
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return nil }
      let rest = text[text.index(after: end)...]
      let name = String(text[text.index(after: text.startIndex)..<end])
      // Only addresses of IPv6 stand in brackets.
      guard name.contains(":") else { return nil }
      if rest.isEmpty { return (name, nil) }
      guard rest.first == ":", let port = Int(rest.dropFirst()) else { return nil }
      return (name, port)
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return (text, nil)
    case 2: return Int(parts[1]).map { (String(parts[0]), $0) }
    default: return nil
    }
  }
}
