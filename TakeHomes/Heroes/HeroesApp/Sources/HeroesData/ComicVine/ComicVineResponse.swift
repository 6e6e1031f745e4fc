/// The envelope around every answer of Comic Vine.
///
/// Decoding reads the envelope's own status first: a refusal comes with `results` of another
/// shape, and with any HTTP status. Throws: ``APIError/refused(code:)`` for a status other than
/// 1.
public struct ComicVineResponse<Results: Decodable & Sendable>: Decodable, Sendable {
  public var statusCode: Int
  public var numberOfPageResults: Int
  /// How many there are on all pages together.
  public var numberOfTotalResults: Int
  public var results: Results

  private enum CodingKeys: String, CodingKey {
    case statusCode = "status_code"
    case numberOfPageResults = "number_of_page_results"
    case numberOfTotalResults = "number_of_total_results"
    case results
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    statusCode = try container.decode(Int.self, forKey: .statusCode)
    guard statusCode == 1 else { throw APIError.refused(code: statusCode) }
    numberOfPageResults = try container.decodeIfPresent(Int.self, forKey: .numberOfPageResults) ?? 0
    numberOfTotalResults =
      try container.decodeIfPresent(Int.self, forKey: .numberOfTotalResults) ?? 0
    results = try container.decode(Results.self, forKey: .results)
  }
}
