import Foundation
import HeroesData
import HeroesDomain
import Testing

struct ComicVineTests {
  private struct Canned: APIClient {
    var status = 200
    var body: String
    func request(_ endpoint: Endpoint) async throws -> APIResponse {
      APIResponse(status: status, body: Data(body.utf8))
    }
  }

  private func hero(_ json: String) throws -> Hero {
    try JSONDecoder().decode(ComicVineCharacterDTO.self, from: Data(json.utf8)).toDomain()
  }

  @Test func `everything is mapped`() throws {
    let hero = try hero(
      #"""
      {"id": 4, "name": "Iron Owl", "real_name": "Casimir Brandt", "deck": "An owl.",
       "aliases": "Clerk\r\n  Night Owl \n\n", "description": "<p>A &amp; B</p><p>C</p>",
       "publisher": {"name": "Lighthouse"}, "count_of_issue_appearances": 12,
       "first_appeared_in_issue": {"name": "Dusk", "issue_number": "15"},
       "powers": [{"name": "Flight"}, {"name": null}, {"name": " "}], "teams": [{"name": "Watch"}, {}],
       "image": {"super_url": "https://a/s", "original_url": "https://a/o", "thumb_url": "https://a/t"}}
      """#)
    #expect(
      hero
        == Hero(
          id: 4, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["Clerk", "Night Owl"],
          deck: "An owl.", biography: "A & B\nC", publisher: "Lighthouse",
          firstAppearance: "Dusk #15", issueCount: 12, powers: ["Flight"], teams: ["Watch"],
          thumbnailURL: URL(string: "https://a/t"), imageURL: URL(string: "https://a/s")))
  }

  @Test(arguments: [
    #"{"id": 1}"#, #"{"id": 1, "name": "  ", "image": {}}"#, #"{"id": 1, "name": ""}"#,
  ])
  func `only the id must be there`(json: String) throws {
    #expect(try hero(json) == Hero(id: 1, name: "Unknown"))
  }

  @Test(arguments: [
    (#"{"name": "Dusk"}"#, "Dusk"), (#"{"issue_number": "15"}"#, "#15"),
    (#"{"name": "", "issue_number": "15"}"#, "#15"), ("null", nil), ("{}", nil),
  ]) func `first appearances`(json: String, expected: String?) throws {
    #expect(
      try hero(#"{"id": 1, "first_appeared_in_issue": \#(json)}"#).firstAppearance == expected)
  }

  @Test(arguments: [
    (["super_url", "original_url", "screen_large_url"], \Hero.imageURL),
    (["thumb_url", "small_url", "medium_url"], \Hero.thumbnailURL),
  ]) func `pictures`(keys: [String], path: any KeyPath<Hero, URL?> & Sendable) throws {
    for first in keys.indices {
      let pairs = keys.enumerated().map { index, key in
        #""\#(key)": "\#(index < first ? "" : "https://a/\(key)")""#
      }
      let hero = try hero(#"{"id": 1, "image": {\#(pairs.joined(separator: ", "))}}"#)
      #expect(hero[keyPath: path] == URL(string: "https://a/\(keys[first])"))
    }
  }

  @Test func `a page`() async throws {
    let body = """
      {"status_code": 1, "number_of_page_results": 2, "number_of_total_results": 9,
       "results": [{"id": 1, "name": "A"}, {"id": 1, "name": "A"}]}
      """
    let source = ComicVineDataSource(client: Canned(body: body))
    let expected = HeroPage(heroes: Array(repeating: Hero(id: 1, name: "A"), count: 2), total: 9)
    #expect(try await source.getHeroes(offset: 0, limit: 20) == expected)
    #expect(try await source.searchHeroes(query: "a", offset: 0, limit: 20) == expected)
  }

  @Test func `one hero`() async throws {
    let body =
      #"{"status_code": 1, "number_of_page_results": 1, "number_of_total_results": 1, "results": {"id": 5}}"#
    let detail = try await ComicVineDataSource(client: Canned(body: body)).getHeroDetail(id: 5)
    #expect(detail == HeroDetail(hero: Hero(id: 5, name: "Unknown")))
  }

  @Test(
    arguments: [
      (200, #"{"status_code": 100, "results": []}"#, .invalidKey),
      (200, #"{"status_code": 101, "results": []}"#, .notFound),
      (420, #"{"status_code": 107}"#, .rateLimited), (200, #"{"status_code": 107}"#, .rateLimited),
      (404, #"{"status_code": 100, "results": []}"#, .invalidKey),
      (200, #"{"status_code": 105, "results": "?"}"#, .server),
      (401, "<html>", .invalidKey), (403, "", .invalidKey), (404, "", .notFound),
      (420, "", .rateLimited), (429, "", .rateLimited), (418, "", .server),
      (200, "<html>", .parsing), (200, #"{"status_code": 1, "results": 3}"#, .parsing),
    ] as [(Int, String, HeroesError)])
  func `what went wrong`(status: Int, body: String, expected: HeroesError) async {
    let source = ComicVineDataSource(client: Canned(status: status, body: body))
    await #expect(throws: expected) { try await source.getHeroes(offset: 0, limit: 20) }
    await #expect(throws: expected) { try await source.getHeroDetail(id: 1) }
  }

  @Test func `an envelope refuses by itself`() {
    #expect(throws: APIError.refused(code: 107)) {
      try JSONDecoder().decode(
        ComicVineResponse<[ComicVineCharacterDTO]>.self,
        from: Data(#"{"status_code": 107, "results": 1}"#.utf8))
    }
  }

  @Test(arguments: [
    ("<h1>Title</h1><p>a <b>b</b></p>", "Title\na b"), ("a<br>b<br/>c", "a\nb\nc"),
    ("&amp;lt; &#65;&#x42;&#X43; &eacute;", "&lt; ABC é"), ("AT&T &unknown; &", "AT&T &unknown; &"),
    ("a<script>var x = '<b>';</script>b<style>p {}</style>c", "abc"),
    ("a<!-- <b>no</b> -->b", "ab"),
    ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    ("<p>  a \n\t b&nbsp; c  </p><p> </p>\n<div>d</div>", "a b c\nd"),
    (#"<a href="x>y" title='>'>link</a>"#, "link"), ("<ul><li>a</li><li>b</li></ul>", "a\nb"),
    ("&lt;b&gt;bold&lt;/b&gt;", "<b>bold</b>"), ("", ""), ("<P>A</P><DIV>b</DIV>", "A\nb"),
  ]) func `HTML becomes text`(html: String, plain: String) {
    #expect(HTMLText.plain(html) == plain)
  }
}
