public import Foundation
import HeroesCImage

/// What a picture's file says of itself before its pixels.
public struct PictureHeader: Sendable, Hashable {
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case png, jpeg

    /// The type of its content in answers of a server.
    public var contentType: String { "image/\(rawValue)" }
  }

  public let format: Format
  public let width: Int
  public let height: Int

  /// Throws what `Thumbnailer` would throw for the same beginning.
  public init(
    of file: Data, limits: Thumbnailer.Limits = Thumbnailer.Limits()
  ) throws(PictureError) {
    var bounds = limits.inC
    var header = heroes_header()
    let status = file.withUnsafeBytes { bytes in
      heroes_read_header(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &bounds, &header)
    }
    if let error = PictureError(status) { throw error }
    format = header.format == HEROES_PNG ? .png : .jpeg
    width = Int(header.width)
    height = Int(header.height)
  }
}
