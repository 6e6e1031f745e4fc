/// A small gzip stream that becomes a long run of zeros.
enum GzipBomb {
  /// At least so many bytes, in a hundredth of them.
  static func bytes(inflatingTo count: Int) -> [UInt8] {
    var bits = Bits()
    // The last block, with the codes that every reader knows; a zero; then copies of 258 bytes.
    bits.append([1, 1, 0])
    bits.append([0, 0, 1, 1, 0, 0, 0, 0])
    for _ in 0...(count / 258) {
      bits.append([1, 1, 0, 0, 0, 1, 0, 1])
      bits.append([0, 0, 0, 0, 0])
    }
    bits.append([0, 0, 0, 0, 0, 0, 0])
    let length = 1 + (count / 258 + 1) * 258
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bits.bytes
      + littleEndian(checksum(ofZeros: length)) + littleEndian(UInt32(length))
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The CRC-32 of so many zeros.
  private static func checksum(ofZeros count: Int) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { byte in
      (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
    var rest: UInt32 = 0xFFFF_FFFF
    for _ in 0..<count { rest = table[Int(rest & 0xFF)] ^ (rest >> 8) }
    return rest ^ 0xFFFF_FFFF
  }

  private struct Bits {
    var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ bits: [UInt8]) {
      for bit in bits {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= bit << UInt8(used)
        used += 1
      }
    }
  }
}
