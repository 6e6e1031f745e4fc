extension Fixture {
  static let all: [Fixture] =
    bindings + initialisation + controlFlow + closures + values + members + tests + errors

  static let bindings: [Fixture] = [
    Fixture(
      name: "guard let",
      source: """
        func f(_ a: [Int?]) -> Int {
          guard let first = a.first, let v = first, v > 0 else { return -1 }
          return v
        }
        """, variables: 3,
      contains: ["else { _djS(2); return _djR(-1) }; _djB(1, first); _djB(2, v)"]),
    Fixture(
      name: "guard var",
      source: """
        func f(_ s: String?) -> Int {
          guard var t = s else { return 0 }
          t += "!"
          return t.count
        }
        """, variables: 2, contains: ["; _djV(1, t)\n", "t += \"!\"; _djV(1, t)"]),
    Fixture(
      name: "if let with its shorthand",
      source: """
        let x: Int? = 5
        if let x { print(x) }
        """, variables: 2,
      contains: ["if _djH(2), let x { _djB(1, x);  _djS(2); print(x) }; _djU(1, 2)"]),
    Fixture(
      name: "if case and conditions in a row",
      source: """
        let x: Int? = 5
        if let x = x, x > 3, case let y = x * 2 { print(x, y) }
        """, variables: 3,
      contains: ["_djC(2, x > 3), _djH(2), case let y", "{ _djB(1, x); _djB(2, y); "]),
    Fixture(
      name: "else if let",
      source: """
        func f(_ a: Int?, _ b: Int?) -> Int {
          if let a { return a } else if let b, b > 1 { return b } else { return 0 }
        }
        """, variables: 4,
      contains: ["else if _djW(2), _djH(2), let b, _djC(2, b > 1) { _djB(3, b); "]),
    Fixture(
      name: "while let",
      source: """
        var stack = [1, 2, 3]
        while let top = stack.popLast() { print(top) }
        """, variables: 2,
      contains: [
        "while _djW(2), _djH(2), let top = _djP(stack.popLast(), _djT(0, stack)) { _djB(1, top); "
      ]),
    Fixture(
      name: "for with a tuple",
      source: """
        let counts = [3: 1]
        for (num, count) in counts { print(num, count) }
        for count in 0..<2 { print(count) }
        """, variables: 4,
      contains: [
        "{ _djL(2); _djB(1, num); _djB(2, count); ", "}; _djU(1, 3)\n",
        "{ _djL(3); _djB(3, count); ", "}; _djU(3, 4)",
      ]),
    Fixture(
      name: "for case where",
      source: """
        let xs: [Int?] = [1, nil, 3]
        for case let v? in xs where v > 0 { print(v) }
        """, variables: 2, contains: ["where _djJ(2, v > 0) { _djL(2); _djB(1, v); "]),
    Fixture(
      name: "for var",
      source: """
        for var k in 0..<2 { k += 5; print(k) }
        """, contains: ["{ _djL(1); _djV(0, k);  _djS(1); k += 5; _djV(0, k); "]),
    Fixture(
      name: "switch with payloads",
      source: """
        enum S { case c(r: Int), r(w: Int, h: Int), e }
        func area(_ s: S) -> Int {
          switch s {
          case .c(let r): return r * r
          case let .r(w, h) where w > h: return w * h
          case .r(let w, _): return w
          case .e: return 0
          }
        }
        """, variables: 5, contains: ["case .c(let r): _djB(1, r); _djS(4); return _djR(r * r)"]),
    Fixture(
      name: "one name in two patterns",
      source: """
        enum T { case a(Int), b(Int) }
        func g(_ t: T) -> Int { switch t { case .a(let v), .b(let v): return v } }
        """, variables: 2, contains: ["case .a(let v), .b(let v): _djB(1, v); "]),
    Fixture(
      name: "shadowing",
      source: """
        let x = 1
        func f(_ x: Int) -> Int {
          do { let x = x * 10; print(x) }
          for x in 0..<2 { let x = x + 100; print(x) }
          return x
        }
        """, variables: 5, contains: ["let x = x * 10; _djB(2, x)", "let x = x + 100; _djB(4, x)"]),
    Fixture(
      name: "catch",
      source: """
        enum E: Error { case bad(Int) }
        func t() throws { throw E.bad(1) }
        do { try t() } catch E.bad(let n) { print(n) } catch { print(error) }
        """,
      contains: ["{ _djK(); _djB(0, n); ", "{ _djK(); _djB(1, error); ", "throw _djX(E.bad(1))"]),
  ]

  static let initialisation: [Fixture] = [
    Fixture(
      name: "late let by if and else",
      source: """
        func f(_ k: Int) -> Int {
          let x: Int
          if k > 2 { x = 1 } else { x = 2 }
          return x + k
        }
        """, variables: 2, contains: ["x = 1; _djB(1, x)", "x = 2; _djB(1, x)"],
      lacks: ["let x: Int; _dj"]),
    Fixture(
      name: "late let by switch with a way out",
      source: """
        func f(_ k: Int) -> String {
          let s: String
          switch k {
          case 0: s = "a"
          default: return "none"
          }
          return s
        }
        """, variables: 2, contains: ["s = \"a\"; _djB(1, s)"], lacks: ["let s: String; _dj"]),
    Fixture(
      name: "late var",
      source: """
        func f() -> Int {
          var best: Int
          best = -1
          for i in [3, 9] where i > best { best = i }
          return best
        }
        """, variables: 2, contains: ["best = -1; _djV(0, best)", "{ _djL(4); _djB(1, i); "],
      lacks: ["var best: Int; _dj"]),
    Fixture(
      name: "an optional variable begins as nil",
      source: """
        var o: Int?
        o = 3
        print(o as Any)
        """, contains: ["var o: Int?; _djV(0, o)"]),
    Fixture(
      name: "initialisers",
      source: """
        class Base { let id: Int; init(id: Int) { self.id = id; hook() }; func hook() {} }
        class Sub: Base {
          let extra: Int
          override init(id: Int) { let e = id * 2; extra = e; super.init(id: id); print(extra) }
          init() { extra = 1; super.init(id: 3) }
        }
        """, variables: 3, contains: ["extra = e; _djS(4); super.init", "_djI("],
      lacks: ["_djAt(self"]),
    Fixture(
      name: "a consumed variable is read no more",
      source: """
        func f() -> Int {
          let a = [1, 2]
          let b = consume a
          return b.count
        }
        """, variables: 2, contains: ["let b = consume a; _djB(1, b)\n"]),
  ]
}
