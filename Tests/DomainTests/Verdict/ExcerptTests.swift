import Domain
import Testing

@Suite struct ExcerptTests {
  @Test func `what is short is kept whole, what is long by its beginning`() throws {
    #expect(Excerpt(of: .string(String(repeating: "a", count: 60_000))) == nil)
    #expect(Excerpt(of: .array(Array(repeating: 1, count: 30_000))) == nil)
    let text = Value.string(String(repeating: "a", count: 15_000_000))
    let excerpt = try #require(Excerpt(of: text))
    #expect(excerpt.bytes == 15_000_002)
    #expect(excerpt.text.utf8.count == 2_000)
    #expect(excerpt.sentence.contains("15,000,002 bytes"))
    let other = Value.string(String(repeating: "a", count: 14_999_999) + "b")
    let second = try #require(Excerpt(of: other))
    #expect(second.text == excerpt.text && second.digest != excerpt.digest)
  }

  @Test(arguments: [
    Value.array(Array(repeating: 7, count: 200_000)),
    .array(Array(repeating: .object(["k": .int(1)]), count: 20_000)),
    .array(Array(repeating: .array([]), count: 40_000)),
    .array(Array(repeating: "é", count: 40_000)),
    .object(
      Dictionary(uniqueKeysWithValues: (0..<20_000).map { ("key \($0)", Value.double(0.5)) })),
  ])
  func `a long value of any kind has an excerpt`(value: Value) throws {
    let excerpt = try #require(Excerpt(of: value))
    #expect(excerpt.bytes == value.json.utf8.count)
    #expect(value.json.hasPrefix(excerpt.text))
  }

  @Test(arguments: [("aé", 1, "a"), ("aé", 2, "a"), ("aé", 3, "aé"), ("🙂b", 3, ""), ("", 4, "")])
  func `no letter is cut in two`(text: String, bytes: Int, beginning: String) {
    #expect(Excerpt.beginning(of: text.utf8, bytes: bytes) == beginning)
  }

  @Test func `long texts say how long they are, short ones stay`() {
    #expect("short".shortened(to: 5) == "short")
    #expect(
      String(repeating: "x", count: 1_234_567).shortened(to: 3) == "xxx… (1,234,567 bytes in all)")
  }

  @Test(arguments: [
    (Value.int(5), "5"), (.string("ab"), "\"ab\""), (.array([.int(1), .int(2)]), "[1,2]"),
    (.array(Array(repeating: .int(1), count: 1_000)), "a list of 1,000"),
    (
      .object(Dictionary(uniqueKeysWithValues: (0..<99).map { ("\($0)", Value.int(1)) })),
      "a longer object"
    ),
  ])
  func `a sentence never holds a whole long value`(value: Value, words: String) {
    #expect(value.quoted == words)
  }

  @Test func `a long text in a sentence ends with its length`() {
    let quoted = Value.string(String(repeating: "q", count: 2_000_000)).quoted
    #expect(quoted.hasSuffix("…\" (2,000,000 bytes)"))
    #expect(quoted.utf8.count < 140)
  }

  @Test func `diagnostics have a bound in number and length`() {
    let long = String(repeating: "m", count: 100_000)
    let many = Array(
      repeating: Diagnostic(line: 1, column: 1, severity: .error, message: long), count: 60_000)
    #expect(many.bounded.count == 100)
    #expect(many.bounded.allSatisfy { $0.message.utf8.count < 4_100 })
    let few = [Diagnostic(line: 1, column: 1, severity: .error, message: "short")]
    #expect(few.bounded == few)
  }
}
