extension Fixture {
  /// What a statement changed before it threw is told where the error arrives.
  static let errors: [Fixture] = [
    Fixture(
      name: "each catch tells what is declared outside, whole",
      source: """
        struct Pile { var items: [Int] = []; mutating func put(_ n: Int) throws {} }
        func f(_ n: Int) -> Int {
          var pile = Pile(), rows = [[n]], kept = 0, total = 0
          do {
            var pile = Pile()
            try pile.put(kept)
            try rows[total].check()
            kept += 1
          } catch is Never {
            total = 1
          } catch { total = 2 }
          do { try pile.put(n); total = try g() } catch { return 3 }
          return total
        }
        """, variables: 6,
      contains: [
        "catch is Never { _djK(); _djV(4, rows); \n",
        "catch { _djK(); _djB(8, error); _djV(4, rows);  _djS(11)",
        "catch { _djK(); _djB(9, error); _djV(3, pile); _djV(6, total);  _djS(12)",
      ]),
    Fixture(
      name: "a catch tells nothing that may be without a value",
      source: """
        func f(_ xs: inout [Int]) {
          let first: Int
          do { first = try take(&xs) } catch { first = 0 }
          print(first)
        }
        func g() {
          var a = [1], b = [2]
          do { try take(&a); try take(&b); try use(consume b) } catch { print(a) }
        }
        """, variables: 4,
      contains: [
        "catch { _djK(); _djB(2, error); _djV(0, xs);  _djS(3)",
        "catch { _djK(); _djB(5, error); _djV(3, a);  _djS(8)",
      ]),
    Fixture(
      name: "an error goes to the catch around it where the inner ones may not take it",
      source: """
        func f(_ xs: inout [Int], _ ys: inout [Int], _ zs: inout [Int]) {
          do {
            do { try take(&xs) } catch Trouble.small { print(1) }
            do { try take(&ys) } catch { print(2); throw Trouble.at(take(&zs)) }
          } catch { print(3) }
        }
        """, variables: 3,
      contains: [
        "catch Trouble.small { _djK(); _djV(0, xs);  _djS(3)",
        "catch { _djK(); _djB(3, error); _djV(1, ys);  _djS(4)",
        "catch { _djK(); _djB(4, error); _djV(0, xs); _djV(2, zs);  _djS(5)",
      ]),
    Fixture(
      name: "what cannot throw, or throws in a function of its own, is not told by a catch",
      source: """
        func f(_ xs: inout [Int]) {
          do {
            if let x = try? take(&xs), x > 0 { print(x) }
            func local() throws { try take(&xs) }
            try [1].forEach { _ in try take(&xs) }
            print(xs)
          } catch { print("none") }
        }
        """, variables: 2,
      contains: [
        "let x = _djP(try? take(&xs), _djV(0, xs))",
        "catch { _djK(); _djB(2, error);  _djS(7)",
      ]),
    Fixture(
      name: "a catch tells properties that can be read whatever has happened",
      source: """
        struct Reader { var place = 0; mutating func next() throws {} }
        final class Parser {
          var reader = Reader(), rows = [Reader()], other: Parser!
          static var shared = Reader()
          func run(_ outer: Parser!) {
            do {
              try Self.shared.next()
              try rows[0].next()
              try self.reader.next()
              try other.reader.next()
              try outer.reader.next()
            } catch { print("end") }
          }
        }
        extension Reader {
          mutating func all() -> Bool { do { try next(); return true } catch { return false } }
        }
        """,
      contains: [
        "_djB(4, error); _djV(_djAt(self, 2), rows); _djV(_djAt(self, 1), self.reader); "
          + "_djV(_djAt(other, 1), other?.reader);  _djS(12)",
        "catch { _djK(); _djB(6, error); _djV(5, self);  _djS(16)",
      ]),
    Fixture(
      name: "a defer tells what was declared before it",
      source: """
        func f(_ xs: inout [Int], _ n: Int) throws {
          let late: Int
          var ys = [n]
          defer { print(xs, ys) }
          var zs = ys
          late = try take(&zs)
          try take(&xs)
          while n > 0 { try take(&ys) }
        }
        """, variables: 5,
      contains: ["defer { _djV(0, xs); _djV(3, ys);  _djS(4); print(xs, ys) }"]),
  ]
}
