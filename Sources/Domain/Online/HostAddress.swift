/// An address of the network, for whether a request may go there.
public struct HostAddress: Sendable, Hashable {
  /// How far it reaches.
  public enum Reach: Sendable, Hashable {
    case everywhere
    /// A network of its own, such as 192.168.0.0/16.
    case privateNetwork
    case thisMachine
    /// The link, a cloud's own services, groups, and what is no address of a machine.
    case nowhere
  }

  /// 4 or 16 bytes.
  private let bytes: [UInt8]

  /// Reads the plain spelling of IPv4 or IPv6; nil for a name, or a number that resolvers read otherwise.
  public init?(_ text: some StringProtocol) {
    guard let bytes = text.contains(":") ? Self.sixteen(text) : Self.four(text) else { return nil }
    self.bytes = bytes
  }

  public var reach: Reach {
    if bytes.count == 4 { return Self.reach(ofFour: bytes) }
    if let inner = embedded { return Self.reach(ofFour: inner) }
    if bytes.dropLast().allSatisfy({ $0 == 0 }) { return bytes[15] == 1 ? .thisMachine : .nowhere }
    // Amazon's metadata of IPv6.
    if bytes == Self.sixteen("fd00:ec2::254") { return .nowhere }
    switch bytes[0] {
    case 0xFE where bytes[1] & 0xC0 == 0x80: return .nowhere
    case 0xFE where bytes[1] & 0xC0 == 0xC0: return .privateNetwork
    case 0xFC, 0xFD: return .privateNetwork
    case 0xFF: return .nowhere
    // Only these are given to anybody.
    case 0x20...0x3F: return .everywhere
    default: return .nowhere
    }
  }

  /// An address of IPv4 that one of IPv6 stands for: mapped, NAT64 or 6to4.
  private var embedded: [UInt8]? {
    guard bytes.count == 16 else { return nil }
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    let isCompatible =
      bytes[..<12].allSatisfy { $0 == 0 } && bytes[12...].contains { $0 > 0 } && bytes[12] > 0
    let isTranslated = bytes.starts(with: [0, 0x64, 0xFF, 0x9B])
    if isMapped || isCompatible || isTranslated { return Array(bytes[12...]) }
    return bytes.starts(with: [0x20, 0x02]) ? Array(bytes[2..<6]) : nil
  }

  private static func reach(ofFour bytes: [UInt8]) -> Reach {
    switch (bytes[0], bytes[1]) {
    case (127, _): .thisMachine
    // Alibaba's metadata lies in a network that carriers share.
    case (100, 100) where bytes[2] == 100 && bytes[3] == 200: .nowhere
    case (10, _), (192, 168), (172, 16...31), (100, 64...127): .privateNetwork
    case (0, _), (169, 254), (224..., _): .nowhere
    case (192, 0) where bytes[2] == 0: .nowhere
    default: .everywhere
    }
  }

  private static func four(_ text: some StringProtocol) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> UInt8? in
      // A zero in front would make it octal.
      guard part.allSatisfy({ ("0"..."9").contains($0) }), part == "0" || part.first != "0" else {
        return nil
      }
      return UInt8(part)
    }
    return parts.count == 4 && numbers.count == 4 ? numbers : nil
  }

  private static func sixteen(_ text: some StringProtocol) -> [UInt8]? {
    let bare = text.prefix { $0 != "%" }
    let halves = bare.lowercased().split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    var parts: [[UInt8]] = []
    for half in halves {
      var bytes: [UInt8] = []
      for group in half.split(separator: ":", omittingEmptySubsequences: half.isEmpty) {
        if group.contains(".") {
          guard let four = four(group) else { return nil }
          bytes += four
        } else {
          guard (1...4).contains(group.count), let number = UInt16(group, radix: 16) else {
            return nil
          }
          bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
        }
      }
      parts.append(bytes)
    }
    guard parts.count == 2 else { return parts[0].count == 16 ? parts[0] : nil }
    let gap = 16 - parts[0].count - parts[1].count
    guard gap >= 0 else { return nil }
    return parts[0] + Array(repeating: 0, count: gap) + parts[1]
  }
}
