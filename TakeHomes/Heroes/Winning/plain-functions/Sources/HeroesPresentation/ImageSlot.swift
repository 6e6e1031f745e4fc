import Foundation

@MainActor public final class ImageSlot {
  public private(set) var url: URL?
  public private(set) var image: DecodedImage?
  private let load: @Sendable (URL) async throws -> DecodedImage
  private var loading: Task<Void, Never>?

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) { self.load = load }

  public func show(_ url: URL?) {
    if url == self.url { return }
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
    (loading, url, image) = (nil, nil, nil)
  }
}
