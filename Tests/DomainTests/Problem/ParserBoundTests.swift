import Domain
import Testing

@Suite struct ParserBoundTests {
  @Test(arguments: [
    String(repeating: "{\"a\":1},", count: 400_000), String(repeating: "1,", count: 5_000_000),
    String(repeating: "{},", count: 500_000), String(repeating: "[],", count: 4_500_000),
  ])
  func `many small values are read up to the memory that they may take`(items: String) throws {
    let bytes = Array("[\(items)0]".utf8)
    do throws(JSONError) {
      _ = try Value(json: bytes, memoryLimitBytes: 128 << 20)
      Issue.record("It was read.")
    } catch {
      #expect(error.isTooLarge)
    }
  }

  @Test func `answers of every real size are within the bound`() throws {
    let million = Array("[\(String(repeating: "1000000,", count: 1_000_000))0]".utf8)
    #expect(try Value(json: million, memoryLimitBytes: 128 << 20).elements?.count == 1_000_001)
    let text = Array("\"\(String(repeating: "a", count: 15_000_000))\"".utf8)
    #expect(try Value(json: text, memoryLimitBytes: 128 << 20).text?.utf8.count == 15_000_000)
  }

  @Test(arguments: [
    ("0", Value.int(0)), ("-0", .int(0)), ("-7", .int(-7)), ("10", .int(10)),
    ("999999999999999999", .int(999_999_999_999_999_999)),
    ("1000000000000000000", .int(1_000_000_000_000_000_000)),
    ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
    ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("1.5", .double(1.5)),
    ("1e2", .double(100)), ("-1E-2", .double(-0.01)),
    ("123456789012345678.5", .double(1.2345678901234568e17)),
  ])
  func `numbers are read by one way or the other with the same value`(text: String, value: Value)
    throws
  {
    #expect(try Value(json: text) == value)
    #expect(try Value(json: "[\(text)]") == .array([value]))
  }

  @Test(arguments: ["01", "-01", "-", "00", "1.", "1e", "+1", "- 1", "1-", "012345678901234567890"])
  func `what is no number is refused`(text: String) {
    #expect(throws: JSONError.self) { try Value(json: text) }
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"plain\"", "plain"), ("\"a\\nb\"", "a\nb"), ("\"\\u00e9x\"", "éx"),
    ("\"é\\\\\"", "é\\"),
  ])
  func `texts with and without escapes are read`(text: String, value: String) throws {
    #expect(try Value(json: text).text == value)
  }

  @Test(arguments: ["\"", "\"a", "\"a\nb\"", "\"\\x\"", "\"\u{1}\""])
  func `what is no text is refused`(text: String) {
    #expect(throws: JSONError.self) { try Value(json: text) }
  }
}
