import Foundation
import Testing

@testable import HeroesImaging

@Suite struct PortraitTests {
  @Test func `the same hero has the same bytes, another hero has others`() throws {
    let first = try Portrait(id: 7).png(width: 60, height: 90)
    #expect(try Portrait(id: 7).png(width: 60, height: 90) == first)
    #expect(try Portrait(id: 8).png(width: 60, height: 90) != first)
  }

  @Test func `two hundred heroes have two hundred faces`() throws {
    let faces = try Set((1...200).map { try Portrait(id: $0).png(width: 40, height: 60) })
    #expect(faces.count >= 195)
  }

  @Test(arguments: [(1, 1), (64, 64), (333, 77), (2000, 3000)])
  func `both formats have the size that was asked for`(width: Int, height: Int) throws {
    let png = try PictureHeader(of: Portrait(id: 3).png(width: width, height: height))
    #expect((png.format, png.width, png.height) == (.png, width, height))
    let jpeg = try PictureHeader(of: Portrait(id: 3).jpeg(width: width, height: height))
    #expect((jpeg.format, jpeg.width, jpeg.height) == (.jpeg, width, height))
  }

  @Test(arguments: [(0, 10), (10, 0), (-1, 5), (2001, 10), (10, 3001)])
  func `sizes that nobody can draw are refused`(width: Int, height: Int) {
    #expect(throws: PictureError.self) { try Portrait(id: 1).png(width: width, height: height) }
    #expect(throws: PictureError.self) { try Portrait(id: 1).jpeg(width: width, height: height) }
  }

  @Test(arguments: [Int.min, -1, 0, Int.max]) func `any identifier can be drawn`(id: Int) throws {
    #expect(try !Portrait(id: id).png(width: 8, height: 12).isEmpty)
  }
}
