import Domain

/// The base address of a service that a learner typed, checked and without what paths would double.
struct ServiceAddress: Sendable, Hashable {
  /// What people write behind the base although we add it.
  private static let endings = ["/chat/completions", "/messages"]

  /// `https://api.groq.com/openai/v1`, without a slash at its end.
  let text: String
  /// The host with its port, as people know the service.
  let authority: String

  /// Takes `http` and `https`; plain `http` only on this machine and in private networks.
  ///
  /// Throws: ``OnlineError/badAddress(_:)``, ``OnlineError/openAddress(_:)``.
  init(_ typed: String) throws(OnlineError) {
    var text = Substring(typed)
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    func strip() { while text.last == "/" { text.removeLast() } }
    strip()
    for ending in Self.endings where text.hasSuffix(ending) { text.removeLast(ending.count) }
    strip()
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty, ["http:", "https:"].contains(parts[0].lowercased()),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }),
      !text.contains(where: { "?#\\\"<>@".contains($0) })
    else { throw .badAddress(Self.excerpt(typed)) }
    let authority = parts[2].prefix { $0 != "/" }
    guard let host = Self.host(of: authority) else { throw .badAddress(Self.excerpt(typed)) }
    if parts[0].lowercased() == "http:", !Self.isPrivate(host) {
      throw .openAddress(Self.excerpt(typed))
    }
    self.text = String(text)
    self.authority = String(authority)
  }

  /// Whether it may be allowed: a name may stand for any address, a plain number only for itself.
  func mayBe(within reach: ServiceReach) -> Bool {
    let host = Self.host(of: authority[...]) ?? ""
    let isSafe = text.prefix(6).lowercased() == "https:"
    let hasPort = authority.contains("]:") || !authority.contains("]") && authority.contains(":")
    let whole = hasPort ? authority : "\(authority):\(isSafe ? 443 : 80)"
    return HostAddress(host).map { reach.admits($0, of: whole) } ?? true
  }

  /// A secret may have been pasted into the wrong field.
  private static func excerpt(_ typed: String) -> String {
    withoutSecrets(String(typed.prefix(120)))
  }

  /// The host of `host`, `host:port` or `[address]:port`; nil when it is none.
  private static func host(of authority: Substring) -> String? {
    var host = authority
    if let end = authority.lastIndex(of: "]") {
      guard authority.first == "[" else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end]
      guard host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }), !host.isEmpty else {
        return nil
      }
      let rest = authority[authority.index(after: end)...]
      return rest.isEmpty || isPort(rest.dropFirst(), after: rest.first) ? String(host) : nil
    }
    if let colon = authority.firstIndex(of: ":") {
      guard isPort(authority[authority.index(after: colon)...], after: ":") else { return nil }
      host = authority[..<colon]
    }
    let isName = host.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return isName && !host.isEmpty && host.first != "." ? host.lowercased() : nil
  }

  private static func isPort(_ text: Substring, after mark: Character?) -> Bool {
    guard mark == ":", let port = Int(text), text.count <= 5 else { return false }
    return (1...65_535).contains(port)
  }

  /// Whether a host is this machine, one of the same network, or has no name in public.
  private static func isPrivate(_ host: String) -> Bool {
    if let address = HostAddress(host) {
      return address.reach == .thisMachine || address.reach == .privateNetwork
    }
    guard !host.contains(":") else { return false }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // A resolver may read any other number as an address of its own choice.
    guard parts.last.map(isNumber) != true else { return false }
    let endings = [".local", ".lan", ".home.arpa", ".internal", ".localhost"]
    return !host.contains(".") || endings.contains(where: host.hasSuffix)
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) } || text.hasPrefix("0x")
  }
}
