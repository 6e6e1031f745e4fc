internal import Foundation
public import HeroesDomain

extension ComicVineCharacterDTO {
  /// The hero, with the service's gaps, its HTML and its lists in a string behind us.
  public func toDomain() -> Hero {
    Hero(
      id: id,
      name: name.filled ?? "Unknown",
      realName: realName.filled,
      aliases: (aliases ?? "").split(whereSeparator: \.isNewline).compactMap {
        String($0).filled
      },
      deck: deck.filled,
      biography: description.map(HTMLText.plain).filled,
      publisher: publisher?.name.filled,
      firstAppearance: firstIssue?.title,
      issueCount: issueCount ?? 0,
      powers: (powers ?? []).compactMap(\.name.filled),
      teams: (teams ?? []).compactMap(\.name.filled),
      thumbnailURL: image?.first(\.thumb, \.small, \.medium),
      imageURL: image?.first(\.superSize, \.original, \.screenLarge))
  }
}

extension ComicVineCharacterDTO.Issue {
  /// `Title #15`, or the part that is there.
  fileprivate var title: String? {
    let parts = [name.filled, number.filled.map { "#\($0)" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension ComicVineCharacterDTO.Image {
  /// The first of these addresses that is one.
  fileprivate func first(_ sizes: KeyPath<Self, String?>...) -> URL? {
    for size in sizes {
      if let text = self[keyPath: size].filled, let url = URL(string: text) { return url }
    }
    return nil
  }
}

extension String {
  /// Trimmed, and nil when nothing is left.
  fileprivate var filled: String? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}

extension String? {
  fileprivate var filled: String? { self?.filled }
}
