import NIOCore

/// Whom a connection comes from, as far as limits and sessions tell people apart.
enum Peer: Sendable, Hashable {
  /// The loopback, or no socket at all.
  case thisMachine
  /// An address of IPv4, or the first half of one of IPv6, which a machine keeps.
  case other(String)

  init(_ address: SocketAddress?) {
    self = Self(text: address?.ipAddress)
  }

  init(text: String?) {
    guard var text = text?.lowercased() else { self = .thisMachine; return }
    if text.hasPrefix("::ffff:"), text.contains(".") { text = String(text.dropFirst(7)) }
    if text.hasPrefix("127.") || text == "::1" {
      self = .thisMachine
    } else if text.contains(":") {
      self = .other(Self.network(of: text))
    } else {
      self = .other(text)
    }
  }

  /// As the log names it.
  var name: String {
    switch self {
    case .thisMachine: "this machine"
    case .other(let address): address
    }
  }

  private static func network(of text: String) -> String {
    let bare = text.prefix { $0 != "%" }
    let halves = bare.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    let front = halves[0].split(separator: ":")
    let back = halves.count > 1 ? halves[1].split(separator: ":") : []
    let gap = halves.count > 1 ? max(0, 8 - front.count - back.count) : 0
    let groups = front.map(String.init) + Array(repeating: "0", count: gap) + back.map(String.init)
    return groups.prefix(4).joined(separator: ":") + "::/64"
  }
}
