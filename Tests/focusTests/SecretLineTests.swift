import Testing

@testable import focus

@Suite struct SecretLineTests {
  /// What is typed, the line that comes of it, and how it ends.
  @Test(
    arguments: [
      ("abc\n", "abc", .entered), ("abc\r", "abc", .entered), ("ab\u{7F}c\n", "ac", .entered),
      ("\u{8}\u{8}a\n", "a", .entered), ("a \\\nb\n", "a  b", .entered),
      ("\n\nabc\n", "abc", .entered),
      ("abc\u{4}", "abc", .entered), ("\u{4}", "", .givenUp), ("abc\u{3}", "abc", .givenUp),
      ("abc", "abc", nil),
      // What is pasted may have several lines, and its last one no end.
      ("abc\nrest", "abc\nrest", nil), ("a: 1\r\n\nb: 2\r\n", "a: 1\nb: 2", .entered),
      ("abc\n\n", "abc", .entered), ("abc\nd\u{3}e", "abc\nd", .givenUp),
      ("abc\n\u{3}", "abc", .givenUp), ("abc\n\u{4}", "abc", .entered),
    ] as [(String, String, SecretLine.End?)])
  func `a line is taken byte by byte`(typed: String, text: String, end: SecretLine.End?) {
    var line = SecretLine()
    for byte in typed.utf8 { line.take(byte) }
    #expect(String(decoding: line.bytes, as: UTF8.self) == text)
    #expect(line.end == end)
  }

  @Test func `what is beyond the limit is dropped, and its end still ends it`() {
    var line = SecretLine(limitBytes: 3)
    for byte in "abcdef\n".utf8 { line.take(byte) }
    #expect(line.bytes == Array("abc".utf8) && line.end == .entered)
    for byte in "more\n".utf8 { line.take(byte) }
    #expect(line.bytes == Array("abc".utf8) && line.end == .entered)
    line.take(0x03)
    #expect(line.end == .givenUp)
  }

  @Test func `a line may be longer than a terminal's own`() {
    var line = SecretLine()
    for byte in Array(repeating: UInt8(ascii: "x"), count: 9_000) { line.take(byte) }
    line.take(0x0A)
    #expect(line.bytes.count == 9_000 && line.end == .entered)
  }
}
