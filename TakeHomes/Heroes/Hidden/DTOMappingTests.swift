import Foundation
import Testing

@testable import HeroesData
@testable import HeroesDomain

@Suite struct DTOMappingTests {
  private func hero(_ fields: String) throws -> Hero {
    let comma = fields.isEmpty ? "" : ","
    let json = Data(#"{"id":1\#(comma)\#(fields)}"#.utf8)
    return try JSONDecoder().decode(ComicVineCharacterDTO.self, from: json).toDomain()
  }

  @Test func `every field has its place`() throws {
    let hero = try hero(
      #"""
      "name":"Iron Owl","real_name":"Casimir Brandt","deck":"Keeps the night.","aliases":"A\nB",
      "description":"plain","count_of_issue_appearances":100,"publisher":{"id":3,"name":"Harbour"},
      "first_appeared_in_issue":{"id":9,"name":"Amazing Fantasy","issue_number":"15"},
      "powers":[{"id":1,"name":"Flight"}],"teams":[{"id":1,"name":"Wardens"}]
      """#)
    #expect(
      hero
        == Hero(
          id: 1, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["A", "B"],
          deck: "Keeps the night.", biography: "plain", publisher: "Harbour",
          firstAppearance: "Amazing Fantasy #15", issueCount: 100, powers: ["Flight"],
          teams: ["Wardens"]))
  }

  @Test func `only the identifier must be there`() throws {
    #expect(try hero("") == Hero(id: 1, name: "Unknown"))
    #expect(
      try hero(
        #""name":null,"real_name":null,"deck":null,"aliases":null,"description":null,"image":null"#)
        == Hero(id: 1, name: "Unknown"))
  }

  @Test(arguments: ["null", #""""#, #""   ""#]) func `no name is Unknown`(name: String) throws {
    #expect(try hero(#""name":\#(name)"#).name == "Unknown")
  }

  @Test(arguments: [
    (#""super_url":"http://x/a","original_url":"http://x/b","screen_large_url":"http://x/c""#, "a"),
    (#""super_url":null,"original_url":"http://x/b","screen_large_url":"http://x/c""#, "b"),
    (#""super_url":"","original_url":null,"screen_large_url":"http://x/c""#, "c"),
    (#""medium_url":"http://x/d","thumb_url":"http://x/e""#, nil),
  ])
  func `the picture is the first large one`(image: String, expected: String?) throws {
    #expect(try hero(#""image":{\#(image)}"#).imageURL?.lastPathComponent == expected)
  }

  @Test(arguments: [
    (#""thumb_url":"http://x/a","small_url":"http://x/b","medium_url":"http://x/c""#, "a"),
    (#""thumb_url":null,"small_url":"http://x/b","medium_url":"http://x/c""#, "b"),
    (#""thumb_url":"","medium_url":"http://x/c""#, "c"), (#""super_url":"http://x/d""#, nil),
  ])
  func `the thumbnail is the first small one`(image: String, expected: String?) throws {
    #expect(try hero(#""image":{\#(image)}"#).thumbnailURL?.lastPathComponent == expected)
  }

  @Test(arguments: [
    (#"{"name":"Title","issue_number":"15"}"#, "Title #15"), (#"{"name":"Title"}"#, "Title"),
    (#"{"name":null,"issue_number":"15"}"#, "#15"),
    (#"{"name":"Title","issue_number":null}"#, "Title"),
    (#"{"id":3}"#, nil), ("null", nil),
  ])
  func `the first appearance is what is there of it`(issue: String, expected: String?) throws {
    #expect(try hero(#""first_appeared_in_issue":\#(issue)"#).firstAppearance == expected)
  }

  @Test(arguments: [
    (#"One\nTwo"#, ["One", "Two"]), (#"  One  \r\n\r\n Two\n"#, ["One", "Two"]), (#"\n \n"#, []),
    ("", []), ("One, Two", ["One, Two"]),
  ])
  func `aliases are split at line ends`(text: String, expected: [String]) throws {
    #expect(try hero(#""aliases":"\#(text)""#).aliases == expected)
  }

  @Test(arguments: ["powers", "teams"]) func `what has no name is dropped`(field: String) throws {
    let hero = try hero(#""\#(field)":[{"name":"A"},{"name":null},{"id":3},{"name":"B"}]"#)
    #expect((field == "powers" ? hero.powers : hero.teams) == ["A", "B"])
  }

  @Test func `a publisher without a name is none`() throws {
    #expect(try hero(#""publisher":{"id":1,"name":null}"#).publisher == nil)
    #expect(try hero(#""publisher":null"#).publisher == nil)
  }

  @Test func `heroes that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          Hero(id: 1, name: "A"), Hero(id: 2, name: "A"), Hero(id: 1, name: "B"),
          Hero(id: 1, name: "A", realName: "R"), Hero(id: 1, name: "A", aliases: ["R"]),
          Hero(id: 1, name: "A", deck: "R"), Hero(id: 1, name: "A", biography: "R"),
          Hero(id: 1, name: "A", publisher: "R"), Hero(id: 1, name: "A", firstAppearance: "R"),
          Hero(id: 1, name: "A", issueCount: 1), Hero(id: 1, name: "A", powers: ["R"]),
          Hero(id: 1, name: "A", teams: ["R"]), Hero(id: 1, name: "A", thumbnailURL: .picture(1)),
          Hero(id: 1, name: "A", imageURL: .picture(1)),
        ]) { $0 == $1 })
  }
}
