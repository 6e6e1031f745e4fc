/// A character as Comic Vine sends it: anything but the id may be missing or null.
public struct ComicVineCharacterDTO: Decodable, Sendable {
  struct Named: Decodable {
    var name: String?
  }

  struct Issue: Decodable {
    var name: String?
    var number: String?

    enum CodingKeys: String, CodingKey {
      case name
      case number = "issue_number"
    }
  }

  struct Image: Decodable {
    var thumb: String?
    var small: String?
    var medium: String?
    var screenLarge: String?
    var superSize: String?
    var original: String?

    enum CodingKeys: String, CodingKey {
      case thumb = "thumb_url"
      case small = "small_url"
      case medium = "medium_url"
      case screenLarge = "screen_large_url"
      case superSize = "super_url"
      case original = "original_url"
    }
  }

  var id: Int
  var name: String?
  var realName: String?
  /// One a line.
  var aliases: String?
  var deck: String?
  /// HTML.
  var description: String?
  var issueCount: Int?
  var publisher: Named?
  var firstIssue: Issue?
  var powers: [Named]?
  var teams: [Named]?
  var image: Image?

  enum CodingKeys: String, CodingKey {
    case id, name, aliases, deck, description, publisher, powers, teams, image
    case realName = "real_name"
    case issueCount = "count_of_issue_appearances"
    case firstIssue = "first_appeared_in_issue"
  }
}
