import Domain

/// The bytes of a picture and what they are: `image/png`, `image/jpeg`.
public struct StubPicture: Sendable, Hashable {
  public var type: String
  public var bytes: [UInt8]

  public init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

extension StubPicture {
  /// A PNG of slanted stripes in two of sixteen greys, different for each hero; it is not compressed.
  public static func plain(hero: Int, width: Int, height: Int) -> StubPicture {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    png.append(chunk: "IHDR", big(width) + big(height) + [4, 0, 0, 0, 0])
    png.append(chunk: "IDAT", stored(pixels(hero: hero, width: width, height: height)))
    png.append(chunk: "IEND", [])
    return StubPicture(type: "image/png", bytes: png)
  }

  /// Rows of two pixels a byte, each behind a byte for no filter.
  private static func pixels(hero: Int, width: Int, height: Int) -> [UInt8] {
    let shades: [UInt8] = [UInt8(3 + hero % 5), UInt8(9 + hero % 6)]
    let stripe = max(1, width / 8)
    var out: [UInt8] = []
    out.reserveCapacity(height * (width / 2 + 2))
    for y in 0..<height {
      out.append(0)
      for x in stride(from: 0, to: width, by: 2) {
        let shade = shades[(x + y) / stripe % 2]
        out.append(shade << 4 | shade)
      }
    }
    return out
  }

  /// A zlib stream of blocks that are stored as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      out += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      out += block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return out + big(Int(b << 16 | a))
  }

  fileprivate static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(chunk type: String, _ body: [UInt8]) {
    let covered = Array(type.utf8) + body
    self += StubPicture.big(body.count) + covered
    var check: UInt32 = .max
    for byte in covered {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    self += StubPicture.big(Int(~check))
  }
}
