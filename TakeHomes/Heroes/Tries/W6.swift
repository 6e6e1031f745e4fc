import Foundation
import Synchronization
import Testing

@testable import HeroesPresentation

struct DecodedSizeTests {
  /// Two sizes of one picture are decoded once each, and no larger than they are shown.
  @Test func `the decoder gets the size that is shown`() async throws {
    let sizes = Mutex<[PixelSize]>([])
    let loader = ImageLoader(fetch: { _ in Data([1]) }) { _, size in
      sizes.withLock { $0.append(size) }
      let bytes = [UInt8](repeating: 0, count: 4 * size.width * size.height)
      return DecodedImage(width: size.width, height: size.height, rgba: bytes)
    }
    let url = try #require(URL(string: "http://127.0.0.1:9/wide.png"))
    let (row, page) = (PixelSize(width: 10, height: 6), PixelSize(width: 30, height: 18))
    for size in [row, page, row] {
      let image = try await loader.image(for: url, size: size)
      #expect(image.width == size.width)
    }
    #expect(sizes.withLock { $0 } == [row, page])
  }
}
