import Foundation

public struct Hero: Identifiable, Hashable, Sendable {
  public var id: Int
  public var name: String
  public var realName: String?
  public var aliases: [String]
  public var deck: String?
  public var biography: String?
  public var publisher: String?
  public var firstAppearance: String?
  public var issueCount: Int
  public var powers: [String]
  public var teams: [String]
  public var thumbnailURL: URL?
  public var imageURL: URL?

  public init(
    id: Int, name: String, realName: String? = nil, aliases: [String] = [], deck: String? = nil,
    biography: String? = nil, publisher: String? = nil, firstAppearance: String? = nil,
    issueCount: Int = 0, powers: [String] = [], teams: [String] = [], thumbnailURL: URL? = nil,
    imageURL: URL? = nil
  ) {
    self.id = id
    self.name = name
    self.realName = realName
    self.aliases = aliases
    self.deck = deck
    self.biography = biography
    self.publisher = publisher
    self.firstAppearance = firstAppearance
    self.issueCount = issueCount
    self.powers = powers
    self.teams = teams
    self.thumbnailURL = thumbnailURL
    self.imageURL = imageURL
  }
}
