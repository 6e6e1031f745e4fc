import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import XCTest

final class RepositoryXCTests: XCTestCase {
  func testTheFallbackAnswersOpenly() async throws {
    let repository = DefaultHeroRepository(
      primary: StubRepository(page: { _ in throw HeroesError.rateLimited }),
      fallback: StubRepository())
    let page = try await repository.getHeroes(offset: 0, limit: 20)
    XCTAssertEqual(page.origin, .offline(.rateLimited))
    XCTAssertEqual(page.heroes.count, 20)
  }

  @MainActor func testACancelledRequestDoesNotFallBack() async {
    let endless = Endless()
    let fallback = StubRepository()
    let repository = DefaultHeroRepository(
      primary: StubRepository(page: { _ in
        try await endless.call()
        return .numbered(0, of: 0)
      }), fallback: fallback)
    let asking = Task { try await repository.getHeroes(offset: 0, limit: 20) }
    await wait("the primary is asked") { endless.begun.value == 1 }
    asking.cancel()
    let result = await asking.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    XCTAssertEqual(fallback.asked.value, [])
  }

  func testTheBundledSourceSearchesInAnyCase() async throws {
    let source = MockDataSource(heroes: [
      Hero(id: 1, name: "Iron Owl"), Hero(id: 2, name: "Wren", aliases: ["Night OWL"]),
      Hero(id: 3, name: "Marsh"),
    ])
    for query in ["owl", "OWL", "Owl"] {
      let found = try await source.searchHeroes(query: query, offset: 0, limit: 20)
      XCTAssertEqual(found.heroes.map(\.id), [1, 2])
    }
  }
}

final class ClientXCTests: XCTestCase {
  private func client(
    _ statuses: [Int], _ requests: Guarded<[APIRequest]>
  ) throws -> URLSessionAPIClient {
    URLSessionAPIClient(
      baseURL: try XCTUnwrap(URL(string: "http://localhost/api")), apiKey: "hidden-key",
      clock: HastyClock()
    ) { request in
      let count = requests.change { all -> Int in
        all.append(request)
        return all.count
      }
      return APIResponse(status: statuses[min(count, statuses.count) - 1], body: Data("{}".utf8))
    }
  }

  func testAFaultOfTheServerIsTriedAgainTwice() async throws {
    for status in [500, 503, 599] {
      let requests = Guarded<[APIRequest]>([])
      let answer = try await client([status, status, 200], requests)
        .request(.characters(offset: 0, limit: 20))
      XCTAssertEqual(answer.status, 200)
      XCTAssertEqual(requests.value.count, 3)
    }
  }

  func testTheRequestAsksForJSONAndHidesItsKey() async throws {
    let requests = Guarded<[APIRequest]>([])
    _ = try await client([200], requests).request(.character(id: 7))
    let request = try XCTUnwrap(requests.value.first)
    XCTAssertTrue(request.url.absoluteString.contains("format=json"))
    XCTAssertTrue(request.url.absoluteString.contains("api_key=hidden-key"))
    XCTAssertFalse("\(request)\(String(reflecting: request))".contains("hidden-key"))
  }

  func testTextOfHTML() {
    XCTAssertEqual(HTMLText.plain("<h1>Title</h1><p>a <b>b</b></p><p>c</p>"), "Title\na b\nc")
    XCTAssertEqual(HTMLText.plain("one<br>two &amp;amp; three"), "one\ntwo &amp; three")
  }

  func testABlankNameIsUnknown() throws {
    for name in ["\"\"", "\"  \"", "null"] {
      let json = Data("{\"id\": 1, \"name\": \(name)}".utf8)
      let hero = try JSONDecoder().decode(ComicVineCharacterDTO.self, from: json).toDomain()
      XCTAssertEqual(hero.name, "Unknown")
    }
  }
}

final class PictureXCTests: XCTestCase {
  private let url = URL(filePath: "/pictures/1.png")
  private let size = PixelSize(width: 2, height: 2)

  private func loader(
    _ folder: URL?, _ fetches: Guarded<Int>, _ sizes: Guarded<[PixelSize]>
  ) -> ImageLoader {
    ImageLoader(
      folder: folder,
      fetch: { _ in
        fetches.change { $0 += 1 }
        return Data(repeating: 9, count: 40)
      },
      decode: { data, size in
        sizes.change { $0.append(size) }
        return DecodedImage(
          width: size.width, height: size.height,
          rgba: Array(repeating: data.first ?? 0, count: size.width * size.height * 4))
      })
  }

  @MainActor func testAFolderOutlivesTheLoader() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("heroes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let fetches = Guarded(0)
    let sizes = Guarded<[PixelSize]>([])
    _ = try await loader(folder, fetches, sizes).image(for: url, size: size)
    await wait("there is a file") {
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty == false
    }
    await pause()
    _ = try await loader(folder, fetches, sizes).image(for: url, size: size)
    XCTAssertEqual(fetches.value, 1)
  }

  func testTheDecoderIsAskedForWhatIsShown() async throws {
    let fetches = Guarded(0)
    let sizes = Guarded<[PixelSize]>([])
    let loader = loader(nil, fetches, sizes)
    let first = try await loader.image(for: url, size: size)
    let second = try await loader.image(for: url, size: size)
    XCTAssertEqual(first, second)
    XCTAssertEqual(sizes.value, [size])
    XCTAssertEqual(fetches.value, 1)
  }

  func testAnOldPictureIsFetchedAgain() async throws {
    let clock = StoppedClock()
    let fetches = Guarded(0)
    let loader = ImageLoader(
      timeToLive: .seconds(30), clock: clock,
      fetch: { _ in
        fetches.change { $0 += 1 }
        return Data([9])
      },
      decode: { _, _ in DecodedImage(width: 1, height: 1, rgba: [9, 9, 9, 9]) })
    var counts: [Int] = []
    for _ in 0..<5 {
      _ = try await loader.image(for: url, size: size)
      counts.append(fetches.value)
      clock.advance(by: .seconds(16))
    }
    XCTAssertEqual(counts, [1, 1, 2, 2, 3])
  }

  @MainActor func testASlotForgetsTheOldRow() async {
    let endless = Endless()
    let first = url
    let slot = ImageSlot { url in
      if url != first { try await endless.call() }
      return DecodedImage(width: 1, height: 1, rgba: [1, 2, 3, 4])
    }
    slot.show(first)
    await wait("the picture is there") { slot.image != nil }
    slot.show(URL(filePath: "/pictures/2.png"))
    XCTAssertNil(slot.image)
    await wait("the second is asked for") { endless.begun.value == 1 }
    XCTAssertNil(slot.image)
    slot.prepareForReuse()
    await wait("the second is cancelled") { endless.cancelled.value == 1 }
    XCTAssertNil(slot.url)
  }
}
