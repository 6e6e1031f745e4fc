public import Foundation
import HeroesCImage

/// Reads PNG and JPEG files straight into small pictures; the large one never exists.
///
/// JPEG is decoded at eighths of its size, PNG row by row, and both are averaged over the pixels of
/// the result. Colours are averaged as they are stored; what is transparent counts for nothing.
public struct Thumbnailer: Sendable {
  /// What a file may ask for before it is refused.
  public struct Limits: Sendable, Hashable {
    /// The longest side of a file's picture, in pixels.
    public var side = 20_000
    /// The most pixels of a file's picture.
    public var pixels = 64_000_000
    /// The most pixels of a result.
    public var resultPixels = 4_000_000
    /// What the libraries may hold beside the rows, for progressive JPEG above all.
    public var workingBytes = 64_000_000
    /// The most passes of a progressive JPEG; common programs write ten.
    public var scans = 64

    public init() {}
  }

  public let limits: Limits

  public init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The picture for a place: at most `width × height × scale²` pixels, and never enlarged.
  public func thumbnail(
    of file: Data, for target: ThumbnailTarget
  ) throws(PictureError) -> Picture {
    try measured(file, for: target).picture
  }

  /// The picture, and the most bytes that the rows, sums and the result took at a time.
  func measured(
    _ file: Data, for target: ThumbnailTarget
  ) throws(PictureError) -> (picture: Picture, peakBytes: Int) {
    let asked = try pixels(of: target)
    var bounds = limits.inC
    var result = heroes_picture()
    let status = file.withUnsafeBytes { bytes in
      heroes_thumbnail(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &bounds, asked, &result)
    }
    defer { heroes_free(result.pixels) }
    if let error = PictureError(status) { throw error }
    let count = Int(result.width) * Int(result.height) * 4
    let pixels = Array(UnsafeBufferPointer(start: result.pixels, count: count))
    let picture = try Picture(
      width: Int(result.width), height: Int(result.height), pixels: pixels)
    return (picture, Int(result.peak_bytes))
  }

  private func pixels(of target: ThumbnailTarget) throws(PictureError) -> heroes_target {
    guard target.width > 0, target.height > 0, target.scale > 0 else { throw .noSize }
    let (width, isWide) = target.width.multipliedReportingOverflow(by: target.scale)
    let (height, isHigh) = target.height.multipliedReportingOverflow(by: target.scale)
    guard !isWide, !isHigh, width <= limits.side, height <= limits.side,
      width * height <= limits.resultPixels
    else { throw .tooLarge }
    return heroes_target(
      width: UInt32(width), height: UInt32(height), fills: target.mode == .fill ? 1 : 0)
  }
}

extension Thumbnailer.Limits {
  var inC: heroes_limits {
    heroes_limits(
      max_side: UInt32(clamping: side), max_pixels: UInt64(clamping: pixels),
      max_working_bytes: max(1, workingBytes), max_scans: UInt32(clamping: scans))
  }
}
