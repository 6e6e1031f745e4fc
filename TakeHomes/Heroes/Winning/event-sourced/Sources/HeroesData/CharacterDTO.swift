import Foundation
import HeroesDomain

/// A character as Comic Vine writes it.
public struct ComicVineCharacterDTO: Decodable, Sendable {
  private struct Named: Decodable {
    var name: String?
    var number: String?

    enum CodingKeys: String, CodingKey {
      case name
      case number = "issue_number"
    }
  }

  private var id: Int
  private var name, realName, aliases, deck, description: String?
  private var issueCount: Int?
  private var publisher, firstIssue: Named?
  private var powers, teams: [Named]?
  private var image: [String: String?]?

  private enum CodingKeys: String, CodingKey {
    case id, name, aliases, deck, description, publisher, powers, teams, image
    case realName = "real_name"
    case issueCount = "count_of_issue_appearances"
    case firstIssue = "first_appeared_in_issue"
  }

  public func toDomain() -> Hero {
    Hero(
      id: id,
      name: name.nonBlank ?? "Unknown",
      realName: realName.nonBlank,
      aliases: aliases?.split(whereSeparator: \.isNewline).compactMap { String($0).nonBlank } ?? [],
      deck: deck.nonBlank,
      biography: description.map(HTMLText.plain).nonBlank,
      publisher: publisher?.name.nonBlank,
      firstAppearance: firstAppearance,
      issueCount: issueCount ?? 0,
      powers: powers?.compactMap(\.name.nonBlank) ?? [],
      teams: teams?.compactMap(\.name.nonBlank) ?? [],
      thumbnailURL: picture("thumb_url", "small_url", "medium_url"),
      imageURL: picture("super_url", "original_url", "screen_large_url"))
  }

  private var firstAppearance: String? {
    let parts = [firstIssue?.name.nonBlank, firstIssue?.number.nonBlank.map { "#\($0)" }]
    return parts.compactMap(\.self).joined(separator: " ").nonBlank
  }

  private func picture(_ keys: String...) -> URL? {
    keys.lazy.compactMap { (image?[$0] ?? nil).nonBlank.flatMap(URL.init(string:)) }.first
  }
}

extension String {
  /// Trimmed; nil when nothing is left.
  fileprivate var nonBlank: String? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}

extension String? {
  fileprivate var nonBlank: String? { flatMap(\.nonBlank) }
}
