internal import Foundation
public import HeroesDomain

/// The real API as a source of heroes.
public struct ComicVineDataSource: HeroRepositoryProtocol {
  private static let cardFields = "id,name,real_name,aliases,deck,publisher,image"
  private static let allFields =
    cardFields
    + ",description,count_of_issue_appearances,first_appeared_in_issue,powers,teams"

  private let client: any APIClient

  public init(client: any APIClient) {
    self.client = client
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.characters(offset: offset, limit: limit))
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    let answer = try await ask(
      .character(id: id), fields: Self.allFields, for: ComicVineCharacterDTO.self)
    return HeroDetail(hero: answer.results.toDomain())
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.search(query: query, offset: offset, limit: limit))
  }

  private func page(_ endpoint: Endpoint) async throws -> HeroPage {
    let answer = try await ask(
      endpoint, fields: Self.cardFields, for: [ComicVineCharacterDTO].self)
    return HeroPage(
      heroes: answer.results.map { $0.toDomain() }, total: answer.numberOfTotalResults)
  }

  /// The boundary where the words of the wire become those of the domain.
  private func ask<Results: Decodable & Sendable>(
    _ endpoint: Endpoint, fields: String, for results: Results.Type
  ) async throws -> ComicVineResponse<Results> {
    var endpoint = endpoint
    // No more than is shown; an endpoint itself holds what the brief says, to the letter.
    endpoint.queryItems.append(URLQueryItem(name: "field_list", value: fields))
    do {
      return try read(try await client.request(endpoint))
    } catch let error as APIError {
      throw error.heroesError
    }
  }

  /// The envelope speaks first: a rate limit may come with status 200, a wrong key with 401.
  private func read<Results>(_ answer: APIResponse) throws(APIError) -> ComicVineResponse<Results> {
    do {
      let envelope = try JSONDecoder().decode(ComicVineResponse<Results>.self, from: answer.body)
      guard 200...299 ~= answer.status else { throw APIError.status(answer.status) }
      return envelope
    } catch let error as APIError {
      throw error
    } catch {
      throw 200...299 ~= answer.status ? .unreadable : .status(answer.status)
    }
  }
}
