import Domain
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    "null", "true", "-9223372036854775808", "9223372036854775807", "[1,[2,[]],{}]",
    "{\"a\":1,\"b\":[null]}", "\"a\\\"\\\\\\n\\u0001é😀\"", "0.5", "1e+20", "-0.0",
  ])
  func `a compact text comes back as it was`(text: String) throws {
    #expect(try Value(json: text).json == text)
  }

  @Test(arguments: [
    ("", 0), ("[1,]", 2), ("01", 0), ("[1 2]", 3), ("\"a", 2), ("tru", 0), ("1 2", 2),
    ("\"\\x\"", 2), ("\"\\ud800\"", 7), ("{\"a\" 1}", 5), ("nul", 0), ("1e999", 5), ("-", 1),
    ("\"\u{1}\"", 1), ("\"\\u+123\"", 3), ("\"\\u-000\"", 3), ("\"\\u12\"", 3),
    ("\"\\u00é0\"", 3), ("\"\\ud83d\\u+e00\"", 9),
  ])
  func `a broken text is refused with its place`(text: String, offset: Int) {
    #expect(throws: JSONError.self) { try Value(json: text) }
    do {
      _ = try Value(json: text)
    } catch {
      #expect(error.offset == offset, "\(error)")
    }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONError.self) { try Value(json: [0x22, 0xFF, 0x22]) }
  }

  @Test func `nesting has an end`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try Value(json: deep) }
  }

  @Test func `a surrogate pair is one character`() throws {
    #expect(try Value(json: "\"\\ud83d\\ude00\"") == "😀")
  }

  @Test func `an integer beyond 64 bits becomes a double`() throws {
    #expect(try Value(json: "9223372036854775808") == .double(9_223_372_036_854_775_808))
  }

  @Test func `keys are sorted so that equal values give equal text`() {
    #expect((["b": 1, "a": 2] as Value).json == "{\"a\":2,\"b\":1}")
  }

  @Test(arguments: [
    ("int", "3", true), ("int", "3.5", false), ("int", "\"3\"", false), ("double", "3", true),
    ("char", "\"a\"", true), ("char", "\"ab\"", false), ("int[][]", "[[1],[]]", true),
    ("int[][]", "[1]", false), ("TreeNode", "[1,null,2]", true), ("TreeNode", "[1,\"a\"]", false),
    ("RandomNode", "[[7,null],[1,0]]", true), ("RandomNode", "[[7]]", false),
    ("GraphNode", "[[2],[1]]", true), ("ListNode", "null", true), ("bool", "1", false),
  ])
  func `a type admits what has its form`(type: String, json: String, isAdmitted: Bool) throws {
    let type = try #require(ValueType(type))
    #expect(try type.admits(Value(json: json)) == isAdmitted)
  }

  @Test(arguments: ["int", "string[][]", "TreeNode", "void", "RandomNode[]"])
  func `a type's spelling comes back`(text: String) {
    #expect(ValueType(text)?.description == text)
  }

  @Test(arguments: ["list<int>", "list<list<string>>", "list<TreeNode>"])
  func `a list in Java is an array in all other ways`(text: String) throws {
    let type = try #require(ValueType(text))
    #expect(type.description.hasSuffix("[]") && !ValueType.isCollection(type.description))
    #expect(ValueType.isCollection(text) && type.description(asCollection: true) == text)
  }

  @Test(arguments: ["", "Int", "void[]", "[]", "list<void>", "List<int>", "list<int"])
  func `an unknown type is refused`(text: String) {
    #expect(ValueType(text) == nil)
  }

  @Test(arguments: [
    "exact", "multiset(2)", "float(1e-05, 1e-05)", "checker(topological-order)",
    "round-trip(encode, decode)", "identity", "replay", "interactive",
    "statistical(randomized-set)",
  ])
  func `a comparator's spelling comes back`(text: String) {
    #expect(Comparator(text)?.description == text)
  }

  @Test(arguments: ["", "multiset", "multiset(0)", "float(1)", "exact(1)", "checker", "other"])
  func `an unknown comparator is refused`(text: String) {
    #expect(Comparator(text) == nil)
  }
}
