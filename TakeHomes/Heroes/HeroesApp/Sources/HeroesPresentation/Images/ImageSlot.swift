public import Foundation

/// The place of a picture in a row that is used again for other rows.
@MainActor
public final class ImageSlot {
  public private(set) var url: URL?
  /// Always the picture of ``url``, or nothing.
  public private(set) var image: DecodedImage?

  private let load: @Sendable (URL) async throws -> DecodedImage
  private var loading: Task<Void, Never>?

  public init(load: @escaping @Sendable (URL) async throws -> DecodedImage) {
    self.load = load
  }

  /// Empties the slot and loads another picture; the one that it shows or loads is left alone.
  public func show(_ url: URL?) {
    guard url != self.url || image == nil && loading == nil else { return }
    prepareForReuse()
    guard let url else { return }
    self.url = url
    loading = Task { [load] in
      let image = try? await load(url)
      // Cancelled on the main actor too, so that no answer slips between.
      guard !Task.isCancelled else { return }
      self.image = image
      loading = nil
    }
  }

  /// Empties the slot and gives up its load.
  public func prepareForReuse() {
    loading?.cancel()
    loading = nil
    url = nil
    image = nil
  }
}
