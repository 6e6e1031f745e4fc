public import Domain
import SiteKit

extension LeetCode {
  /// What a sync brought, for the terminal.
  public static func text(_ result: SyncState.Result, _ card: SyncCard) -> String {
    let how = result.isSignedIn ? "your whole list" : "what everyone can see"
    var lines = ["Synced with LeetCode as \(result.name): \(how)."]
    lines.append(
      "\(Measure.number(result.syncedCount)) new; "
        + "\(Measure.count(result.totalMatched, "problem")) of the catalogue solved there.")
    lines += result.fresh.map { "  \($0)" }
    if !card.unknown.isEmpty {
      lines.append("Kept, although the catalogue doesn't have them:")
      let width = card.unknown.map(\.slug.count).max() ?? 0
      lines += card.unknown.map { row in
        "  \(row.slug)\(String(repeating: " ", count: width - row.slug.count))  \(row.title)"
      }
    }
    lines += card.gap.map { [$0] } ?? []
    if card.offersReviews {
      let count = Measure.count(card.startable, "problem")
      lines.append("\(count) without a review: focus sync --reviews starts them.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same for scripts.
  public static func json(_ result: SyncState.Result, _ model: Model) -> Value {
    [
      "name": .string(result.name), "signedIn": .bool(result.isSignedIn),
      "syncedAt": .string(result.at.description), "syncedCount": .int(result.syncedCount),
      "totalMatched": .int(result.totalMatched),
      "new": .array(result.fresh.map(Value.string)),
      "unknown": .array(
        model.sync.unknown.map { ["slug": .string($0.slug), "title": .string($0.title)] }),
      "withoutReview": .int(model.sync.startable),
      "incomplete": .bool(model.sync.gap != nil),
      "warning": model.sync.warning.map(Value.string) ?? .null,
    ]
  }

  /// How syncs stand, for the terminal's day; empty where nobody is synced.
  package static func lines(_ card: SyncCard) -> [String] {
    guard card.isSetUp else { return [] }
    let head = card.headline.hasSuffix("…") ? card.headline : card.headline + "."
    let others = [card.gap, card.trouble, card.warning].compactMap(\.self)
    return ["LeetCode"] + ([head] + card.lines + others).map { "  \($0)" }
  }

  /// How syncs stand, for scripts; nil where nobody is synced.
  package static func json(_ card: SyncCard) -> Value? {
    guard card.isSetUp else { return nil }
    return [
      "syncing": .bool(card.isSyncing), "headline": .string(card.headline),
      "lines": .array(card.lines.map(Value.string)),
      "trouble": card.trouble.map(Value.string) ?? .null,
      "warning": card.warning.map(Value.string) ?? .null,
      "unknown": .int(card.unknown.count), "withoutReview": .int(card.startable),
    ]
  }
}
