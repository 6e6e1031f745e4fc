import Instrumenter
import Testing

struct AutoInstrumenterTests {
  @Test("A step comes before each statement, its values after it")
  func steps() {
    #expect(tracedLine(1, of: "var x = 1") == "_djS(1); var x = 1; _djV(0, x)")
    #expect(tracedLine(2, of: "var x = 1\nx += 2 // two") == "_djS(2); x += 2; _djV(0, x) // two")
  }

  @Test("The import stands before the first declaration, on its line")
  func importsRecorder() {
    let text = AutoInstrumenter().instrument("// Idea\nclass Solution {}\n").text
    #expect(text.hasPrefix("// Idea\nimport FocusTrace; class Solution"))
  }

  @Test("A library's top level has no steps, its functions have")
  func library() {
    let result = AutoInstrumenter().instrument("var n = 0\nfunc f() { n += 1 }")
    #expect(result.text.hasPrefix("import FocusTrace; var n = 0\nfunc f() { _djEnter(1)"))
    #expect(result.text.contains("n += 1; _djV(_djN(0, n), n)"))
  }

  @Test("A catch tells a program's global variable, and does not make a library's")
  func caughtGlobals() {
    let source = """
      var reader = Reader()
      func f() { do { try reader.next() } catch { print("end") } }
      """
    let program = AutoInstrumenter(isProgram: true).instrument(source).text
    #expect(program.contains("{ _djK(); _djB(1, error); _djV(~0, reader);  _djS(2)"))
    let library = AutoInstrumenter().instrument(source).text
    let guarded = "if _djHas(0) { _djV(_djN(0, reader), reader) }"
    #expect(library.contains("{ _djK(); _djB(1, error); \(guarded);  _djS(2)"))
  }

  @Test("Tables name functions with their lines and parameters, slots with their types")
  func tables() {
    let source = """
      class Solution {
        func search(_ nums: [Int], _ target: Int) -> Int {
          var low = 0
          return low
        }
      }
      """
    let result = AutoInstrumenter().instrument(source)
    #expect(result.functions.map(\.name) == ["main", "Solution.search"])
    #expect(result.functions[1].line == 2 && result.functions[1].endLine == 5)
    #expect(result.functions[1].parameters == [0, 1])
    #expect(result.slots.map(\.name) == ["nums", "target", "low"])
    #expect(result.slots.map(\.type) == ["[Int]", "Int", "Int"])
  }

  @Test(
    "A variable's role shows in its use",
    arguments: [
      ("func f(_ a: [Int]) { var i = 0; while i < 3 { _ = a[i]; i += 1 } }", "i", "index"),
      ("func f(_ a: [Int]) { var sum = 0; for x in a { sum += x } }", "sum", "accumulator"),
      (
        "func f(_ a: [Int]) { var best = 0; for x in a { best = max(best, x) } }", "best",
        "accumulator"
      ),
      (
        "class N { var next: N? }; func f(_ h: N?) { var c = h; while c != nil { c = c?.next } }",
        "c", "cursor"
      ),
      ("func f() { let k = 3; print(k) }", "k", ""),
    ])
  func roles(_ source: String, _ name: String, _ role: String) {
    let result = AutoInstrumenter(isProgram: true).instrument(source)
    let slot = result.slots.first { $0.name == name }
    #expect(slot?.role?.rawValue ?? "" == role)
  }

  @Test("Types list the properties that are stored, inherited ones first")
  func types() {
    let source = """
      class Base { var a = 0; lazy var b = 1; var c: Int { 2 } }
      class Sub: Base { var d = 3; static var e = 4 }
      enum Kind { case one, two(Int) }
      """
    let result = AutoInstrumenter().instrument(source)
    #expect(result.types.map(\.fields) == [["a", "b"], ["a", "b", "d"], []])
    #expect(result.types.map(\.kind) == [.class, .class, .enumeration])
    #expect(result.text.contains("_dje.absent()"))
    #expect(result.text.contains("override public func _djFields"))
  }

  @Test("Prelude types come first, and their properties have their numbers")
  func prelude() {
    let node = PreludeType(name: "ListNode", properties: ["val", "next"])
    let options = AutoInstrumenter(preludeTypes: [node])
    let result = options.instrument(
      "func f(_ n: ListNode?) { n?.next = nil }\nclass Mine { var next = 0 }")
    #expect(result.types.map(\.name) == ["ListNode", "Mine"])
    #expect(result.text.contains("_djV(_djAt(n, 1), n?.next)"))
  }
}
