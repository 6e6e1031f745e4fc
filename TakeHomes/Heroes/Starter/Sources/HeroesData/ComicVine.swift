import Foundation
import HeroesDomain

public struct ComicVineResponse<Results: Decodable & Sendable>: Decodable, Sendable {
  public var statusCode: Int
  public var numberOfPageResults: Int
  public var numberOfTotalResults: Int
  public var results: Results

  enum CodingKeys: String, CodingKey {
    case statusCode = "status_code"
    case numberOfPageResults = "number_of_page_results"
    case numberOfTotalResults = "number_of_total_results"
    case results
  }
}

public struct ComicVineCharacterDTO: Decodable, Sendable {
  struct Named: Decodable {
    var name: String?
    var issue_number: String?
  }

  struct Image: Decodable {
    var thumb_url: String?
    var small_url: String?
    var medium_url: String?
    var screen_large_url: String?
    var super_url: String?
    var original_url: String?
  }

  var id: Int
  var name: String?
  var real_name: String?
  var aliases: String?
  var deck: String?
  var description: String?
  var count_of_issue_appearances: Int?
  var publisher: Named?
  var first_appeared_in_issue: Named?
  var powers: [Named]?
  var teams: [Named]?
  var image: Image?

  public func toDomain() -> Hero {
    Hero(
      id: id,
      name: name ?? "",
      realName: real_name,
      aliases: aliases?.components(separatedBy: "\n") ?? [],
      deck: deck,
      biography: description.map { HTMLText.plain($0) },
      publisher: publisher?.name,
      firstAppearance: first_appeared_in_issue?.name,
      issueCount: count_of_issue_appearances ?? 0,
      powers: powers?.map { $0.name ?? "" } ?? [],
      teams: teams?.map { $0.name ?? "" } ?? [],
      thumbnailURL: image?.medium_url.flatMap { URL(string: $0) },
      imageURL: image?.original_url.flatMap { URL(string: $0) })
  }
}

public struct ComicVineDataSource: HeroRepositoryProtocol {
  let client: any APIClient

  public init(client: any APIClient) {
    self.client = client
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.characters(offset: offset, limit: limit))
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    let response = try await client.request(.character(id: id))
    let decoded = try JSONDecoder().decode(
      ComicVineResponse<ComicVineCharacterDTO>.self, from: response.body)
    return HeroDetail(hero: decoded.results.toDomain())
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.search(query: query, offset: offset, limit: limit))
  }

  func page(_ endpoint: Endpoint) async throws -> HeroPage {
    let response = try await client.request(endpoint)
    let decoded = try JSONDecoder().decode(
      ComicVineResponse<[ComicVineCharacterDTO]>.self, from: response.body)
    return HeroPage(
      heroes: decoded.results.map { $0.toDomain() }, total: decoded.numberOfTotalResults)
  }
}
