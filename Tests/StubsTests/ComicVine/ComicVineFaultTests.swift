import Domain
import Stubs
import Testing

@Suite(.timeLimit(.minutes(20))) struct ComicVineFaultTests {
  private func ask(
    _ fault: ComicVineFault?, _ path: String = "/characters/?api_key=k&format=json&limit=5"
  ) async -> StubAnswer {
    let stub = ComicVineStub()
    stub.inject(fault)
    return await stub.answer(.get(path))
  }

  @Test func `every fault has a name and a phrase of its own`() {
    let known = ComicVineStub().knownFaults
    #expect(known.count == ComicVineFault.allCases.count)
    #expect(Set(known.map(\.phrase)).count == known.count)
    #expect(known.allSatisfy { $0.phrase != $0.name })
  }

  @Test(
    arguments: [
      (.wrongKey, 401, 100), (.wrongKey200, 200, 100), (.notFound, 404, 101),
      (.filterError, 200, 104), (.subscribersOnly, 200, 105), (.rateLimited, 420, 107),
      (.rateLimited200, 200, 107),
    ] as [(ComicVineFault, Int, Int)])
  func `the envelope says what is wrong, whatever the status`(
    fault: ComicVineFault, status: Int, code: Int
  ) async {
    let answer = await ask(fault)
    #expect(answer.status == status)
    #expect(answer.json?["status_code"] == .int(code))
    #expect(answer.json?["results"] == .array([]))
  }

  @Test func `the line itself goes wrong`() async {
    #expect(await ask(.serverError).status == 500)
    #expect(await ask(.unavailable).status == 503)
    #expect(await ask(.html).header("content-type")?.hasPrefix("text/html") == true)
    #expect(await ask(.silent) == .silence)
    #expect(await ask(.slow).delay == .seconds(3))
    #expect(await ask(.hangUp).ending == .cut)
    #expect(await ask(.huge).body.count > 10 << 20)
    let whole = await ask(nil)
    #expect(await ask(.truncated).body == Array(whole.body.prefix(whole.body.count / 2)))
  }

  @Test func `what answers hold goes wrong`() async {
    let nulls = await ask(.nulls).json?["results"]?.elements?.first
    #expect(nulls?["name"] == .null)
    #expect(nulls?["image"] == .null)
    #expect(nulls?["id"]?.integer != nil)
    #expect(await ask(.wrongShape).json?["results"]?.elements == nil)
    #expect(await ask(.noResults).json?["number_of_total_results"] == 0)
  }

  @Test func `pictures go wrong alone`() async {
    let path = "/pictures/icon/1700.png"
    #expect(await ask(.picturesMissing, path).status == 404)
    #expect(await ask(.picturesSilent, path) == .silence)
    #expect(await ask(.picturesSlow, path).delay == .seconds(3))
    #expect(await ask(.picturesBroken, path).text == "This isn't a picture.")
    #expect(await ask(.picturesMissing).status == 200)
  }
}
