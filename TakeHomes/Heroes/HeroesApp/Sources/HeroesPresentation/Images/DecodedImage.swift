/// A size in pixels of the screen, not in points.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A picture ready to be shown.
public struct DecodedImage: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// Four bytes a pixel, row by row.
  public var rgba: [UInt8]

  public init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    self.rgba = rgba
  }
}
