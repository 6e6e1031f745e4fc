import Domain
public import Foundation
import SiteKit

/// The secret that lets a browser in; made once and kept in the data folder.
public struct AccessToken: Sendable, Hashable {
  static let fileName = "token"

  let text: String

  /// Reads the folder's token; makes one if there is none yet, or if it is to be renewed.
  ///
  /// Renewing signs every browser out. Throws: ``WebError/tokenFile(path:reason:)``.
  public init(folder: URL, isRenewed: Bool = false) throws {
    let file = folder.appending(path: Self.fileName)
    do {
      if isRenewed { try? FileManager.default.removeItem(at: file) }
      if let known = Self.read(file) {
        self = known
      } else {
        let new = Self.random()
        try Self.write(new, to: file)
        // Another process may have been first: what the file says counts.
        self = Self.read(file) ?? new
      }
    } catch {
      throw WebError.tokenFile(path: file.path, reason: reasonInWords(error))
    }
  }

  init(text: String) { self.text = text }

  /// Makes a token that is good enough, in any shell.
  public static let command = TokenStrength.command

  /// A token that a learner was given; nil for one that can be guessed, or that holds anything but ASCII
  /// letters, digits, `-` and `_`.
  public init?(given text: String) {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    guard isPlain, text.utf8.count <= 512,
      TokenStrength.bits(of: text) >= TokenStrength.leastBits
    else { return nil }
    self.text = text
  }

  /// A token of 256 random bits.
  static func random() -> AccessToken {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    return AccessToken(text: SHA256.hex(bytes: bytes))
  }

  /// The address of a site that signs a browser in.
  public func signInAddress(origin: String) -> String {
    origin + SitePath.signIn(token: text).description
  }

  /// Whether a text is this token, compared in constant time.
  func admits(_ candidate: String) -> Bool {
    isEqualInConstantTime(candidate, text)
  }

  /// What the cookie holds for a port: derived, so that the cookie never gives the token away.
  ///
  /// It is of use only from where it was given: another address that gets hold of it has nothing.
  func session(port: Int, peer: Peer = .thisMachine) -> String {
    switch peer {
    case .thisMachine: derived("session:\(port)")
    case .other(let address): derived("session:\(port):\(address)")
    }
  }

  /// What a form must bring back.
  func formToken(port: Int) -> String { derived("form:\(port)") }

  private func derived(_ purpose: String) -> String {
    SHA256.hex(bytes: SHA256.authentication(of: Array(purpose.utf8), key: Array(text.utf8)))
  }

  private static func read(_ file: URL) -> AccessToken? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let token = text.filter { !$0.isWhitespace }
    guard token.count == 64, token.allSatisfy(\.isHexDigit) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    return AccessToken(text: token)
  }

  /// Writes a whole file that only its owner may read, unless there is one already.
  private static func write(_ token: AccessToken, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let draft = folder.appending(path: ProcessMark.draft(of: fileName))
    try PrivateFile.create(draft, Data((token.text + "\n").utf8))
    defer { try? FileManager.default.removeItem(at: draft) }
    try? FileManager.default.linkItem(at: draft, to: file)
  }
}

/// Compares two texts in a time that tells nothing but their lengths.
func isEqualInConstantTime(_ left: String, _ right: String) -> Bool {
  let (left, right) = (Array(left.utf8), Array(right.utf8))
  guard left.count == right.count else { return false }
  return zip(left, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
}
