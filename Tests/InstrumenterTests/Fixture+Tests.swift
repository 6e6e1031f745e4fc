extension Fixture {
  /// What counts as a test that decides where the program goes: conditions with their outcome, all else with `_djH` or `_djJ`.
  static let tests: [Fixture] = [
    Fixture(
      name: "bindings and patterns in conditions",
      source: """
        func f(_ xs: [Int?], _ limit: Int?) -> Int {
          guard let first = xs.first, case let x? = first, x > 1 else { return 0 }
          if let limit, x > limit { return x } else if case 3? = limit { return 3 }
          var rest: [Int] = [x]
          while case let y? = rest.last, y > 0 { rest.removeLast() }
          return 1
        }
        """, variables: 7,
      contains: [
        "guard _djH(2), let first = xs.first, _djH(2), case let x? = first, _djC(2, x > 1) else",
        "if _djH(3), let limit, _djC(3, x > limit) {",
        "else if _djW(3), _djH(3), case 3? = limit {",
        "while _djW(5), _djH(5), case let y? = rest.last, _djC(5, y > 0) {",
      ]),
    Fixture(
      name: "where in a loop, a case and a catch",
      source: """
        enum Trouble: Error { case small(Int) }
        func f(_ xs: [Int]) {
          for x in xs where x > 1 { print(x) }
          do { throw Trouble.small(xs.count) } catch Trouble.small(let n) where n < 9 { print(n) } catch {}
          for x in xs where true { print(x) }
        }
        """, variables: 4,
      contains: ["where _djJ(3, x > 1) {", "where _djJ(4, n < 9) {", "where true {"]),
    Fixture(
      name: "a switch is one test, and each where of it another",
      source: """
        func f(_ n: Int) -> Int {
          switch n {
          case 0, 1: return 1
          case let m where m < 0: return -m
          default: break
          }
          let sign = switch n { case 2: 1; default: 0 }
          return sign
        }
        """, variables: 3,
      contains: [
        "_djS(2); _djH(2); switch n {", "case let m where _djJ(4, m < 0):", "= switch n {",
      ],
      lacks: ["case _dj"]),
  ]
}
