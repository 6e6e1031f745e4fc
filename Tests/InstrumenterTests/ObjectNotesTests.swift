import Instrumenter
import Testing

struct ObjectNotesTests {
  /// A class with a value, a link and links; and functions that lead to one.
  private static let types = """
    class N { var v = 1; var next: N?; var kids: [N] = [] }
    struct P { var x = 1 }; class Q { var x = 1 }
    func find(_ n: N) -> N { n }
    func f(_ n: N, _ ns: inout [N], _ ps: inout [P], _ us: inout Us, _ yes: Bool) {

    """

  @Test(arguments: [
    ("find(n).v = 2", "_djZ(find(n), 0).v = 2; _djZ()"),
    ("find(n).next!.v += 2", "_djZ(_djZ(find(n), 1).next, 0)!.v += 2; _djZ()"),
    ("ns.last!.kids.append(n)", "_djZ(ns.last, ~2)!.kids.append(n); _djZ()"),
    ("ns.first?.v = 3", "_djZ(ns.first, 0)?.v = 3; _djZ()"),
    ("(yes ? n : ns[0]).v = 3", "_djZ((yes ? n : ns[0]), 0).v = 3; _djZ()"),
    ("find(n).kids[0].v = 3", "_djZ(_djZ(find(n), 2).kids[0], 0).v = 3; _djZ()"),
    ("ns[find(n).v].v = 3", "_djZ(ns[find(n).v], 0).v = 3; _djZ()"),
    ("swap(&find(n).v, &n.v)", "swap(&_djZ(find(n), 0).v, &n.v); _djZ()"),
    ("ns[0].next = ns.removeLast()", "_djZ(ns[0], 1).next = ns.removeLast(); _djZ()"),
    (
      "find(n).kids.append(find(n).kids.removeLast())",
      "_djZ(find(n), ~2).kids.append(_djZ(find(n), ~2).kids.removeLast()); _djZ(false)"
    ),
    (
      "if find(n).kids.popLast() == nil {}",
      "_djC(5, _djZ(find(n), ~2).kids.popLast() == nil, _djZ())"
    ),
    ("ps[find(n).v].x = 3", "ps[find(n).v].x = 3; _djV(3, ps)"),
    ("us[find(n).v].x = 3", "us[find(n).v].x = 3; _djIn(us, 3); _djV(4, us)"),
    ("n[keyPath: \\.v] = 3", "_djZ(n, 0)[keyPath: \\.v] = 3; _djZ()"),
    ("n[keyPath: way] = 3", "n[keyPath: way] = 3; _djIn(n, -1)"),
  ])
  func `an object that an expression evaluates to is noted`(statement: String, told: String) {
    let text = AutoInstrumenter().instrument(Self.types + "  " + statement + "\n}\n").text
    let line = text.split(separator: "\n")[4]
    #expect(line.contains(told), "\(line)")
  }

  @Test(arguments: [
    ("a.append(a.removeLast() + 1)", "_djV(0, a)"),
    ("b.append(a.removeLast())", "_djT(1, b); _djT(0, a)"),
    ("a[i] = next()", "_djV(0, a)"),
    ("a[i] = b[i]", "_djE(0, a, i)"),
  ])
  func `what a statement may change twice or move is compared whole`(
    statement: String, told: String
  ) {
    let text = traced(
      """
      func f(_ a: inout [Int], _ b: inout [Int]) {
        var i = 0; func next() -> Int { i += 1; return i }
        \(statement)
      }
      """)
    #expect(text.split(separator: "\n")[2].contains(told), "\(text)")
  }

  @Test func `an initialiser tells what it changes in its properties' objects`() {
    let text = traced(
      "class N { var v = 1 }; class A { let n = N(); var v = 2; init() { n.v = 3; v = 4 } }")
    #expect(text.contains("n.v = 3; _djV(_djAt(n, 0), n.v); _djS(1); v = 4"), "\(text)")
  }

  @Test func `a closure of one expression looks at the objects on its way`() {
    let text = traced(
      "class N { var row = [1] }; let n = N(); _ = { n.row.append(2) }")
    #expect(text.contains("_djIn(n, 0)"), "\(text)")
  }

  @Test(arguments: ["n.v = 2", "ns[0].v = 2", "ps[0].x = 2", "ps.append(P())", "n.next!.v = 2"])
  func `what names lead to is told by them`(statement: String) {
    let text = AutoInstrumenter().instrument(Self.types + "  " + statement + "\n}\n").text
    #expect(!text.contains("_djZ"))
  }
}
