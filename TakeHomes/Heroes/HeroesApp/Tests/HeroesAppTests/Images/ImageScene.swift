import Foundation
import HeroesPresentation
import Synchronization
import Testing

/// An image loader over doubles that count.
final class ImageScene: Sendable {
  typealias Fetch = @Sendable (URL) async throws -> Data

  struct Undecodable: Error {}

  private let answer: Fetch
  private let fetched = Mutex<[URL]>([])
  private let decoded = Mutex<[PixelSize]>([])

  init(_ answer: @escaping Fetch = { Data($0.absoluteString.utf8) }) {
    self.answer = answer
  }

  var fetches: [URL] { fetched.withLock { $0 } }
  var decodes: [PixelSize] { decoded.withLock { $0 } }

  func loader(
    folder: URL? = nil, memory: Int = 1 << 20, disk: Int = 1 << 20, timeToLive: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> ImageLoader {
    ImageLoader(
      folder: folder, memoryLimitBytes: memory, diskLimitBytes: disk, timeToLive: timeToLive,
      clock: clock,
      fetch: { [self] url in
        fetched.withLock { $0.append(url) }
        return try await answer(url)
      },
      decode: { [self] data, size in
        decoded.withLock { $0.append(size) }
        guard data != Data("bad".utf8) else { throw Undecodable() }
        return DecodedImage(data, size)
      })
  }

  /// A folder of its own for one test, which is taken away behind it.
  static func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "heroes-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}

extension DecodedImage {
  /// Filled with the first byte of the data.
  init(_ data: Data, _ size: PixelSize) {
    let pixels = [UInt8](repeating: data.first ?? 0, count: size.width * size.height * 4)
    self.init(width: size.width, height: size.height, rgba: pixels)
  }
}

extension ImageLoader {
  static func sample() -> ImageLoader { ImageScene().loader() }
}

extension PixelSize {
  static let small = PixelSize(width: 8, height: 8)
}
