import Foundation
import HeroesData
import HeroesDomain
import Testing

struct DTOMappingTests {
  private func hero(_ fields: String) throws -> Hero {
    let json = #"{"id": 1699, \#(fields)}"#
    return try JSONDecoder().decode(ComicVineCharacterDTO.self, from: Data(json.utf8)).toDomain()
  }

  @Test func `every field finds its place`() throws {
    let hero = try hero(
      """
      "name": "Iron Owl", "real_name": "Casimir Brandt", "deck": "A night clerk.",
      "description": "<p>At <b>night</b>.</p>", "aliases": "Owl", "count_of_issue_appearances": 131,
      "publisher": {"id": 7, "name": "Harbour Lights Press"},
      "first_appeared_in_issue": {"id": 1, "name": "Harbour Lights", "issue_number": "15"},
      "powers": [{"id": 1, "name": "Flight"}], "teams": [{"id": 1, "name": "Sleepless"}],
      "image": {"super_url": "https://i.example/s.png", "thumb_url": "https://i.example/t.png"}
      """)
    let expected = Hero(
      id: 1699, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["Owl"],
      deck: "A night clerk.", biography: "At night.", publisher: "Harbour Lights Press",
      firstAppearance: "Harbour Lights #15", issueCount: 131, powers: ["Flight"],
      teams: ["Sleepless"], thumbnailURL: try .sample("https://i.example/t.png"),
      imageURL: try .sample("https://i.example/s.png"))
    #expect(hero == expected)
  }

  @Test func `nothing but an id is enough`() throws {
    #expect(try hero(#""name": null"#) == Hero(id: 1699, name: "Unknown"))
  }

  @Test(arguments: ["null", #""""#, #""  ""#]) func `a hero without a name is Unknown`(
    name: String
  ) throws {
    #expect(try hero(#""name": \#(name)"#).name == "Unknown")
  }

  @Test(arguments: [
    (#""super_url": "a:s", "original_url": "a:o", "screen_large_url": "a:l""#, "a:s"),
    (#""super_url": null, "original_url": "a:o", "screen_large_url": "a:l""#, "a:o"),
    (#""super_url": "", "screen_large_url": "a:l", "thumb_url": "a:t""#, "a:l"),
    (#""thumb_url": "a:t", "medium_url": "a:m""#, nil),
  ]) func `the picture is the largest there is`(image: String, url: String?) throws {
    #expect(try hero(#""image": {\#(image)}"#).imageURL?.absoluteString == url)
  }

  @Test(arguments: [
    (#""thumb_url": "a:t", "small_url": "a:s", "medium_url": "a:m""#, "a:t"),
    (#""thumb_url": "", "small_url": "a:s", "medium_url": "a:m""#, "a:s"),
    (#""small_url": null, "medium_url": "a:m", "super_url": "a:x""#, "a:m"),
    (#""super_url": "a:x""#, nil),
  ]) func `the thumbnail is the smallest there is`(image: String, url: String?) throws {
    #expect(try hero(#""image": {\#(image)}"#).thumbnailURL?.absoluteString == url)
  }

  @Test(arguments: [
    (#"{"name": "Amber Tales", "issue_number": "15"}"#, "Amber Tales #15"),
    (#"{"name": "Amber Tales", "issue_number": null}"#, "Amber Tales"),
    (#"{"name": null, "issue_number": "15"}"#, "#15"),
    (#"{"name": "", "issue_number": ""}"#, nil),
    ("null", nil),
  ]) func `the first appearance is title and number`(issue: String, text: String?) throws {
    #expect(try hero(#""first_appeared_in_issue": \#(issue)"#).firstAppearance == text)
  }

  @Test(arguments: [
    (#""Owl\nNight Clerk""#, ["Owl", "Night Clerk"]),
    (#""  Owl \r\n\n Clerk ""#, ["Owl", "Clerk"]),
    (#""\n""#, []),
    ("null", []),
  ]) func `aliases stand one a line`(aliases: String, expected: [String]) throws {
    #expect(try hero(#""aliases": \#(aliases)"#).aliases == expected)
  }

  @Test func `powers and teams without a name are dropped`() throws {
    let hero = try hero(
      """
      "powers": [{"name": null}, {"name": "Flight"}, {"id": 3}], "teams": [{"name": " "}]
      """)
    #expect(hero.powers == ["Flight"])
    #expect(hero.teams == [])
  }

  @Test func `texts of blanks only are no texts`() throws {
    let hero = try hero(
      #""real_name": " ", "deck": "", "description": "<p> </p>", "publisher": {"name": ""}"#)
    #expect(hero == Hero(id: 1699, name: "Unknown"))
  }
}
