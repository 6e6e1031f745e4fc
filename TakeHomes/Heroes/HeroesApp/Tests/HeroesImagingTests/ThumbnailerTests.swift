import Foundation
import Testing

@testable import HeroesImaging

@Suite struct ThumbnailerTests {
  @Test(arguments: [
    (2000, 3000, 64, 64, 1, ThumbnailTarget.Mode.fill, 64, 64),
    (2000, 3000, 64, 64, 2, .fill, 128, 128),
    (2000, 3000, 64, 64, 1, .fit, 43, 64),
    (3000, 200, 64, 64, 1, .fit, 64, 4),
    (300, 2, 64, 64, 1, .fit, 64, 1),
    (300, 200, 100, 20, 1, .fill, 100, 20),
    // Never enlarged: the shape of the place at most.
    (40, 60, 64, 64, 3, .fill, 40, 40),
    (40, 60, 64, 64, 3, .fit, 40, 60),
    (1, 1, 64, 64, 1, .fill, 1, 1),
    (7, 5, 7, 5, 1, .fill, 7, 5),
  ])
  func `a thumbnail has the size of its place`(
    width: Int, height: Int, across: Int, down: Int, scale: Int, mode: ThumbnailTarget.Mode,
    expectedWidth: Int, expectedHeight: Int
  ) throws {
    let target = ThumbnailTarget(width: across, height: down, scale: scale, mode: mode)
    let files = [
      try Drawing.png(width: width, height: height),
      try Drawing.jpeg(width: width, height: height),
    ]
    for file in files {
      let picture = try Thumbnailer().thumbnail(of: file, for: target)
      #expect(picture.size == [expectedWidth, expectedHeight])
    }
  }

  @Test(arguments: Fixture.allCases)
  func `colours of JPEG are kept`(file: Fixture) throws {
    for side in [8, 24, 48] {
      let target = ThumbnailTarget(width: side, height: side * 3 / 2)
      let picture = try Thumbnailer().thumbnail(of: file.data(), for: target)
      #expect(picture.resembles([254, 0, 0, 255], at: side / 2, 1))
      #expect(picture.resembles([0, 0, 254, 255], at: side / 2, picture.height - 2))
    }
  }

