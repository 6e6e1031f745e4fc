import Foundation

public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

public struct DecodedImage: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var rgba: [UInt8]

  public init(width: Int, height: Int, rgba: [UInt8]) {
    (self.width, self.height) = (width, height)
    self.rgba = rgba
  }
}

/// A row's place for a picture. A number tells late answers from the right one.
@MainActor public final class ImageSlot {
  public private(set) var url: URL?
  public private(set) var image: DecodedImage?

  private let load: @Sendable (URL) async throws -> DecodedImage
  private var task: Task<Void, Never>?
  private var turn = 0

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) { self.load = load }

  deinit { task?.cancel() }

  public func show(_ url: URL?) {
    guard self.url != url else { return }
    prepareForReuse()
    self.url = url
    guard let url else { return }
    task = Task { [weak self, load, turn] in
      guard let image = try? await load(url), let self, self.turn == turn else { return }
      self.image = image
    }
  }

  public func prepareForReuse() {
    turn += 1
    task?.cancel()
    (task, url, image) = (nil, nil, nil)
  }
}
