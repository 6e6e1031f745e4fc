import Foundation
import HeroesData
import HeroesDomain
import Testing

struct DTODecodingTests {
  private typealias List = ComicVineResponse<[ComicVineCharacterDTO]>

  private func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `a list is an array in its envelope`() throws {
    let list: List = try decode(envelope(#"[{"id": 1}, {"id": 2}]"#, total: 45))
    #expect(list.statusCode == 1)
    #expect(list.numberOfPageResults == 1)
    #expect(list.numberOfTotalResults == 45)
    #expect(list.results.map { $0.toDomain().id } == [1, 2])
  }

  @Test func `a detail is an object in its envelope`() throws {
    let detail = try decode(
      envelope(#"{"id": 7, "name": "Seven"}"#), as: ComicVineResponse<ComicVineCharacterDTO>.self)
    #expect(detail.results.toDomain() == Hero(id: 7, name: "Seven"))
  }

  @Test(arguments: [100, 101, 102, 105, 107])
  func `a refusal is read before its results, whatever their shape`(code: Int) {
    #expect(throws: APIError.refused(code: code)) {
      try decode(
        envelope("[]", status: code), as: ComicVineResponse<ComicVineCharacterDTO>.self)
    }
  }

  @Test(arguments: ["{}", #"{"status_code": 1}"#, envelope(#"[{"name": "no id"}]"#)])
  func `another shape is not decoded`(json: String) {
    #expect(throws: DecodingError.self) { try decode(json, as: List.self) }
  }

  @Test func `missing counts are zero`() throws {
    let list: List = try decode(#"{"status_code": 1, "results": []}"#)
    #expect(list.numberOfTotalResults == 0)
    #expect(list.numberOfPageResults == 0)
  }
}
