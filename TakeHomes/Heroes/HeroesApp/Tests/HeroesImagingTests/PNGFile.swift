import Foundation

/// Writes PNG files of every kind by hand, also ones that lie about themselves.
struct PNGFile {
  enum Colour: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  var width: UInt32
  var height: UInt32
  var depth: UInt8 = 8
  var colour = Colour.rgb
  var isInterlaced = false
  /// Chunks between header and pixels.
  var extra: [(kind: String, data: [UInt8])] = []
  /// The lines with their filter bytes, not yet compressed.
  var lines: [UInt8]

  var data: Data {
    var header = Self.bytes(width) + Self.bytes(height)
    header += [depth, colour.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    file += Self.chunk("IHDR", header)
    for chunk in extra { file += Self.chunk(chunk.kind, chunk.data) }
    file += Self.chunk("IDAT", Self.stored(lines)) + Self.chunk("IEND", [])
    return Data(file)
  }

  /// All pixels from a function, in the order of the file.
  static func rgb(
    _ width: Int, _ height: Int, isInterlaced: Bool = false, _ pixel: (Int, Int) -> [UInt8]
  ) -> Data {
    var lines: [UInt8] = []
    for pass in isInterlaced ? adam7 : [(0, 0, 1, 1)] {
      let columns = Array(stride(from: pass.0, to: width, by: pass.2))
      guard !columns.isEmpty else { continue }
      for y in stride(from: pass.1, to: height, by: pass.3) {
        lines.append(0)
        for x in columns { lines += pixel(x, y) }
      }
    }
    return PNGFile(
      width: UInt32(width), height: UInt32(height), isInterlaced: isInterlaced, lines: lines
    ).data
  }

  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  private static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return bytes(UInt32(data.count)) + body + bytes(crc(body))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// zlib's form without compression.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var at = 0
    repeat {
      let part = data[at..<min(at + 65_535, data.count)]
      at += part.count
      let low = UInt8(part.count & 255)
      let high = UInt8(part.count >> 8)
      out += [at == data.count ? 1 : 0, low, high, ~low, ~high] + part
    } while at < data.count
    return out + bytes(adler(data))
  }

  private static func adler(_ data: [UInt8]) -> UInt32 {
    var first: UInt32 = 1
    var second: UInt32 = 0
    for byte in data {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }

  private static func crc(_ data: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = crc & 1 == 1
        crc >>= 1
        if isOdd { crc ^= 0xEDB8_8320 }
      }
    }
    return ~crc
  }
}
