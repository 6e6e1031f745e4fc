public import Domain
import Foundation
import Store

extension Services {
  /// Which model was chosen; none at first.
  public func aiChoice() async throws -> AIChoice {
    guard let text = try await database.setting(AIChoice.setting) else { return AIChoice() }
    return (try? JSONDecoder().decode(AIChoice.self, from: Data(text.utf8))) ?? AIChoice()
  }
}

extension AIChoice {
  /// Where the choice is kept.
  package static let setting = "ai"

  /// Whether words were asked for and somebody is there to write them.
  package var canWrite: Bool { isExplaining && service != .offline }
}