  @Test func `an area is the average of its pixels`() throws {
    // Columns of black and white, and one of red at the right that is cut off by half.
    let file = PNGFile.rgb(8, 8) { x, _ in x % 2 == 0 ? [0, 0, 0] : [200, 100, 50] }
    let target = ThumbnailTarget(width: 4, height: 4)
    let picture = try Thumbnailer().thumbnail(of: file, for: target)
    for x in 0..<4 { #expect(picture.resembles([100, 50, 25, 255], at: x, 2, within: 1)) }
  }

  @Test func `five pixels fall on two by their shares`() throws {
    let file = PNGFile.rgb(5, 5) { x, _ in [UInt8(x * 50), 0, 0] }
    let target = ThumbnailTarget(width: 2, height: 2)
    let picture = try Thumbnailer().thumbnail(of: file, for: target)
    #expect(picture.resembles([40, 0, 0, 255], at: 0, 0, within: 1))
    #expect(picture.resembles([160, 0, 0, 255], at: 1, 1, within: 1))
  }

  @Test func `filling cuts both sides evenly`() throws {
    let file = PNGFile.rgb(12, 4) { x, _ in x < 4 || x > 7 ? [255, 0, 0] : [0, 255, 0] }
    let picture = try Thumbnailer().thumbnail(
      of: file, for: ThumbnailTarget(width: 4, height: 4))
    #expect(picture.pixels == Array(repeating: [0, 255, 0, 255], count: 16).flatMap { $0 })
  }

  @Test(arguments: [(33, 21), (8, 8), (1, 9), (5, 1), (100, 3)])
  func `an interlaced PNG gives the same as a plain one`(width: Int, height: Int) throws {
    let pixel = { (x: Int, y: Int) in [UInt8(x * 2), UInt8(y * 9), UInt8((x ^ y) & 255)] }
    let plain = PNGFile.rgb(width, height, pixel)
    let interlaced = PNGFile.rgb(width, height, isInterlaced: true, pixel)
    for target in [ThumbnailTarget(width: 10, height: 10), .init(width: 99, height: 99)] {
      let first = try Thumbnailer().thumbnail(of: plain, for: target)
      let second = try Thumbnailer().thumbnail(of: interlaced, for: target)
      #expect(first.size == second.size)
      let apart = zip(first.pixels, second.pixels).map { abs(Int($0) - Int($1)) }
      #expect(apart.max() ?? 0 <= 1)
    }
  }

  @Test func `palettes, greys, sixteen bits and transparency become RGBA`() throws {
    let target = ThumbnailTarget(width: 2, height: 1)
    let thumbnailer = Thumbnailer()
    let grey = PNGFile(width: 2, height: 1, colour: .grey, lines: [0, 10, 200])
    #expect(
      try thumbnailer.thumbnail(of: grey.data, for: target).pixels
        == [10, 10, 10, 255, 200, 200, 200, 255])
    let palette = PNGFile(
      width: 2, height: 1, depth: 1, colour: .palette,
      extra: [("PLTE", [1, 2, 3, 250, 251, 252]), ("tRNS", [255, 0])], lines: [0, 0b0100_0000])
    #expect(
      try thumbnailer.thumbnail(of: palette.data, for: target).pixels == [1, 2, 3, 255, 0, 0, 0, 0])
    let deep = PNGFile(
      width: 2, height: 1, depth: 16, colour: .greyAlpha,
      lines: [0, 0x80, 0x80, 0xFF, 0xFF, 0xFF, 0xFF, 0x80, 0x80])
    #expect(
      try thumbnailer.thumbnail(of: deep.data, for: target).pixels
        == [128, 128, 128, 255, 255, 255, 255, 128])
  }

  @Test func `what is transparent lends no colour`() throws {
    let file = PNGFile(
      width: 2, height: 1, colour: .rgba, lines: [0, 200, 0, 0, 255, 0, 0, 255, 0])
    let picture = try Thumbnailer().thumbnail(
      of: file.data, for: ThumbnailTarget(width: 1, height: 1))
    #expect(picture.pixels.prefix(3) == [200, 0, 0])
    #expect((127...128).contains(picture.pixels[3]))
  }

  @Test func `a thumbnail written as PNG is read back unchanged`() throws {
    let pixels = (0..<30 * 20 * 4).map { UInt8(truncatingIfNeeded: $0 * 7) | 1 }
    let picture = try Picture(width: 30, height: 20, pixels: pixels)
    let place = ThumbnailTarget(width: 30, height: 20)
    let again = try Thumbnailer().thumbnail(of: picture.png(), for: place)
    #expect(again.size == [30, 20])
    let apart = zip(again.pixels, pixels).map { abs(Int($0) - Int($1)) }
    #expect(apart.max() ?? 0 <= 1)
    #expect(try picture.png() == picture.png())
    #expect(try PictureHeader(of: picture.jpeg()).format == .jpeg)
  }

  @Test func `a picture has as many pixels as it says`() {
    #expect(throws: PictureError.noSize) { try Picture(width: 2, height: 2, pixels: [1, 2, 3]) }
    #expect(throws: PictureError.noSize) { try Picture(width: 0, height: 0, pixels: []) }
    #expect(throws: PictureError.noSize) {
      try Picture(width: -1, height: -1, pixels: [0, 0, 0, 0])
    }
  }
}

/// Plain files of any size.
private enum Drawing {
  static func png(width: Int, height: Int) throws -> Data {
    try PictureEncoder(width: width, height: height).png(hasAlpha: false) { _, row in
      row.update(repeating: 0xFF20_4080)
    }
  }

  static func jpeg(width: Int, height: Int) throws -> Data {
    try PictureEncoder(width: width, height: height).jpeg(quality: 80) { _, row in
      row.update(repeating: 0xFF20_4080)
    }
  }
}
