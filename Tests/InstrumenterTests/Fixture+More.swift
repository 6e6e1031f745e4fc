extension Fixture {
  static let controlFlow: [Fixture] = [
    Fixture(
      name: "defer",
      source: """
        func f() -> Int {
          var x = 1
          defer { x += 10; print("defer", x) }
          x += 1
          return x
        }
        """, contains: ["_djS(3); defer { _djS(3); x += 10; _djV(0, x); "]),
    Fixture(
      name: "labels and fallthrough",
      source: """
        outer: for i in 0..<3 {
          for j in 0..<3 {
            if j == 2 { continue outer }
            switch i { case 0: print("z"); fallthrough
            default: print(i, j) }
          }
        }
        """, variables: 2, contains: ["_djA(1); outer: for i", "_djS(3); continue outer"]),
    Fixture(
      name: "repeat",
      source: """
        var n = 3
        repeat { n -= 1 } while n > 0
        """, contains: ["while _djC(_djQ(2), n > 0)"]),
    Fixture(
      name: "a loop without end",
      source: """
        func f(_ n: Int) -> Int {
          var i = 0
          while true { i += 1; if i > n { return i } }
        }
        """, variables: 2, contains: ["while true { _djL(3); "]),
    Fixture(
      name: "a value from if and switch",
      source: """
        func sign(_ n: Int) -> String { if n < 0 { "neg" } else { "pos" } }
        func pick(_ n: Int) -> Int { switch n { case 0: 10; default: 30 } }
        let k = if true { 1 } else { 2 }
        """, variables: 3,
      contains: [
        "_djS(1); return if n < 0 { \"neg\" }", "_djS(2); return switch n", "{ 2 }; _djB(2, k)",
      ]),
    Fixture(
      name: "one expression",
      source: """
        func twice(_ n: Int) -> Int { n * 2 }
        struct P { var xs: [Int]; var first: Int { xs[0] } }
        """, variables: 1, contains: ["_djS(1); return _djR(n * 2) }", "return _djR(xs[0]) }"]),
    Fixture(
      name: "a signature of several lines",
      source: """
        func add(
          _ left: Int,
          to right: Int = 3  // a comment
        ) -> Int
        {
          let sum = left + right
          return sum
        }
        """, variables: 3,
      contains: ["{ _djEnter(1); defer { _djExit() }; _djB(0, left); _djB(1, right); \n"]),
    Fixture(
      name: "several statements a line",
      source: """
        var i = 0, j = 10; i += 1; j -= 1
        """, variables: 2,
      contains: ["var i = 0, j = 10; _djV(0, i); _djV(1, j); _djS(1); i += 1; _djV(0, i); "]),
    Fixture(
      name: "conditional compilation",
      source: """
        func f() -> Int {
          #if DEBUG
          return 1
          #else
          let k = 2
          return k
          #endif
        }
        """, contains: ["let k = 2; _djB(0, k)"]),
  ]

  static let closures: [Fixture] = [
    Fixture(
      name: "nested functions",
      source: """
        func solve(_ n: Int) -> Int {
          var memo: [Int: Int] = [:]
          func fib(_ k: Int) -> Int {
            if let m = memo[k] { return m }
            let r = k < 2 ? k : fib(k - 1) + fib(k - 2)
            memo[k] = r
            return r
          }
          return fib(n)
        }
        """, variables: 5, contains: ["memo[_djD: k] = r; _djD(_djG(1, 1), memo, k, r)"]),
    Fixture(
      name: "closures of several statements",
      source: """
        var a = [3, 1, 2]
        var compared = 0
        a.sort { l, r in
          compared += 1
          return l < r
        }
        """, variables: 4,
      contains: [
        "in _djEnter(1); defer { _djExit() }; _djV(2, l); _djV(3, r); \n",
        "compared += 1; _djV(~1, compared)", "}; _djV(0, a)",
      ], lacks: ["return _djR(l < r)"]),
    Fixture(
      name: "what the answer of a closure of several statements changes",
      source: """
        var a = [3, 1, 2]
        let take = { () in
          let i = 1
          return a.remove(at: i)
        }
        let all = [0, 1].map { i in
          if i > 0 { return a.removeLast() }
          return i
        }
        """,
      contains: [
        "defer { _djV(~0, a) }; return a.remove(at: i)",
        "defer { _djT(~0, a) }; return a.removeLast()",
      ], lacks: ["defer { }", "}; return i\n"]),
    Fixture(
      name: "closures of one expression stay one",
      source: """
        var set = Set<Int>()
        [3, 1].forEach { set.insert($0) }
        let g: () -> [Int] = { [] }
        """,
      contains: [
        "{ _djY((_djO(1, 2), _djM(1, $0)), set.insert($0), _djM(~0, set)) }",
        "= { _djY(_djO(2, 3), [], ()) }",
      ]),
    Fixture(
      name: "what a closure assigns may type an empty dictionary beside it",
      source: """
        let a = "abca".reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let b = [1].reduce(into: [Int: Int]()) { $0[$1] = 1 }
        let c: [Int: Int] = [1].reduce(into: [:], { (d: inout [Int: Int], n: Int) in d[n] = n })
        """,
      contains: [
        "{ _djY((_djO(1, 1), _djM(0, $0), _djM(1, $1)), $0[$1, default: 0] += 1, _djM(0, $0)) }",
        "$0[$1] = 1; _djE(3, $0, $1) }", "d[n] = n; _djE(6, d, n) }",
      ]),
    Fixture(
      name: "capture lists",
      source: """
        var n = 1
        let c = { [n] in
          let k = n
          return k + 1
        }
        n = c()
        """, variables: 2, contains: ["let k = n; _djB(1, k)"]),
    Fixture(
      name: "parameters that are functions",
      source: """
        typealias Rule = (Int) -> Bool
        func f(_ g: (Int) -> Int, _ h: Rule, _ b: @autoclosure () -> Bool, _ x: Int) -> Int {
          let y = g(x)
          return h(y) && b() ? y : x
        }
        """, variables: 2, lacks: [", g)", ", h)", ", b)"]),
    Fixture(
      name: "async functions",
      source: """
        func work() async throws -> Int { let k = 2; return k }
        let r = try await work()
        """, variables: 2,
      contains: [
        "{ _djEnter(1); defer { _djExit() };  _djS(1); let k = 2; _djB(0, k); _djS(1); return",
        "let r = try await work(); _djB(1, r)",
      ]),
    Fixture(
      name: "result builders are left alone",
      source: """
        @resultBuilder struct B { static func buildBlock(_ c: Int...) -> Int { c.reduce(0, +) } }
        @B func total() -> Int {
          1
          2
        }
        func make(@B _ f: () -> Int) -> Int { f() }
        let t = make { 3; 4 }
        """, variables: 1, untraced: 2, contains: ["make { 3; 4 }"]),
  ]

  static let values: [Fixture] = [
    Fixture(
      name: "elements",
      source: """
        var a = [1, 2, 3], m = [[1], [2]], d = ["k": 1], i = 1
        a[i] = 5
        m[i][0] += 2
        d["k", default: 0] += 1
        a[next()] = 7
        a.swapAt(0, i)
        (a[0], a[2]) = (a[2], a[0])
        func next() -> Int { i += 1; return i - 1 }
        """, variables: 4,
      contains: [
        "; _djE(0, a, i)\n", "; _djE(1, m, i, 0)\n", "; _djE(2, d, \"k\")\n", "= 7; _djV(0, a)\n",
        "; _djE(0, a, 0); _djE(0, a, i)\n", "; _djE(0, a, 0); _djE(0, a, 2)\n",
      ]),
    Fixture(
      name: "properties",
      source: """
        final class Node { var value = 0; var next: Node? }
        struct Heap {
          var items: [Int] = []
          mutating func push(_ x: Int) { items.append(x); items[0] = x }
        }
        class Counter { var n = 0; func up() { n += 1; self.n += 1 } }
        let a = Node()
        a.next = Node()
        a.next!.next = a
        a.next?.value = 3
        """, variables: 2,
      contains: [
        "items.append(x); _djT(_djAt(0, self, 2), items)",
        "items[0] = x; _djE(_djAt(0, self, 2), items, 0)",
        "n += 1; _djV(_djAt(self, 3), n)", "self.n += 1; _djV(_djAt(self, 3), self.n)",
        "a.next = Node(); _djV(_djAt(a, 1), a.next)", "_djV(_djAt(a.next, 1), a.next?.next)",
        "_djV(_djAt(a.next, 0), a.next?.value)",
      ]),
    Fixture(
      name: "inout",
      source: """
        func add(_ xs: inout [Int], _ d: Int) { for i in xs.indices { xs[i] += d } }
        var arr = [1, 2], k = 0
        add(&arr, 5)
        swap(&arr[0], &arr[1])
        """, variables: 5,
      contains: [
        "_djV(0, xs); _djB(1, d)", "; _djV(3, arr)\n", "; _djE(3, arr, 0); _djE(3, arr, 1)",
      ]),
    Fixture(
      name: "lazy, computed and wrapped",
      source: """
        func f(_ n: Int) -> Int {
          lazy var big = { print("x"); return 3 }()
          var twice: Int { n * 2 }
          return twice + big
        }
        """, lacks: [", big)", ", twice)"]),
    Fixture(
      name: "names in back-ticks and other alphabets",
      source: """
        let `class` = 3, π = 3
        var 变量 = [`class`: π]
        变量[3] = 4
        """, variables: 2, contains: ["_djB(1, π)", "_djE(2, 变量, 3)"]),
    Fixture(
      name: "enumerations and generic types",
      source: """
        indirect enum Tree<T> { case leaf, node(Tree, T, Tree) }
        struct Pair<A, B>: Equatable where A: Equatable, B: Equatable { var a: A; var b: B }
        let p = Pair(a: 1, b: "x")
        """,
      contains: [
        "enum Tree<T>: _DJEncodable", "case .node(let _djp0, let _djp1, let _djp2): ",
        "Equatable, _DJEncodable where",
      ]),
    Fixture(
      name: "types that cannot write themselves",
      source: """
        struct Token: ~Copyable { var id: Int }
        actor Counter { var n = 0; func up() { n += 1 } }
        let x = 1
        """, lacks: ["_DJEncodable", "_DJObject"]),
  ]
}
