import Foundation
import Testing

@testable import HeroesImaging

@Suite struct PictureMemoryTests {
  /// 2000 × 3000 pixels are 24 MB.
  private static let place = ThumbnailTarget(width: 64, height: 64)

  @Test func `a large picture passes by as a row, two rows of sums and the thumbnail`() throws {
    let portrait = Portrait(id: 11)
    let png = try Thumbnailer().measured(
      portrait.png(width: 2000, height: 3000), for: Self.place)
    #expect(png.peakBytes == 2000 * 4 + 64 * 2 * 16 + 64 * 64 * 4)
    let jpeg = try Thumbnailer().measured(
      portrait.jpeg(width: 2000, height: 3000), for: Self.place)
    // At an eighth of its size.
    #expect(jpeg.peakBytes == 250 * 4 + 64 * 2 * 16 + 64 * 64 * 4)
  }

  @Test func `a bomb of sixty million equal pixels takes a row too`() throws {
    let bomb = try PictureEncoder(width: 20_000, height: 3000).png(hasAlpha: false) { _, row in
      row.update(repeating: 0xFF00_0000)
    }
    #expect(bomb.count < 400_000)
    let small = try Thumbnailer().measured(bomb, for: Self.place)
    #expect(small.peakBytes < 100_000)
    var limits = Thumbnailer.Limits()
    limits.pixels = 50_000_000
    #expect(throws: PictureError.tooLarge) {
      try Thumbnailer(limits: limits).thumbnail(of: bomb, for: Self.place)
    }
  }

  #if os(Linux)
    @Test func `the process grows by far less than the bitmap`() async {
      await #expect(processExitsWith: .success) {
        let png = try Portrait(id: 11).png(width: 2000, height: 3000)
        let jpeg = try Portrait(id: 11).jpeg(width: 2000, height: 3000)
        let before = try ResidentMemory.resetPeak()
        _ = try Thumbnailer().thumbnail(of: png, for: Self.place)
        _ = try Thumbnailer().thumbnail(of: jpeg, for: Self.place)
        let grown = try ResidentMemory.peakKilobytes() - before
        guard grown < 6000 else { exit(EXIT_FAILURE) }
      }
    }
  #endif
}

#if os(Linux)
  /// What the kernel counted for this process.
  private enum ResidentMemory {
    /// Forgets the peak so far and returns what is resident now, in kilobytes.
    static func resetPeak() throws -> Int {
      try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
      return try peakKilobytes()
    }

    static func peakKilobytes() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
  }
#endif
