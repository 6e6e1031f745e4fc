import Foundation

extension OnlineSession {
  /// When the token says that it ends; nil when it does not say it.
  ///
  /// Read from the token alone: LeetCode may end it at any time before. Source: RFC 7519.
  public var expiresAt: Instant? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Self.bytes(of: parts[1]),
      let seconds = (try? Value(json: payload))?["exp"]?.number,
      (0...253_402_300_799).contains(seconds)
    else { return nil }
    return Instant(milliseconds: Int64(seconds) * 1000)
  }

  /// Base 64 in the alphabet of addresses, without its padding.
  private static func bytes(of text: Substring) -> [UInt8]? {
    let plain = text.prefix { $0 != "=" }.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    return Data(base64Encoded: plain + padding).map { Array($0) }
  }
}
