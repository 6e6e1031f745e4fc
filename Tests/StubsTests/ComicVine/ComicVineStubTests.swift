import Domain
import Stubs
import Testing

@Suite(.timeLimit(.minutes(20))) struct ComicVineStubTests {
  private static let common = "api_key=k&format=json"

  private func ask(
    _ path: String, _ query: String = "", of stub: ComicVineStub = ComicVineStub()
  ) async -> StubAnswer {
    let rest = query.isEmpty ? "" : "&\(query)"
    return await stub.answer(
      .get("\(path)?\(Self.common)\(rest)", headers: ["host": "127.0.0.1:8099"]))
  }

  private func ids(_ answer: StubAnswer) -> [Int] {
    answer.json?["results"]?.elements?.compactMap { $0["id"]?.integer } ?? []
  }

  @Test func `a list is a page of all in the service's envelope`() async {
    let answer = await ask("/api/characters/", "limit=20&offset=40")
    #expect(answer.status == 200)
    let json = answer.json
    #expect(json?["status_code"] == 1)
    #expect(json?["error"] == "OK")
    #expect(json?["number_of_total_results"] == 45)
    #expect(json?["number_of_page_results"] == 5)
    #expect(json?["offset"] == 40)
    #expect(ids(answer) == Array(1740...1744))
  }

  @Test(arguments: [
    ("limit=1000", 100, 100), ("limit=0", 1, 1), ("", 100, 100), ("limit=3&offset=118", 3, 2),
  ]) func `a page has a hundred heroes at most`(query: String, limit: Int, count: Int) async {
    let answer = await ask("/characters", query, of: ComicVineStub(world: .heroes(count: 120)))
    #expect(answer.json?["limit"] == .int(limit))
    #expect(ids(answer).count == count)
  }

  @Test func `pages may repeat heroes, and yet the end is reached`() async {
    let stub = ComicVineStub()
    stub.inject(.overlap)
    var seen: [Int] = []
    for offset in [0, 20, 40] {
      seen += ids(await ask("/characters/", "limit=20&offset=\(offset)", of: stub))
    }
    #expect(seen.count == 48)
    #expect(Set(seen).count == 45)
  }

  @Test func `lists are sorted, filtered and cut to fields`() async {
    let answer = await ask(
      "/characters/", "sort=name:desc&filter=name:copper&field_list=id,name&limit=2")
    let results = answer.json?["results"]?.elements ?? []
    #expect(answer.json?["number_of_total_results"] == 3)
    #expect(results.first?["name"] == "Copper Heron")
    guard case .object(let fields) = results.first else {
      Issue.record("The first result is no object.")
      return
    }
    #expect(Set(fields.keys) == ["id", "name"])
    #expect(await ask("/characters/", "filter=age:3").json?["status_code"] == 104)
  }

  @Test func `a detail's results are one object, with pictures at the asked host`() async {
    let results = await ask("/character/4005-1700/").json?["results"]
    #expect(results?["name"] == "Copper Heron")
    #expect(results?["aliases"] == "The Ferry Ghost\nKestrel")
    #expect(results?["first_appeared_in_issue"]?["issue_number"] == "15")
    #expect(
      results?["image"]?["super_url"] == "http://127.0.0.1:8099/pictures/super/1700.png")
    #expect(await ask("/character/4005-1/").json?["status_code"] == 101)
    #expect(await ask("/character/1700/").json?["status_code"] == 102)
  }

  @Test func `a search joins its words by or, the best first, by page or offset`() async {
    let both = await ask("/search/", "query=silent+archivist&resources=character&limit=2")
    #expect(both.json?["results"]?.elements?.first?["name"] == "Silent Archivist")
    let total = both.json?["number_of_total_results"]?.integer ?? 0
    #expect(total > 2)
    let second = await ask("/search/", "query=silent+archivist&limit=2&page=2")
    #expect(ids(second) == ids(await ask("/search/", "query=silent+archivist&limit=2&offset=2")))
    #expect(Set(ids(second)).isDisjoint(with: ids(both)))
    #expect(ids(await ask("/search/", "query=nobody")).isEmpty)
  }

  @Test func `without its key nobody is answered`() async {
    let stub = ComicVineStub(key: "right")
    for query in ["format=json", "api_key=wrong&format=json", "api_key=&format=json"] {
      let answer = await stub.answer(.get("/characters/?\(query)"))
      #expect(answer.status == 401)
      #expect(answer.json?["status_code"] == 100)
    }
    #expect(await stub.answer(.get("/characters/?api_key=right&format=json")).status == 200)
    let xml = await stub.answer(.get("/characters/?api_key=right"))
    #expect(xml.json?["status_code"] == 102)
  }

  @Test(arguments: ["icon", "super"]) func `pictures are PNG and need no key`(
    size: String
  ) async throws {
    let answer = await ComicVineStub().answer(.get("/pictures/\(size)/1700.png"))
    #expect(answer.header("content-type") == "image/png")
    #expect(Array(answer.body.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let width = answer.body[16..<20].reduce(0) { $0 << 8 | Int($1) }
    let known = try #require(ComicVineStub.World.Hero.Picture(rawValue: size))
    #expect(width == known.width)
  }

  @Test func `there is no picture of a hero or a size that nobody knows`() async {
    for path in ["/pictures/icon/1.png", "/pictures/huge/1700.png", "/pictures/icon"] {
      #expect(await ComicVineStub().answer(.get(path)).status == 404)
    }
  }
}
