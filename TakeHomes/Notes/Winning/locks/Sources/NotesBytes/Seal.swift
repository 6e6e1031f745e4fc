/// A heading before the bytes of a file: a mark, the version and a checksum.
public struct Seal {
  private static let mark = Array("NOTEBOX\n".utf8)

  public var version: Int
  public var contents: ArraySlice<UInt8>

  /// Nil where the bytes have no such heading.
  public init?(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Self.mark) else { return nil }
    var reader = ByteReader(bytes.dropFirst(Self.mark.count))
    version = try reader.count()
    let sum = try reader.number()
    contents = bytes.dropFirst(Self.mark.count + 16)
    // Another version may well have another way to sum up.
    guard version != 3 || sum == Self.sum(contents) else { throw WrongBytes() }
  }

  public static func sealed(_ contents: [UInt8], version: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.put(version)
    writer.put(sum(contents[...]))
    return mark + writer.bytes + contents
  }

  /// FNV-1a: short, and it notices a torn or edited file.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> Int64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x0100_0000_01b3 }
    return Int64(bitPattern: sum)
  }
}
