import Foundation
import Testing

@testable import HeroesImaging

@Suite struct HostilePictureTests {
  private let place = ThumbnailTarget(width: 16, height: 16)

  private func problem(
    _ file: Data, limits: Thumbnailer.Limits = .init()
  ) -> PictureError? {
    do {
      _ = try Thumbnailer(limits: limits).thumbnail(of: file, for: place)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    Data(), Data([0]), Data("GIF89a".utf8), Data("<html>not found</html>".utf8),
    Data([0x89, 0x50, 0x4E, 0x47]), Data([0xFF, 0xD8]), Data(repeating: 0, count: 5000),
  ])
  func `what begins like no picture is none`(file: Data) {
    #expect(problem(file) == .notAPicture)
    #expect(throws: PictureError.notAPicture) { try PictureHeader(of: file) }
  }

  @Test func `a PNG cut anywhere is an error`() {
    let whole = PNGFile.rgb(40, 40) { x, y in [UInt8(x), UInt8(y), 9] }
    // Behind the last pixel nothing is missed.
    let pixelsEnd = whole.count - 12 - 4
    for length in stride(from: 8, to: pixelsEnd, by: 13) {
      #expect(problem(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(problem(whole.prefix(20)) == .truncated)
    #expect(problem(whole.prefix(2000)) == .truncated)
  }

  @Test(arguments: Fixture.allCases) func `a JPEG cut anywhere is an error`(file: Fixture) throws {
    let whole = try file.data()
    for length in 3..<whole.count - 2 {
      #expect(problem(whole.prefix(length)) != nil, "\(length) bytes")
    }
    #expect(problem(whole.prefix(whole.count / 2)) == .truncated)
  }

  @Test(arguments: [
    (UInt32(0), UInt32(10), PictureError.noSize), (10, 0, .noSize), (20_001, 1, .tooLarge),
    (UInt32.max, UInt32.max, .tooLarge), (1 << 31, 1, .tooLarge), (16_000, 16_000, .tooLarge),
  ])
  func `a PNG that declares an impossible size is refused at its header`(
    width: UInt32, height: UInt32, expected: PictureError
  ) {
    let file = PNGFile(width: width, height: height, lines: [0, 1, 2, 3]).data
    #expect(problem(file) == expected)
    #expect(throws: expected) { try PictureHeader(of: file) }
  }

  @Test func `a JPEG that declares an impossible size is refused at its header`() throws {
    let none = try Fixture.baseline.declaring(width: 0, height: 72)
    #expect(problem(none) == .noSize)
    let large = try Fixture.baseline.declaring(width: 65_000, height: 65_000)
    #expect(problem(large) == .tooLarge)
    #expect(throws: PictureError.tooLarge) { try PictureHeader(of: large) }
  }

  @Test func `declaring more pixels than there are is an error, not grey`() throws {
    #expect(problem(try Fixture.baseline.declaring(width: 480, height: 720)) != nil)
    #expect(problem(PNGFile(width: 900, height: 900, lines: [0, 1, 2, 3]).data) != nil)
  }

  @Test func `a progressive JPEG may not fill the memory`() throws {
    let file = try Fixture.progressive.declaring(width: 8000, height: 7900)
    #expect(problem(file) == .tooLarge)
    var limits = Thumbnailer.Limits()
    limits.scans = 3
    #expect(problem(try Fixture.progressive.data(), limits: limits) == .tooLarge)
  }

  @Test func `flipped bytes never crash and never give too much`() throws {
    let files =
      try Fixture.allCases.map { try $0.data() } + [
        PNGFile.rgb(30, 30) { x, y in [UInt8(x), UInt8(y), 1] },
        PNGFile.rgb(30, 30, isInterlaced: true) { x, y in [UInt8(x), UInt8(y), 1] },
        try Portrait(id: 5).png(width: 40, height: 60),
      ]
    var random = Noise(state: 42)
    for file in files {
      for _ in 0..<400 {
        var bytes = Array(file)
        for _ in 0...random.below(4) {
          bytes[random.below(bytes.count)] = UInt8(random.below(256))
        }
        guard let picture = try? Thumbnailer().thumbnail(of: Data(bytes), for: place) else {
          continue
        }
        #expect(picture.width <= 16 && picture.height <= 16)
      }
    }
  }

  @Test func `bytes of noise behind a right beginning are an error`() {
    var random = Noise(state: 7)
    for beginning in [[0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], [0xFF, 0xD8, 0xFF] as [UInt8]] {
      for _ in 0..<200 {
        let noise = (0..<300).map { _ in UInt8(random.below(256)) }
        #expect(problem(Data(beginning + noise)) != nil)
      }
    }
  }

  @Test(arguments: [(0, 5, 1), (5, 0, 1), (5, 5, 0), (-1, 5, 1), (5, 5, -3)])
  func `a place without a size is an error`(width: Int, height: Int, scale: Int) throws {
    let target = ThumbnailTarget(width: width, height: height, scale: scale)
    let file = try Fixture.baseline.data()
    #expect(throws: PictureError.noSize) { try Thumbnailer().thumbnail(of: file, for: target) }
  }

  @Test(arguments: [(Int.max, 2, 2), (2, Int.max, 1), (5000, 5000, 1), (20_001, 1, 1)])
  func `a place larger than any screen is an error`(width: Int, height: Int, scale: Int) throws {
    let target = ThumbnailTarget(width: width, height: height, scale: scale)
    let file = try Fixture.baseline.data()
    #expect(throws: PictureError.tooLarge) { try Thumbnailer().thumbnail(of: file, for: target) }
  }

  @Test func `every error says what to do next`() {
    for error in PictureError.allCases {
      #expect("\(error)".contains(/[;,] (ask|load|try)/))
    }
  }
}

/// Numbers that look random and are the same each time.
private struct Noise {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
