import Instrumenter
import Testing

struct ObjectNotesTests {
  /// A class with a value, a link and links; and functions that lead to one.
  private static let types = """
    class N { var v = 1; var next: N?; var kids: [N] = [] }
    struct P { var x = 1 }
    func find(_ n: N) -> N { n }
    func f(_ n: N, _ ns: inout [N], _ ps: inout [P], _ yes: Bool) {

    """

  @Test(arguments: [
    ("find(n).v = 2", "_djZ(find(n), 0).v = 2; _djZ()"),
    ("find(n).next!.v += 2", "_djZ(_djZ(find(n), 1).next, 0)!.v += 2; _djZ()"),
    ("ns.last!.kids.append(n)", "_djZ(ns.last, 2)!.kids.append(n); _djZ()"),
    ("ns.first?.v = 3", "_djZ(ns.first, 0)?.v = 3; _djZ()"),
    ("(yes ? n : ns[0]).v = 3", "_djZ((yes ? n : ns[0]), 0).v = 3; _djZ()"),
    ("find(n).kids[0].v = 3", "_djZ(_djZ(find(n), 2).kids[0], 0).v = 3; _djZ()"),
    ("ns[find(n).v].v = 3", "_djZ(ns[find(n).v], 0).v = 3; _djZ()"),
    ("swap(&find(n).v, &n.v)", "swap(&_djZ(find(n), 0).v, &n.v); _djZ()"),
  ])
  func `an object that an expression evaluates to is noted`(statement: String, told: String) {
    let text = AutoInstrumenter().instrument(Self.types + "  " + statement + "\n}\n").text
    let line = text.split(separator: "\n")[4]
    #expect(line.contains(told), "\(line)")
  }

  @Test(arguments: ["n.v = 2", "ns[0].v = 2", "ps[0].x = 2", "ps.append(P())", "n.next!.v = 2"])
  func `what names lead to is told by them`(statement: String) {
    let text = AutoInstrumenter().instrument(Self.types + "  " + statement + "\n}\n").text
    #expect(!text.contains("_djZ"))
  }
}
