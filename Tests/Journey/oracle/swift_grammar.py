"""Swift programs of a few statements: every place with every mutation that it takes, and seeded ones of several statements."""
import random

TYPES = """\
protocol Grows: AnyObject { var v: Int { get set }; func grow() }
class N: Grows {
  var v: Int
  var next: N?
  weak var back: N?
  var spot = P(x: 6)
  var seen = 0 { didSet { row.append(seen) } }
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
class Sub: N {
  var extra = [1]
  override func grow() { extra.append(v); super.grow() }
  static var made = [0]
}
struct Box { var node: N, count = 0 }
struct Stack<T> {
  private(set) var items: [T] = []
  var top: T { get { items[items.count - 1] } set { items[items.count - 1] = newValue } }
  mutating func push(_ item: T) { items.append(item) }
  mutating func pop() -> T? { items.popLast() }
}
enum E { case none, some([Int]), pair(Int, Int) }
func find(_ n: N) -> N { n }
func last(_ ns: [N]) -> N? { ns.last }
func at(_ i: Int) -> Int { i }
func bump(_ n: inout Int) { n += 10 }
func fill(_ a: inout [Int]) { a.append(a.count) }
func clear<T>(_ o: inout T?) { o = nil }
func each<T>(_ ns: [T], _ change: (T) -> Void) { for n in ns { change(n) } }
struct Oops: Error {}
func risky(_ change: () throws -> Void) throws { try change(); throw Oops() }
func tried(_ n: N) throws -> N { n.v += 1; throw Oops() }
func fail() throws -> Int { throw Oops() }
func pause() async { await Task.yield() }
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
var ts = [(1, 2), (3, 4)]
var ds = [1: "a", 2: "b"]
var dd = ["x": ["y": 1]]
var st = Stack<Int>()
let b = Sub(7)
var bx = Box(node: m)
var bxs = [Box(node: n), bx]
var op: P? = P(x: 5)
let q: any Grows = m
"""

