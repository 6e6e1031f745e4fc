import Foundation

@testable import HeroesImaging

/// Files that other programs wrote: the upper half red, the lower half blue, 48 × 72.
enum Fixture: String, CaseIterable {
  case baseline = "baseline.jpg"
  case progressive = "progressive.jpg"
  case cmyk = "cmyk.jpg"

  func data() throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Fixtures/\(rawValue)"))
  }

  /// The same file with another size written in its header.
  func declaring(width: UInt16, height: UInt16) throws -> Data {
    var bytes = try Array(data())
    let frame = (0..<bytes.count - 9).first { at in
      bytes[at] == 0xFF && [0xC0, 0xC1, 0xC2].contains(bytes[at + 1])
    }
    guard let frame else { throw PictureError.damaged }
    let size = [height >> 8, height & 255, width >> 8, width & 255].map(UInt8.init)
    bytes.replaceSubrange(frame + 5..<frame + 9, with: size)
    return Data(bytes)
  }
}

extension Picture {
  var size: [Int] { [width, height] }

  /// Whether a pixel is this colour, give or take.
  func resembles(_ colour: [Int], at x: Int, _ y: Int, within tolerance: Int = 3) -> Bool {
    zip(self[x, y].map(Int.init), colour).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
