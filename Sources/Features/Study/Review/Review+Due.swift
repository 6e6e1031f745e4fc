public import Domain
public import SiteKit

extension Review {
  /// The problems whose review is due by a day, most urgent first, no more than the day asks for.
  public static func due(on day: CivilDate, with services: Services) async throws -> [ReviewDeck
    .Due]
  {
    let deck = try await services.reviewDeck()
    return Array(deck.due(on: day).prefix(deck.room(on: day)))
  }
}
