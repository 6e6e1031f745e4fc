import Foundation
import HeroesCImage

/// Writes picture files row by row, so that a drawn picture needs no bitmap.
struct PictureEncoder {
  let width: Int
  let height: Int

  /// `draw` fills the pixels of row `y`: red in the lowest byte, alpha in the highest.
  func png(
    hasAlpha: Bool, draw: (_ y: Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) throws(PictureError) -> Data {
    try file(draw) { width, height, row, context, out in
      heroes_encode_png(width, height, hasAlpha ? 1 : 0, row, context, out)
    }
  }

  /// Leaves alpha away; quality is 1...100.
  func jpeg(
    quality: Int, draw: (_ y: Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) throws(PictureError) -> Data {
    let quality = Int32(min(100, max(1, quality)))
    return try file(draw) { width, height, row, context, out in
      heroes_encode_jpeg(width, height, quality, row, context, out)
    }
  }

  private struct Drawing {
    let width: Int
    let draw: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void
  }

  private func file(
    _ draw: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void,
    encode: (
      UInt32, UInt32, heroes_row, UnsafeMutableRawPointer, UnsafeMutablePointer<heroes_bytes>
    ) -> heroes_status
  ) throws(PictureError) -> Data {
    guard let across = UInt32(exactly: width), let down = UInt32(exactly: height) else {
      throw .noSize
    }
    var out = heroes_bytes()
    let status = withoutActuallyEscaping(draw) { draw in
      var drawing = Drawing(width: width, draw: draw)
      return withUnsafeMutablePointer(to: &drawing) { pointer in
        encode(
          across, down,
          { context, y, row in
            guard let context, let row else { return }
            let drawing = context.assumingMemoryBound(to: Drawing.self).pointee
            row.withMemoryRebound(to: UInt32.self, capacity: drawing.width) { pixels in
              drawing.draw(
                Int(y), UnsafeMutableBufferPointer(start: pixels, count: drawing.width))
            }
          }, pointer, &out)
      }
    }
    defer { heroes_free(out.bytes) }
    if let error = PictureError(status) { throw error }
    guard let bytes = out.bytes else { throw .noMemory }
    return Data(bytes: bytes, count: out.length)
  }
}