ROWS = [
    "a", "g[0]", "g[k[0]]", "g[at(1)]", "g[g.count - 1]", "d[\"x\"]!", "d[\"x\", default: []]", "d[\"new\", default: [1, 2, 3]]", "t.1", "p.row", "ps[0].row",
    "ps[k[0]].row", "n.row", "n.next!.row", "n.tags[\"a\"]!", "find(n).row", "find(n).tags[\"a\", default: []]", "(yes ? n : m).row", "ns.last!.row",
    "ns.first!.tags[\"a\"]!", "last(ns)!.row", "ns.min { $0.v < $1.v }!.row", "ns[k[0]].row", "dn[1]!.row", "dn[n.v]!.tags[\"a\"]!", "n.kids[0].row",
    "n.kids.last!.tags[\"a\"]!", "o!", "ns.first(where: { $0.v == 2 })!.row", "[n, m][k[1]].row",
    "ns[at(1)].row", "ps[at(1)].row", "dn[at(1)]!.row", "n.kids[at(0)].row", "find(n).kids[at(0)].row", "n.spot.row", "find(n).spot.row",
    "ns[at(0)].spot.row", "b.row", "bx.node.row", "bxs[k[0]].node.row", "bxs[at(1)].node.row", "ns[yes ? 1 : 0].row", "op!.row", "ns[ns.firstIndex { $0.v == 2 }!].row", "(ns + [b]).last!.row", "n.next.map { $0 }!.row",
]
OF_ROWS = [
    "X.append(7)", "X[0] = 9", "X[X.count - 1] += 1", "X.removeLast()", "_ = X.popLast()", "X.insert(5, at: 0)", "X.swapAt(0, 2)", "X.sort()",
    "X.reverse()", "X += [1, 2]", "X = [4, 4, 4]", "X.removeAll()", "X.removeAll { $0 > 2 }", "X[0...0] = [8, 8]", "X = X.map { $0 + 1 }",
    "for i in X.indices { X[i] += 1 }", "fill(&X)", "swap(&X, &w)", "bump(&X[1])", "X.withUnsafeMutableBufferPointer { $0[0] = 3 }",
    "do { X.append(X.removeLast() + (try fail())) } catch { c += 1 }", "X.append(X.removeLast() + 1)", "X.append(X.removeLast() - X.removeLast())", "X[at(1)] = 9", "X.insert(contentsOf: [1, 2], at: 1)",
    "X.append(at(3)); X.removeFirst()", "for i in 0..<2 { X.append(i) }", "X[k[0]] = X[k[1]]", "X.removeLast(2)", "X[X.count - at(1)] += 1",
    "X.remove(at: k[0])", "X[k[0]] *= 2", "X.append(contentsOf: w)", "w = X; w.append(1)", "w.append(X.removeFirst())",
]
NUMBERS = [
    "c", "a[k[0]]", "g[k[0]][at(0)]", "d[\"x\"]![1]", "d[\"x\", default: []][0]", "t.0", "t.1[k[0]]", "p.x", "ps[k[0]].y", "n.v", "n.next!.v", "find(n).v",
    "(yes ? n : m).v", "ns.first!.v", "ns.last!.v", "last(ns)!.v", "ns.max { $0.v < $1.v }!.v", "dn[1]!.v", "dn[k[0] + 1]!.v", "n.kids[0].v", "n.total",
    "find(m).total", "n[1]", "ns[at(1)][k[0]]", "n.kids.first!.row[2]",
    "ts[k[0]].1", "ts[at(0)].0", "dd[\"x\"]![\"y\"]!", "n.spot.x", "find(n).spot.y", "ns[at(1)].spot.x", "ns[at(1)].v", "b.v", "b.extra[k[1]]", "bx.count",
    "bx.node.v", "bxs[0].node.v", "bxs[k[0]].count", "op!.y", "q.v", "n.seen", "find(n).seen", "n[keyPath: \\.v]", "ns[at(0)][keyPath: \\.row[1]]", "Sub.made[0]", "(n as Grows).v",
]
OF_NUMBERS = ["X = 9", "X += 1", "X *= X", "bump(&X)", "swap(&X, &c)" , "X = -X", "(X, w[0]) = (7, 8)"]
NODES = ["n.next", "m.next", "find(n).next", "(yes ? m : n).next", "ns.last!.next", "dn[1]!.next", "n.next!.next", "n.kids[0].next", "dn[3]", "dn[2]",
         "last(ns)!.next", "b.next", "bx.node.next", "ns[at(1)].next", "n.back", "ns[at(0)].back", "n.kids[at(0)].next"]
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
    "st.push(3)", "st.push(1); st.push(2); st.top = 9", "st.push(4); _ = st.pop()", "st.push(c); st.top += 1; c = st.pop()!", "b.grow()", "find(b).grow()",
    "b.extra.append(2); b.v = 3", "Sub.made.append(4)", "Sub.made = []", "bx.node = n; bx.node.v = 8", "bx = Box(node: find(n)); bx.node.row = []",
    "q.grow()", "q.v += 1", "(n as Grows).grow()", "(q as! N).row.append(4)", "(q as? N)?.next = n", "each(ns) { $0.v += 2 }", "each([n, m]) { $0.next = nil }",
    "ts[k[0]] = (9, 9)", "ts.append((c, 5))", "(ts[0].0, ts[1].1) = (7, 8)", "ts[at(1)].1 += 4", "ds[k[0]]!.append(\"z\")", "ds[at(2)]? += \"y\"",
    "ds[3, default: \"q\"].append(\"w\")", "dd[\"x\"]![\"z\"] = 2", "dd[\"n\", default: [:]][\"m\", default: 0] += 1", "dd[\"x\"]!.removeValue(forKey: \"y\")",
    "op?.move()", "op!.row[k[0]] = 1", "op = nil", "op?.x = at(4)", "op = p; op!.x = 0", "ns[at(0)].spot.move()", "n.spot.move()", "find(n).spot = p",
    "n.back = b; b.back = n", "m.back = n; n.next!.back = m", "n.seen += 1; m.seen = 2", "each(ns) { $0.seen = $0.v }", "(n.next, m.next) = (m.next, n.next)",
    "let old = n.next; n.next = m; m.next = old", "n.next = n.next?.next", "var cur: N? = n; while let x = cur { x.v += 1; cur = x.next }",
    "var cur = n; while let x = cur.next { cur = x }; cur.next = b", "ns.removeAll { $0.v > 1 }", "ns.sorted { $0.v > $1.v }[0].v = 30",
    "ns.lazy.filter { $0.v > 1 }.forEach { $0.v = 0 }", "ns.removeFirst().kids = [b]", "ns.compactMap(\\.next).first!.v = 6", "ns.indices.forEach { ns[$0].v = $0 }",
    "let way = \\N.row; n[keyPath: way].append(1)", "ns[2].next = ns.removeLast()", "dn[1]!.next = dn.removeValue(forKey: 1)", "var at = 0; func step() -> Int { at += 1; return at }; a[at] = step()", "var at = 0; a[at] = step(); func step() -> Int { at += 1; return at }", "var at = 0; g[0][at] = step(); func step() -> Int { at += 1; return c }", "var at = 0; g[at].append(step()); func step() -> Int { at = 1; return 6 }", "var at = 0; let step = { at += 1; return at }; a[at] = step()", "var at = 0; var f = { 0 }; for _ in k { a[at] = f(); f = { at += 1; return at } }", "var at = 0; func twice() -> Int { step() + step() }; func step() -> Int { at += 1; return at }; a[at] = twice()", "ns[keyPath: \\.[1]].v = 4", "n[keyPath: \\N.next]?.v = 2", "a[a.firstIndex(of: 1)!] = 5", "a[a.indices.last!] += 1", "g[at(0)][at(1)] += 2", "g[g.count - at(1)].append(3)",
    "withUnsafeMutablePointer(to: &c) { $0.pointee = 3 }", "withUnsafeMutablePointer(to: &n.v) { $0.pointee = 3 }", "a.withUnsafeMutableBytes { $0[0] = 5 }",
    "repeat { c -= 1 } while c > 2", "while c > 0 { c -= 2; a.append(c) }", "outer: for i in a { for j in w { if i == j { break outer }; c += i } }",
    "do { c = try tried(n).v } catch { c += 1 }", "do { try tried(find(m)).next = n } catch {}", "n.v = (try? tried(m))?.v ?? 5", "_ = try? tried(ns.last!)",
    "w = [0, 1].map { i in let x = i; return a.remove(at: x) }", "let f = { () in let i = 1; return a.remove(at: i) }; c = f()",
    "w = a.map { x in if x > 1 { return g[0].removeLast() }; return x }", "w = k.map { i in let x = i; return ns[x].row.removeLast() }",
    "c = { let x = \"x\"; return d[x]!.removeFirst() }()", "ps = ps.map { p in let x = p.x; return P(x: x + ts.removeLast().0) }",
    "c = k.reduce(0) { l, r in let x = l + r; return x + n.row.removeLast() }", "_ = w.contains { x in let y = x; return s.insert(y + 5).inserted }",
    "c = { n.v += 1; return n.v }()", "a = { $0.reversed() }(a)", "w = a.map { x in c += x; return c }", "a.sort { c += 1; return $0 < $1 }",
    "if { a.append(1); return true }() { c = 1 }", "if a.popLast() == 2, g[0].popLast() == 3 { c = 7 }", "if let x = a.popLast() { w.append(x) }",
    "if let x = find(n).row.popLast(), x > 0 { w.append(x) }", "while let x = n.row.popLast() { c += x }", "c = a.popLast()! + a.popLast()!",
    "c = find(n).row.removeLast() + find(m).row.removeLast()", "str = String(find(n).row.removeLast())", "switch a.removeLast() { case 2: c = 1; default: c = 0 }",
    "for x in [find(n).row.removeLast(), c] { w.append(x) }", "(find(n).v, find(m).v) = (8, 9)", "n.row = [1]; m.row = [2]",
    "s = Set(a); s.formIntersection([1, 3])", "s.update(with: 4)", "d = d.filter { $0.key != \"x\" }", "d.removeAll(keepingCapacity: true); d[\"k\"] = [c]",
    "d[\"x\"]!.swapAt(0, 2); d[\"y\"]! += a", "e = .pair(c, 1); if case .pair(let l, let r) = e { c = l + r }", "str.replaceSubrange(str.startIndex..<str.endIndex, with: \"q\")",
    "str.append(contentsOf: \"xyz\"); str.removeFirst()", "str += String(c)", "c += yes ? a.removeLast() : 0", "w[yes ? 0 : 1] = 5", "n.kids.append(N(1)); n.kids[at(1)].v = 4",
    "n.kids.sort { $0.v < $1.v }", "n.kids.removeLast().row = []", "ns.swapAt(at(0), at(1))", "ns.insert(b, at: 0); ns[at(0)].v = 1", "(ns.last as N?)?.v = 11",
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
