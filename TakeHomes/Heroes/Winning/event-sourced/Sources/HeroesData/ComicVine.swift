import Foundation
import HeroesDomain

/// The envelope around every answer.
public struct ComicVineResponse<Results: Decodable & Sendable>: Decodable, Sendable {
  public var statusCode: Int
  public var numberOfPageResults: Int
  public var numberOfTotalResults: Int
  public var results: Results

  private enum CodingKeys: String, CodingKey {
    case statusCode = "status_code"
    case numberOfPageResults = "number_of_page_results"
    case numberOfTotalResults = "number_of_total_results"
    case results
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    statusCode = try values.decode(Int.self, forKey: .statusCode)
    guard statusCode == 1 else { throw APIError.refused(code: statusCode) }
    numberOfPageResults = try values.decodeIfPresent(Int.self, forKey: .numberOfPageResults) ?? 0
    numberOfTotalResults = try values.decodeIfPresent(Int.self, forKey: .numberOfTotalResults) ?? 0
    results = try values.decode(Results.self, forKey: .results)
  }
}

enum ComicVine {
  private struct Anything: Decodable, Sendable {
    init(from decoder: any Decoder) {}
  }

  /// The envelope's complaint, if it can be read and has one.
  static func refusal(in body: Data) -> APIError? {
    do {
      _ = try JSONDecoder().decode(ComicVineResponse<Anything?>.self, from: body)
      return nil
    } catch {
      return error as? APIError
    }
  }

  static func results<Results>(
    of type: Results.Type, in response: APIResponse
  ) throws(APIError) -> ComicVineResponse<Results> {
    do {
      return try JSONDecoder().decode(ComicVineResponse<Results>.self, from: response.body)
    } catch let error as APIError {
      throw error
    } catch {
      throw 200..<300 ~= response.status ? .unreadable : .status(response.status)
    }
  }
}

/// Heroes from the network.
public struct ComicVineDataSource: HeroRepositoryProtocol {
  private let client: any APIClient

  public init(client: any APIClient) {
    self.client = client
  }

  public func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.characters(offset: offset, limit: limit))
  }

  public func getHeroDetail(id: Int) async throws -> HeroDetail {
    HeroDetail(
      hero: try await ask(.character(id: id), for: ComicVineCharacterDTO.self).results.toDomain())
  }

  public func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    try await page(.search(query: query, offset: offset, limit: limit))
  }

  private func page(_ endpoint: Endpoint) async throws -> HeroPage {
    let answer = try await ask(endpoint, for: [ComicVineCharacterDTO].self)
    return HeroPage(
      heroes: answer.results.map { $0.toDomain() }, total: answer.numberOfTotalResults)
  }

  private func ask<Results>(
    _ endpoint: Endpoint, for type: Results.Type
  ) async throws -> ComicVineResponse<Results> {
    do {
      let response = try await client.request(endpoint)
      try Task.checkCancellation()
      return try ComicVine.results(of: type, in: response)
    } catch let error as APIError {
      throw error.heroesError
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw HeroesError.network
    }
  }
}
