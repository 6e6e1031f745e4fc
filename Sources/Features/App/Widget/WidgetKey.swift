import Domain
public import Foundation
import SiteKit

/// The one key that lets other programs read the widget's addresses, and nothing else.
///
/// It lies beside the data, for its owner only (mode 0600); the data's export leaves it out.
public struct WidgetKey: Sendable {
  /// The file's name in the data folder.
  public static let fileName = "widget-key"

  private let file: PrivateFile

  public init(folder: URL) { file = PrivateFile(url: folder.appending(path: Self.fileName)) }

  /// The key; nil when none was made or it was revoked.
  public var text: String? {
    guard let content = file.content else { return nil }
    let text = String(decoding: content, as: UTF8.self).filter { !$0.isWhitespace }
    return Self.isWellFormed(text) ? text : nil
  }

  /// Makes a key of 256 random bits; whoever held the one before is shut out.
  public func renew() throws -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    let text = SHA256.hex(bytes: bytes)
    try write(text)
    return text
  }

  /// Shuts everybody out who holds the key.
  public func revoke() throws {
    do { try file.remove() } catch { throw trouble(error) }
  }

  /// Whether a text could be a key at all.
  public static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private func write(_ text: String) throws {
    do { try file.write(Data((text + "\n").utf8)) } catch { throw trouble(error) }
  }

  private func trouble(_ error: any Error) -> WidgetError {
    .keyUnwritable(file: file.url.path, reason: reasonInWords(error))
  }
}
