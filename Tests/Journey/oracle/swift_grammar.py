"""Swift programs of a few statements: every place with every mutation that it takes, and seeded ones of several statements."""
import random

TYPES = """\
final class N {
  var v: Int
  var next: N?
  var kids: [N] = []
  var tags: [String: [Int]] = [:]
  var row = [6, 5, 4]
  var total: Int { get { row[0] } set { row[0] = newValue } }
  init(_ v: Int) { self.v = v; tags["a"] = [v, v + 1, v + 2] }
  func grow() { row.append(v); next?.v += 1 }
  subscript(i: Int) -> Int { get { row[i] } set { row[i] = newValue } }
}
struct P {
  var x: Int, y = 2
  var row = [9, 8, 7]
  mutating func move() { x += 1; row.append(x) }
}
enum E { case none, some([Int]), pair(Int, Int) }
func find(_ n: N) -> N { n }
func last(_ ns: [N]) -> N? { ns.last }
func at(_ i: Int) -> Int { i }
func bump(_ n: inout Int) { n += 10 }
func fill(_ a: inout [Int]) { a.append(a.count) }
func clear<T>(_ o: inout T?) { o = nil }
"""

SETUP = """\
var a = [3, 1, 2]
var g = [[1, 2, 3], [4, 5, 6]]
var d = ["x": [7, 8, 9], "y": [1, 1, 1]]
var s: Set = [1, 2, 3]
var t = (1, [2, 3, 4])
var p = P(x: 1)
var ps = [P(x: 3), P(x: 4)]
let n = N(1)
let m = N(2)
n.next = N(5)
n.kids = [m]
var ns = [n, m, N(3)]
var dn = [1: n, 2: m]
var o: [Int]? = [5, 6, 7]
var c = 4
var w = [0, 0]
var e = E.none
var str = "abc"
let k = [1, 0]
let yes = true
"""

ROWS = [
    "a", "g[0]", "g[k[0]]", "g[at(1)]", "g[g.count - 1]", "d[\"x\"]!", "d[\"x\", default: []]", "d[\"new\", default: [1, 2, 3]]", "t.1", "p.row", "ps[0].row",
    "ps[k[0]].row", "n.row", "n.next!.row", "n.tags[\"a\"]!", "find(n).row", "find(n).tags[\"a\", default: []]", "(yes ? n : m).row", "ns.last!.row",
    "ns.first!.tags[\"a\"]!", "last(ns)!.row", "ns.min { $0.v < $1.v }!.row", "ns[k[0]].row", "dn[1]!.row", "dn[n.v]!.tags[\"a\"]!", "n.kids[0].row",
    "n.kids.last!.tags[\"a\"]!", "o!", "ns.first(where: { $0.v == 2 })!.row", "[n, m][k[1]].row",
]
OF_ROWS = [
    "X.append(7)", "X[0] = 9", "X[X.count - 1] += 1", "X.removeLast()", "_ = X.popLast()", "X.insert(5, at: 0)", "X.swapAt(0, 2)", "X.sort()",
    "X.reverse()", "X += [1, 2]", "X = [4, 4, 4]", "X.removeAll()", "X.removeAll { $0 > 2 }", "X[0...0] = [8, 8]", "X = X.map { $0 + 1 }",
    "for i in X.indices { X[i] += 1 }", "fill(&X)", "swap(&X, &w)", "bump(&X[1])", "X.withUnsafeMutableBufferPointer { $0[0] = 3 }",
    "X.remove(at: k[0])", "X[k[0]] *= 2", "X.append(contentsOf: w)", "w = X; w.append(1)", "w.append(X.removeFirst())",
]
NUMBERS = [
    "c", "a[k[0]]", "g[k[0]][at(0)]", "d[\"x\"]![1]", "d[\"x\", default: []][0]", "t.0", "t.1[k[0]]", "p.x", "ps[k[0]].y", "n.v", "n.next!.v", "find(n).v",
    "(yes ? n : m).v", "ns.first!.v", "ns.last!.v", "last(ns)!.v", "ns.max { $0.v < $1.v }!.v", "dn[1]!.v", "dn[k[0] + 1]!.v", "n.kids[0].v", "n.total",
    "find(m).total", "n[1]", "ns[at(1)][k[0]]", "n.kids.first!.row[2]",
]
OF_NUMBERS = ["X = 9", "X += 1", "X *= X", "bump(&X)", "swap(&X, &c)" , "X = -X", "(X, w[0]) = (7, 8)"]
NODES = ["n.next", "m.next", "find(n).next", "(yes ? m : n).next", "ns.last!.next", "dn[1]!.next", "n.next!.next", "n.kids[0].next", "dn[3]", "dn[2]",
         "last(ns)!.next"]
