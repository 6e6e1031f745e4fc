public import Domain
package import Foundation
public import SiteKit
import Store
import Trials

/// Cases that are proposed, and words about one's code: what a language model may help with.
public enum AI {
  /// The file beside the data that holds the key.
  package static let keyFile = "ai-key"
  private static let longestKey = 4_096
  /// With the address, and room for what JSON writes in two letters.
  private static let longestFile = 16_384

  /// Who proposes cases: the chosen model, or this machine's own forge.
  ///
  /// Throws: ``OnlineError`` for an address that is none.
  public static func provider(with services: Services) async throws -> TestCaseAIProviding {
    try await provider(try await services.aiChoice(), key: nil, with: services)
  }

  /// The same of another choice; the kept key goes only to where it was kept for.
  ///
  /// Throws: ``OnlineError`` and ``AIError/badKey``.
  public static func provider(
    _ choice: AIChoice, key: String?, with services: Services
  ) async throws -> TestCaseAIProviding {
    guard choice.service != .offline else { return .offline }
    // A variable that is there and blank is as good as none.
    let given = key?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    if !given.isEmpty { try check(key: given) }
    let key = given.isEmpty ? self.key(for: choice, with: services) : given
    return .model(try model(choice, key: key, with: services))
  }

  /// The model of a choice; what it does is noted in the log.
  static func model(
    _ choice: AIChoice, key: String?, with services: Services
  ) throws -> LanguageModel {
    try services.languageModel(choice, key) { await services.log(.network, $0, $1, detail: $2) }
  }

  /// Keeps a choice; throws ``OnlineError`` for an address that is none.
  static func keep(_ choice: AIChoice, with services: Services) async throws {
    if choice.service != .offline { _ = try services.languageModel(choice, nil) { _, _, _ in } }
    let text = String(decoding: try JSONEncoder().encode(choice), as: UTF8.self)
    try await services.database.setSetting(AIChoice.setting, to: text)
  }
}

// MARK: - The key

extension AI {
  private static func file(_ services: Services) -> PrivateFile? {
    services.dataFolder.map { PrivateFile(url: $0.appending(path: keyFile)) }
  }

  /// What the file holds: a key stays with whom it was given for, whatever the settings say later.
  private struct Kept: Codable {
    var service: AIChoice.Service
    var address: String
    var key: String
  }

  /// The key, if one is kept for this service at this address.
  static func key(for choice: AIChoice, with services: Services) -> String? {
    guard let content = file(services)?.content, content.count <= longestFile,
      let kept = try? JSONDecoder().decode(Kept.self, from: content),
      kept.service == choice.service, kept.address == choice.address, !kept.key.isEmpty
    else { return nil }
    return kept.key
  }

  /// Whether a file's content is a kept key.
  package static func isKey(_ content: Data) -> Bool {
    content.count <= longestFile && (try? JSONDecoder().decode(Kept.self, from: content)) != nil
  }

  /// Whether a key is kept, for whomever.
  static func keepsKey(with services: Services) -> Bool { file(services)?.content != nil }

  /// Throws: ``AIError/badKey``.
  static func check(key: String) throws(AIError) {
    let isKey = key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isKey, !key.isEmpty, key.utf8.count <= longestKey else { throw .badKey }
  }

  /// Keeps a choice's key in a file that only its owner may read; throws ``AIError``.
  static func keep(key: String, for choice: AIChoice, with services: Services) throws(AIError) {
    try check(key: key)
    guard let file = file(services) else { throw .keyNotKept }
    let kept = Kept(service: choice.service, address: choice.address, key: key)
    do { try file.write(JSONEncoder().encode(kept)) } catch { throw .keyNotKept }
  }

  /// Deletes the key; throws ``AIError/keyNotKept``.
  static func forgetKey(with services: Services) throws(AIError) {
    do { try file(services)?.remove() } catch { throw .keyNotKept }
  }
}
