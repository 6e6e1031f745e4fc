import Foundation
import Testing

@testable import HeroesPresentation

@Suite struct ImageDownsamplingTests {
  private let small = PixelSize(width: 64, height: 64)
  private let large = PixelSize(width: 128, height: 192)
  private let url = URL.picture(1)

  @Test func `the decoder is asked for the size that is shown`() async throws {
    let files = FakeFiles()
    let decoder = FakeDecoder()
    let loader = ImageLoader(fetch: files.fetch, decode: decoder.decode)
    let image = try await loader.image(for: url, size: small)
    #expect(image == .of(url, small))
    #expect(decoder.sizes == [small])
  }

  @Test func `what is kept is what the decoder gave`() async throws {
    // A file of many kilobytes; the memory has room for two thumbnails only.
    let files = FakeFiles(bytes: 100_000)
    let decoder = FakeDecoder()
    let loader = ImageLoader(
      memoryLimitBytes: 2 * 64 * 64 * 4, fetch: files.fetch, decode: decoder.decode)
    for number in [1, 2, 1, 2] { _ = try await loader.image(for: .picture(number), size: small) }
    #expect(files.fetched.count == 2)
    #expect(decoder.sizes == [small, small])
  }

  @Test func `two sizes of one picture are two pictures in memory`() async throws {
    let files = FakeFiles()
    let decoder = FakeDecoder()
    let loader = ImageLoader(fetch: files.fetch, decode: decoder.decode)
    #expect(try await loader.image(for: url, size: small) == .of(url, small))
    #expect(try await loader.image(for: url, size: large) == .of(url, large))
    let before = files.fetched.count
    #expect(try await loader.image(for: url, size: small) == .of(url, small))
    #expect(try await loader.image(for: url, size: large) == .of(url, large))
    #expect(files.fetched.count == before)
    #expect(decoder.sizes == [small, large])
  }

  @Test func `two sizes that are asked for together cost one fetch`() async throws {
    let files = Held<Data>()
    let loader = ImageLoader(fetch: { _ in try await files.call() }, decode: FakeDecoder().decode)
    let url = url
    let sizes = [small, large]
    let asked = sizes.map { size in Watched { try await loader.image(for: url, size: size) } }
    try #require(await Lab.eventually { files.count > 0 })
    await Lab.settle()
    #expect(files.count == 1)
    files.answer(0, FakeFile.bytes(url.colour))
    try #require(await Lab.eventually { asked.allSatisfy(\.isOver) })
    #expect(asked[0].value == .of(url, small))
    #expect(asked[1].value == .of(url, large))
    #expect(files.count == 1)
  }

  @Test func `pictures and sizes that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          DecodedImage.filled(1, .card), .filled(2, .card),
          .filled(1, PixelSize(width: 4, height: 16)), .filled(1, PixelSize(width: 16, height: 4)),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          PixelSize(width: 1, height: 1), PixelSize(width: 1, height: 2),
          PixelSize(width: 2, height: 1),
        ]) { $0 == $1 })
  }
}
