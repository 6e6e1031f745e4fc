extension Fixture {
  /// Closures, type properties and actors, and which of several variables a name means.
  static let members: [Fixture] = [
    Fixture(
      name: "a closure that may throw, and one that assigns",
      source: """
        func g(_ n: Int) throws -> Int { n }
        var last = 0
        let h = try [1].map { try g($0) }
        h.forEach { last = $0 }
        """, variables: 3,
      contains: [
        "{ _djEnter(2); defer { _djExit() }; _djV(2, $0);  _djS(3); return try g($0) }",
        "_djS(4); last = $0; _djV(~1, last) }",
      ]),
    Fixture(
      name: "a called parameter of a closure is not told",
      source: """
        let fs = [{ 1 }, { 2 }]
        print(fs.map { $0() })
        """, contains: ["_djY(_djO(3, 2), $0(), ())"]),
    Fixture(
      name: "type properties are told when they are written",
      source: """
        enum Pool {
          static var rows = [[0]]
          static let most = 3
          static func clear() { rows = []; Self.rows.append([]) }
        }
        Pool.rows[0][0] = 1
        """, variables: 0,
      contains: [
        "rows = []; _djV(_djN(0, rows), rows)",
        "Self.rows.append([]); _djT(_djN(0, Self.rows), Self.rows)",
        "= 1; _djE(_djN(0, Pool.rows), Pool.rows, 0, 0)",
      ], lacks: ["most)"]),
    Fixture(
      name: "a property hides a variable from outside",
      source: """
        var count = 9
        final class Shop {
          var count = 0
          func sell() { count += 1 }
          func late() { func twice() { count += 2 }; twice() }
        }
        """,
      contains: ["count += 1; _djV(_djAt(self, 0), count)", "count += 2; _djV(_djAt(self, 0)"],
      lacks: ["~0"]),
    Fixture(
      name: "an actor's properties are told in its own functions",
      source: """
        actor Bank {
          var money = 0
          func pay(_ n: Int) { money += n }
          nonisolated func name() -> String { "bank" }
        }
        """, contains: ["_djV(0, self.money); _djB(1, n);  _djS(3); money += n; _djV(0, money)"],
      lacks: ["_DJObject"]),
    Fixture(
      name: "the main actor's types and closures are told as others are",
      source: """
        @MainActor final class Board { var marks = [1] }
        let board = Board()
        Task { @MainActor in
          let k = board.marks.count
          await board.marks.append(k)
        }
        """, variables: 2, contains: ["_dje.value(self.marks)", "_djS(4); let k"]),
    Fixture(
      name: "a key's new value is told by the variable that gave it",
      source: """
        var ages: [String: Int] = [:]
        var last: Int? = 1
        let k = "k"
        ages[k] = last
        ages["a"] = 3
        ages[k] = last! + 1
        var rows: [String: [Int]] = [:], found = [1]
        rows[k] = found
        """, variables: 3,
      contains: [
        "= last; _djD(0, ages, k, last)", "= 3; _djD(0, ages, \"a\", 3)",
        "+ 1; _djE(0, ages, k)", "= found; _djE(3, rows, k)",
      ]),
    Fixture(
      name: "who waits for tasks lets them be told",
      source: """
        import Dispatch
        let done = DispatchSemaphore(value: 0)
        Task { let k = 1; print(k); done.signal() }
        done.wait()
        func later() async {}
        """, variables: 2, contains: ["_djPark(); done.wait(); _djBack()"],
      lacks: ["_djPark(); Task"]),
    Fixture(
      name: "a manual step",
      source: """
        func f(_ n: Int) -> Int {
          let k = n * 2
          Trace.step("doubled")
          return k
        }
        """, variables: 2, contains: ["_djS(3); Trace.step(\"doubled\")"]),
  ]
}
