import Testing

@testable import TraceFile

@Suite struct ByteReaderTests {
  @Test(arguments: [0, 1, 127, 128, 1 << 40, .max])
  func `numbers come back`(_ number: Int) {
    var writer = ByteWriter()
    writer.number(number)
    writer.signed(-number)
    writer.bytes.withUnsafeBytes {
      var reader = ByteReader($0)
      let (first, second) = (reader.unsigned(), reader.signed())
      #expect(first == UInt64(number) && second == -number)
      #expect(reader.isAtEnd && !reader.hasFailed)
    }
  }

  @Test(
    arguments: [
      [0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02],
      [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01],
    ] as [[UInt8]])
  func `a number that is cut or too long fails`(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      var reader = ByteReader($0)
      let number = reader.unsigned()
      #expect(number == 0)
      #expect(reader.hasFailed && reader.isAtEnd)
    }
  }

  @Test func `a count beyond the bytes that are left fails`() {
    let bytes: [UInt8] = [9, 1, 2]
    bytes.withUnsafeBytes {
      var reader = ByteReader($0)
      let count = reader.count()
      #expect(count == 0)
      #expect(reader.hasFailed)
    }
  }
}
