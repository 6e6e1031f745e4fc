import Foundation
import Testing

@testable import HeroesData

@Suite struct DTODecodingTests {
  private func decode<Results>(
    _ text: String, as type: ComicVineResponse<Results>.Type
  ) throws -> ComicVineResponse<Results> {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func `a list has an array of results`() throws {
    let text = ComicVineJSON.page([ComicVineJSON.hero(1), ComicVineJSON.hero(2)], total: 166_954)
    let response = try decode(text, as: ComicVineResponse<[ComicVineCharacterDTO]>.self)
    #expect(response.statusCode == 1)
    #expect(response.numberOfPageResults == 2)
    #expect(response.numberOfTotalResults == 166_954)
    #expect(response.results.map { $0.toDomain().id } == [1, 2])
  }

  @Test func `a detail has one object`() throws {
    let text = ComicVineJSON.detail(ComicVineJSON.hero(9, name: "Nine"))
    let response = try decode(text, as: ComicVineResponse<ComicVineCharacterDTO>.self)
    #expect(response.results.toDomain().name == "Nine")
  }

  @Test(arguments: ["[]", "{}", "null", #""gone""#])
  func `a refusal is read before its results`(results: String) {
    let text = #"{"error":"Object Not Found","status_code":101,"results":\#(results)}"#
    #expect(throws: APIError.refused(code: 101)) {
      try decode(text, as: ComicVineResponse<ComicVineCharacterDTO>.self)
    }
  }

  @Test func `fields that nobody knows do no harm, a character without id does`() throws {
    let known = #"{"id":1,"name":"A","gender":1,"origin":{"id":4},"birth":null,"new_field":[{}]}"#
    let response = try decode(
      ComicVineJSON.page([known], total: 1), as: ComicVineResponse<[ComicVineCharacterDTO]>.self)
    #expect(response.results.count == 1)
    #expect(throws: (any Error).self) {
      try decode(
        ComicVineJSON.page([#"{"name":"A"}"#], total: 1),
        as: ComicVineResponse<[ComicVineCharacterDTO]>.self)
    }
  }

  @Test func `errors that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          APIError.timedOut, .unreachable, .status(500), .status(503), .refused(code: 100),
          .refused(code: 101), .unreadable, .missingKey,
        ]) { $0 == $1 })
  }
}
