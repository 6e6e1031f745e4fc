public import Foundation

extension Picture {
  /// The picture as a PNG file, the same bytes each time.
  public func png() throws(PictureError) -> Data {
    try PictureEncoder(width: width, height: height).png(hasAlpha: !isOpaque, draw: copyRow)
  }

  /// The picture as a JPEG file without its alpha; quality is 1...100.
  public func jpeg(quality: Int = 85) throws(PictureError) -> Data {
    try PictureEncoder(width: width, height: height).jpeg(quality: quality, draw: copyRow)
  }

  private func copyRow(_ y: Int, into row: UnsafeMutableBufferPointer<UInt32>) {
    let start = y * width * 4
    UnsafeMutableRawBufferPointer(row).copyBytes(from: pixels[start..<start + width * 4])
  }
}