OF_NODES = ["X = N(7)", "X = nil", "X = m", "X = n", "clear(&X)", "X?.v = 3", "X?.row.append(2)", "X?.kids.append(N(8))"]
OTHERS = [
    "n.grow()", "find(m).grow()", "ns.forEach { $0.grow() }", "for x in ns { x.v += 1 }", "for x in ns where x.v > 1 { x.row = [] }", "ns.removeLast().v = 8",
    "ns.removeFirst().row.append(1)", "_ = ns.popLast()", "ns.append(N(9))", "ns.swapAt(0, 1)", "ns.sort { $0.v > $1.v }", "ns.reverse()", "ns[0] = N(4)",
    "ns[k[0]] = n", "n.kids.append(m)", "n.kids.append(contentsOf: ns)", "n.kids.removeAll()", "ns.last!.kids.append(N(7))", "m.next = n; n.next = m",
    "p.move()", "ps[k[0]].move()", "ps.append(p)", "ps[0] = P(x: 8)", "ps = ps.map { P(x: $0.x + 1) }", "for i in ps.indices { ps[i].move() }", "p = ps[1]",
    "(ps[0], ps[1]) = (ps[1], ps[0])", "ps.swapAt(0, 1)", "p.row[k[0]] = 0; p.x = 2", "t = (5, [])", "(c, t.0) = (t.0, c)", "t.1 = a",
    "s.insert(9)", "s.remove(2)", "s.formUnion([7, 8])", "s = s.filter { $0 > 1 }", "s.subtract([1])", "s.removeAll()", "s.formSymmetricDifference([3, 4])",
    "d[\"x\"] = nil", "d[\"z\"] = [1]", "d.removeValue(forKey: \"y\")", "d.merge([\"x\": [1], \"q\": []]) { $0 + $1 }", "d.updateValue([], forKey: \"x\")",
    "d = d.mapValues { $0.reversed() }", "d[\"x\"]?.append(1)", "d[\"no\"]?.append(1)", "d[str, default: []].append(c)", "d.removeAll()",
    "for key in d.keys { d[key]!.append(0) }", "d.keys.sorted().forEach { d[$0]![0] += 1 }", "dn[9] = N(9)", "dn[1] = nil", "dn[1]?.v = 7",
    "dn.values.forEach { $0.v = 0 }", "for x in dn.values { x.row.removeLast() }", "o = nil", "o?.append(1)", "o?[0] += 1", "o = o.map { $0 + [1] }",
    "if o != nil { o!.append(4) }", "e = .some([1])", "e = .pair(c, 2)", "if case .none = e { e = .some(a) }", "str.append(\"d\")", "str += \"é\"",
    "str.removeLast()", "str = String(str.reversed())", "str.insert(\"z\", at: str.startIndex)", "str = str.uppercased()", "str.removeAll { $0 == \"b\" }",
    "g.append([])", "g.append(a)", "g.removeLast()", "g[0].append(contentsOf: g[1])", "g = g.map { $0.map { $0 * 2 } }", "g.swapAt(0, 1)", "g[k[0]][k[1]] = 0",
    "(g[0][1], g[1][0]) = (g[1][0], g[0][1])", "for r in g.indices { g[r][0] = r }",
    "for r in 0..<2 { for q in 0..<3 { g[r][q] += q } }", "let f = { a.append(5) }; f()", "let f = { (x: Int) in c += x }; f(2)",
    "func inner() { a[0] += 1; n.v += 1 }; inner()", "a = a.sorted(by: >)", "a += a", "a[1...] = [0]", "a.replaceSubrange(0..<2, with: [5])",
    "a = Array(a.dropFirst())", "(a[0], a[2]) = (a[2], a[0])", "a.withUnsafeMutableBufferPointer { b in b[0] = 1; b[1] = 2 }", "a.shuffle(); a.sort()", "w = a; a[0] = 8",
    "if let x = n.next { x.v = 4 }", "guard let x = n.next else { return }; x.row.append(3)", "while let x = ns.popLast() { x.v = -1 }",
    "switch e { case .none: c = 8; default: c = 9 }", "c = a.reduce(0, +)", "c = yes ? 1 : 2", "c += a.removeFirst()", "_ = { c = 3 }()",
    "[n, m].forEach { $0.v *= 3 }", "zip(ns, a).forEach { $0.v = $1 }", "for (i, x) in ns.enumerated() { x.v = i }", "n.next?.next?.v = 1",
    "n.next?.kids = [m]; m.v = 9", "n.tags[\"b\", default: []] += [1]", "n.tags = [:]", "n.row = m.row; m.row[0] = 1", "swap(&n.row, &m.row)", "swap(&n.v, &m.v)",
    "(n.v, m.v) = (m.v, n.v)", "n[0] = 4", "n[k[0]] += 1", "ns[0][0] = 1", "n.total = 3", "n.total += 2", "ns.map { $0 }[0].v = 6", "let x = ns[1]; x.v = 5; x.row[0] = 2",
]


def singles():
    """A statement each."""
    pairs = [(ROWS, OF_ROWS), (NUMBERS, OF_NUMBERS), (NODES, OF_NODES)]
    found = [change.replace("X", place) for places, changes in pairs for place in places for change in changes]
    # Both sides of an exchange may not be parts of one variable.
    return [one for one in found if one != "swap(&c, &c)"] + OTHERS


def program(seed):
    """Some statements, those that a shorter list would not take behind a guard."""
    dice = random.Random(seed)
    lines = []
    for _ in range(dice.randint(3, 7)):
        kind = dice.randrange(10)
        if kind < 5:
            # What may be gone by now is not looked at.
            place = dice.choice([one for one in ROWS if "!" not in one and "ns" not in one])
            change = dice.choice(OF_ROWS)
            lines += [f"if {place}.count > 2 {{", "  " + change.replace("X", place), "}"]
        elif kind < 7:
            place = dice.choice(["c", "p.x", "t.0", "n.v", "find(n).v", "(yes ? n : m).v", "ps[k[0]].y", "find(m).v"])
            lines.append(dice.choice(["X = 9", "X += 1", "bump(&X)", "X = -X"]).replace("X", place))
        elif kind < 9:
            place = dice.choice(["n.next", "m.next", "find(n).next", "dn[1]", "dn[3]", "(yes ? m : n).next"])
            lines.append(dice.choice(OF_NODES).replace("X", place))
        else:
            lines.append(dice.choice(["n.grow()", "ns.append(N(9))", "ns.forEach { $0.grow() }", "n.kids.append(m)", "p.move()", "s.insert(c)", "d[\"z\"] = [c]",
                                      "dn.values.forEach { $0.v += 1 }", "g.append([1, 2, 3])", "str.append(\"d\")", "e = .pair(c, 1)", "o = [c]", "w = g[0]"]))
    return lines
