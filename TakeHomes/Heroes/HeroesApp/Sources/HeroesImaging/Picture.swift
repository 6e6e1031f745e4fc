/// A bitmap: what a picture file shows once it is decoded.
public struct Picture: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// Four bytes a pixel, row by row: red, green, blue, and alpha that is not multiplied in.
  public let pixels: [UInt8]

  /// Throws `PictureError.noSize` unless there are exactly `width × height` pixels and at least one.
  public init(width: Int, height: Int, pixels: [UInt8]) throws(PictureError) {
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max),
      pixels.count == width * height * 4
    else { throw .noSize }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Red, green, blue and alpha of a pixel inside of the picture.
  public subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }

  /// Whether every pixel hides what lies behind it.
  public var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
