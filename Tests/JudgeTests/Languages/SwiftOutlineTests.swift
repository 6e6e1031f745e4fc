import Testing

@testable import Judge

struct SwiftOutlineTests {
  private let outline = SwiftOutline(
    """
    import Foundation
    /* class Comment { /* nested } */ } */
    // class Line {}
    let text = "class InString { \\" "
    let raw = #"class InRaw { " "#
    let long = \"\"\"
      class InLong {
      \"\"\"
    class Node { class Inner {} }
    struct Pair<T> where T: Hashable { func one() { struct Local {} } }
    extension Solution { func more() {} }
    final public class Solution: Base {
      func twoSum(_ a: [Int]) -> [Int] { let f = { (x: Int) in x }; func inner() {}; return [] }
      class func shared() {}
    }
    func free() {}
    """)

  @Test func `it finds the types at the top level and nothing in comments and strings`() {
    #expect(outline.topTypes.map(\.name) == ["Node", "Pair", "Solution"])
    #expect(outline.topTypes.map(\.line) == [9, 10, 12])
    #expect(outline.imports == ["Foundation"])
    #expect(!outline.defines("Inner"))
  }

  @Test func `it finds the functions of a type, also in extensions`() {
    #expect(outline.functions(of: "Solution").map(\.name).prefix(2) == ["more", "twoSum"])
    #expect(outline.functions(of: "Pair").map(\.name) == ["one"])
  }

  @Test(arguments: ["", "}}}}", "\"", "/*", "#\"", "class", "class {", "\"\"\"\nclass X {"])
  func `broken sources do no harm`(source: String) {
    _ = SwiftOutline(source)
  }
}
