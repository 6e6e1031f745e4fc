import Domain
import Testing

@testable import Store

@Suite struct ArchiveTextTests {
  private func text(_ json: String) throws -> ArchiveText { try ArchiveText(Array(json.utf8)) }

  @Test(arguments: [
    """
    {"a":1,"tables":{"t":{"columns":["x","y"],"rows":[[1,"]"],[2,"\\"}"]]}}}
    """,
    """
     { "tables" : { "t" : { "rows" : [ [1,"]"] , [2,"\\"}"] ], "columns" : ["x","y"] } }, "a" : 1 }
    """,
  ])
  func `rows are read one by one, in whatever order the parts stand`(json: String) throws {
    let file = try text(json)
    #expect(try file.value("a") == 1)
    #expect(try file.value("b") == nil)
    #expect(try file.columns(of: "t") == ["x", "y"])
    var rows: [Value] = []
    #expect(try file.rows(of: "t") { rows.append($0) })
    #expect(rows == [[1, "]"], [2, "\"}"]])
    #expect(try !file.rows(of: "u") { _ in })
  }

  @Test(arguments: [
    "", "[]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1}x", "{\"a\":]}", "{a:1}",
    "{\"a\":\"1}", "{\"a\":1,,\"b\":2}", "{\"tables\":{\"t\":}}",
  ])
  func `what is broken is refused`(json: String) {
    #expect(throws: JSONError.self) { try text(json) }
  }

  @Test(arguments: ["[1,]", "[1 2]", "[{]", "[1", "[,1]"])
  func `broken rows are refused when they are read`(rows: String) {
    #expect(throws: JSONError.self) {
      let file = try text("{\"tables\":{\"t\":{\"columns\":[],\"rows\":\(rows)}}}")
      _ = try file.rows(of: "t") { _ in }
    }
  }

  @Test func `deep nesting ends in words, not in the stack`() throws {
    let deep = String(repeating: "[", count: 2_000_000)
    #expect(throws: JSONError.self) { try text("{\"tables\":\(deep)") }
    let closed = deep + String(repeating: "]", count: 2_000_000)
    let file = try text("{\"tables\":{\"t\":{\"columns\":[],\"rows\":\(closed)}}}")
    #expect(throws: JSONError.self) { _ = try file.rows(of: "t") { _ in } }
  }

  @Test func `a part beside the tables may not be endless`() throws {
    let long = "\"\(String(repeating: "a", count: 2_000_000))\""
    let file = try text("{\"format\":\(long)}")
    #expect(throws: JSONError.self) { try file.value("format") }
  }
}
