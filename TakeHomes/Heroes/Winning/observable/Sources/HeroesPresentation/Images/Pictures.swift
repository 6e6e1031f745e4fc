import Foundation
import Observation

public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}

extension PixelSize {
  /// What a row of the list shows.
  static let card = PixelSize(width: 160, height: 240)
}

public struct DecodedImage: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var rgba: [UInt8]

  public init(width: Int, height: Int, rgba: [UInt8]) {
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }
}

extension DecodedImage {
  /// A grey picture, for a hero who has none.
  static func filled(_ grey: UInt8, _ size: PixelSize = .card) -> DecodedImage {
    DecodedImage(
      width: size.width, height: size.height,
      rgba: Array(repeating: grey, count: size.width * size.height * 4))
  }
}

@MainActor @Observable public final class ImageSlot {
  public private(set) var url: URL?
  public private(set) var image: DecodedImage?

  private let load: @Sendable (URL) async throws -> DecodedImage
  @ObservationIgnored private var loading: Task<Void, Never>?

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) {
    self.load = load
  }

  public func show(_ url: URL?) {
    guard url != self.url else { return }
    prepareForReuse()
    self.url = url
    loading = url.map { url in
      Task { [weak self, load] in
        let image = try? await load(url)
        if !Task.isCancelled { self?.image = image }
      }
    }
  }

  public func prepareForReuse() {
    loading?.cancel()
    (url, image, loading) = (nil, nil, nil)
  }
}
