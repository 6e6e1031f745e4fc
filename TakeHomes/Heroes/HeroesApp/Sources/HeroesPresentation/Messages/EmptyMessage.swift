internal import Foundation

/// What a reader sees where there are no heroes, and what may help.
public struct EmptyMessage: Hashable, Sendable {
  public var title: String
  public var guidance: String
  /// Nil where there is nothing to clear.
  public var actionTitle: String?

  public init(query: String) {
    title = "No heroes found"
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if query.isEmpty {
      guidance = "There is nothing to browse yet. Refresh the list in a while."
      actionTitle = nil
    } else {
      guidance = "Nothing matches “\(query)”. Try fewer letters, or another spelling."
      actionTitle = "Clear search"
    }
  }
}
