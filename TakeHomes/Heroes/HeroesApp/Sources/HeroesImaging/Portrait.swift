public import Foundation

/// A hero's portrait, drawn by us from the identifier alone: no letters, no pictures of others.
///
/// The same identifier gives the same file on every machine. Drawn row by row: a portrait of
/// 2000 × 3000 pixels takes a row of memory and the file.
public struct Portrait: Sendable, Hashable {
  public static let largestWidth = 2000
  public static let largestHeight = 3000

  public let id: Int

  public init(id: Int) {
    self.id = id
  }

  /// A PNG file; throws `PictureError.noSize` or `.tooLarge` for sizes outside of 1...2000 × 1...3000.
  public func png(width: Int, height: Int) throws(PictureError) -> Data {
    let canvas = try canvas(width: width, height: height)
    return try PictureEncoder(width: width, height: height).png(hasAlpha: false) { y, row in
      canvas.draw(y, into: row)
    }
  }

  /// A JPEG file; sizes as for `png`, quality 1...100.
  public func jpeg(width: Int, height: Int, quality: Int = 85) throws(PictureError) -> Data {
    let canvas = try canvas(width: width, height: height)
    return try PictureEncoder(width: width, height: height).jpeg(quality: quality) { y, row in
      canvas.draw(y, into: row)
    }
  }

  private func canvas(width: Int, height: Int) throws(PictureError) -> PortraitCanvas {
    guard width > 0, height > 0 else { throw .noSize }
    guard width <= Self.largestWidth, height <= Self.largestHeight else { throw .tooLarge }
    return PortraitCanvas(design: PortraitDesign(id: id), width: width, height: height)
  }
}
