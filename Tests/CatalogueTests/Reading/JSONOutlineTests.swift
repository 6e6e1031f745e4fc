import Testing

@testable import Catalogue

@Suite struct JSONOutlineTests {
  private let text = """
    {"a": "x, [\\"y\\"]: {",
     "cases": [
      {"b": [1, {"c": "]"}],
       "d": 2}, 5
      , "z"
     ], "inner": {"cases": [9]},
     "none": []}
    """

  @Test func `the elements of a list are found, whatever they hold`() {
    let bytes = Array(text.utf8)
    let outline = JSONOutline(bytes)
    let cases = outline.lists["cases"]?.elements.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(cases == ["{\"b\": [1, {\"c\": \"]\"}],\n   \"d\": 2}", "5", "\"z\""])
    #expect(outline.lines(in: "cases") == [3, 4, 5])
    #expect(outline.lists.keys.sorted() == ["cases", "none"])
    #expect(outline.lines(in: "none") == [])
  }

  @Test func `a key has a line`() {
    let outline = JSONOutline(Array(text.utf8))
    let lines = ["a", "cases", "inner", "none", "b"].map { outline.line(of: $0) }
    #expect(lines == [1, 2, 6, 7, nil])
  }

  @Test(arguments: ["", "[]", "5", "\"", "{\"a", "{\"cases\": [", "]]}}", "{\"\\"])
  func `what is no object has nothing`(text: String) {
    let outline = JSONOutline(Array(text.utf8))
    #expect(outline.lists.isEmpty)
    #expect(outline.lines(in: "cases") == [])
  }
}
