/// A sum at the end of a file that can be made again, so that a damaged one is never believed.
///
/// It tells accidents, not enemies: every changed byte and every cut changes it.
public enum Seal {
  private static let digits = 16

  /// A content with its sum behind it.
  public static func sealed(_ content: [UInt8]) -> [UInt8] {
    content + [UInt8(ascii: "\n")] + Array(text(sum(content)).utf8)
  }

  /// The content of what was sealed; nil when it is damaged, or bears no seal.
  public static func content(of bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > digits, bytes[bytes.count - digits - 1] == UInt8(ascii: "\n") else {
      return nil
    }
    let content = Array(bytes.dropLast(digits + 1))
    return Array(text(sum(content)).utf8) == Array(bytes.suffix(digits)) ? content : nil
  }

  /// FNV-1a in 64 bits, a byte after the other.
  ///
  /// Source: Fowler, Noll, Vo.
  public static func sum(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return sum
    }
  }

  private static func text(_ sum: UInt64) -> String {
    let hex = String(sum, radix: 16)
    return String(repeating: "0", count: digits - hex.count) + hex
  }
}
