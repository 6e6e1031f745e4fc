import Foundation
import Testing

@testable import HeroesData

struct GapsTests {
  /// What the service leaves out or sends blank becomes a fixed word or nil.
  @Test func `a hero with gaps is mapped`() throws {
    let json = #"""
      {"id": 31, "name": "  ", "aliases": "Max\n\n Tom ", "publisher": {"id": 2},
       "first_appeared_in_issue": {"name": null, "issue_number": "7"},
       "powers": [{"name": "Speed"}, {"id": 3}],
       "image": {"super_url": "", "original_url": "http://127.0.0.1:9/large.png"}}
      """#
    let hero = try JSONDecoder().decode(ComicVineCharacterDTO.self, from: Data(json.utf8))
      .toDomain()
    #expect(hero.name == "Unknown")
    #expect(hero.aliases == ["Max", "Tom"])
    #expect(hero.publisher == nil)
    #expect(hero.firstAppearance == "#7")
    #expect(hero.powers == ["Speed"])
    #expect(hero.imageURL?.lastPathComponent == "large.png")
    #expect(hero.thumbnailURL == nil)
  }
}
