import Domain
import TestForge
import TestSupport
import Testing

/// Each recipe gives what the rules and forms of its kind ask for.
@Suite struct RecipeTests {
  private static func problem(
    _ types: [ValueType], _ recipes: [Value], hidden: Value = [:], rules: [Value] = [],
    forms: [Value?] = []
  ) -> Problem {
    let names = ["a", "b", "c"].prefix(types.count)
    var family = Dictionary(uniqueKeysWithValues: zip(names, recipes))
    family["let"] = hidden
    var constraints = ["rules": Value.array(rules)]
    for (name, form) in zip(names, forms) { constraints[name] = form }
    return Problem.form(
      zip(names, types).map { Parameter(name: $0, type: $1) }, constraints: .object(constraints),
      generator: ["family": .object(family)])
  }

  private static func make(_ problem: Problem, seed: UInt64, size: Int = 8) throws -> [Value] {
    let command = GeneratorCommand(family: "family", seed: seed, size: size)
    return try generate(command, for: problem)
  }

  /// The one value that a recipe gives.
  private static func value(
    _ type: ValueType, _ recipe: Value, hidden: Value = [:], seed: UInt64 = 1, size: Int = 8
  ) throws -> Value {
    let value = try make(problem([type], [recipe], hidden: hidden), seed: seed, size: size)[0]
    #expect(type.admits(value), "\(recipe.json) gave \(value.json)")
    return value
  }

  @Test(arguments: rows) func `a recipe keeps its rule`(row: Row) throws {
    for size in row.sizes {
      func settled(_ value: Value) throws -> Value {
        // A number of its own is read as one, within an expression it stays text.
        try Value(
          json: value.json.replacing("\"SIZE\"", with: "\(size)").replacing("SIZE", with: "\(size)")
        )
      }
      let problem = Self.problem(
        row.types, row.recipes, hidden: row.hidden, rules: try row.rules.map(settled),
        forms: try row.forms.map { try $0.map(settled) })
      for seed in 0..<12 as Range<UInt64> {
        let input = try Self.make(problem, seed: seed, size: size)
        #expect(validate(input, for: problem) == [], "\(Value.array(input).json)")
      }
    }
  }

  @Test func `wrong shapes are wrong in the one way they say`() throws {
    let stuck: Value = ["jumps": ["length": "size", "each": [0, 4], "shape": "stuck"]]
    let parts: Value = ["graph": ["nodes": "size", "edges": 3, "shape": "parts"]]
    let problems = [
      Self.problem([Self.ints], [stuck], rules: ["end-reachable(a)"]),
      Self.problem([.graphNode], [parts], forms: [["connected": true]]),
    ]
    for seed in 0..<30 as Range<UInt64> {
      for problem in problems {
        #expect(!validate(try Self.make(problem, seed: seed), for: problem).isEmpty)
      }
      let none = try Self.value(
        Self.pairs, ["stations": ["count": "size", "each": [0, 9], "shape": "none"]], seed: seed)
      let gains = (none.elements ?? []).map { pair -> Int in
        let numbers = (pair.elements ?? []).compactMap(\.integer)
        return numbers[0] - numbers[1]
      }
      #expect(gains.reduce(0, +) < 0)
    }
  }

  @Test(arguments: [
    ("left", [3, 2, nil, 1] as [Int?]), ("right", [1, nil, 2, nil, 3]),
    ("zigzag", [1, nil, 3, 2]),
  ])
  func `a sorted chain is a search tree of its shape`(shape: String, expected: [Int?]) throws {
    let tree = try Self.value(
      .treeNode,
      ["tree": ["nodes": 3, "each": [1, 3], "shape": .string(shape), "sorted": true]])
    #expect(tree == .array(expected.map { $0.map(Value.int) ?? .null }))
  }

  @Test(arguments: ["row", "column", "box"])
  func `a spoilt sudoku breaks one kind of group only`(kind: String) throws {
    for seed in 0..<20 as Range<UInt64> {
      let board = try Self.value(
        .list(.list(.char)), ["sudoku": ["given": 30, "wrong": .string(kind)]], seed: seed)
      let rows = (board.elements ?? []).map { ($0.elements ?? []).map { $0.text ?? "" } }
      let columns = (0..<9).map { column in rows.map { $0[column] } }
      let boxes: [[String]] = (0..<9).map { box in
        let (top, left) = (box / 3 * 3, box % 3 * 3)
        return (0..<9).map { cell in rows[top + cell / 3][left + cell % 3] }
      }
      let kinds: [(String, [[String]])] = [("row", rows), ("column", columns), ("box", boxes)]
      let broken = kinds.filter { _, groups in
        groups.contains { group in
          let digits = group.filter { $0 != "." }
          return Set(digits).count < digits.count
        }
      }
      #expect(broken.map { $0.0 } == [kind])
    }
  }

  @Test func `parts, mutations and places keep what they leave alone`() throws {
    let word: Value = ["word": ["value": "abcdefgh"]]
    for seed in 0..<40 as Range<UInt64> {
      func text(_ recipe: Value) throws -> String {
        try Self.value(.string, recipe, hidden: word, seed: seed).text ?? ""
      }
      #expect("abcdefgh".contains(try text(["part": ["of": "word"]])))
      #expect("abcdefgh".hasPrefix(try text(["part": ["of": "word", "shape": "prefix"]])))
      #expect("abcdefgh".hasSuffix(try text(["part": ["of": "word", "shape": "suffix"]])))
      let some = try text(["part": ["of": "word", "shape": "subsequence", "length": 3]])
      #expect(some.count == 3 && some == String(some.sorted()) && Set(some).count == 3)
      let changed = try text(["mutated": ["of": "word", "alphabet": "xy"]])
      #expect(zip(changed, "abcdefgh").count { $0 != $1 } == 1 && changed.count == 8)
      #expect(try text(["mutated": ["of": "word", "by": "drop", "count": 2]]).count == 6)
      #expect(
        try text(["mutated": ["of": "word", "by": "insert", "alphabet": "z"]]).filter { $0 != "z" }
          == "abcdefgh")
      let swapped = try text(["mutated": ["of": "word", "by": "swap"]])
      #expect(swapped != "abcdefgh" && swapped.sorted() == Array("abcdefgh"))
      let replaced = try text(["replaced": ["of": "word", "with": ["value": "*"], "count": 3]])
      #expect(replaced.count { $0 == "*" } == 3 && replaced.count == 8)
      let planted = try text(["sprinkled": ["of": "word", "with": ["value": "XYZ"], "count": 1]])
      #expect(planted.replacing("XYZ", with: "") == "abcdefgh")
      let merged = try text(["merged": ["word", ["value": "1234"]]])
      #expect(merged.filter(\.isNumber) == "1234" && merged.filter(\.isLetter) == "abcdefgh")
      #expect(try text(["repeated": ["of": ["value": "ab"], "count": 3]]) == "ababab")
    }
  }

  @Test func `small words give exactly what they say`() throws {
    let rows: [(ValueType, Value, Value)] = [
      (.string, ["flattened": ["value": ["ab", "c"]]], "abc"),
      (Self.ints, ["flattened": ["value": [[1], [2, 3]]]], [1, 2, 3]),
      (.string, ["joined": [["value": ""], ["value": ""]]], ""),
      (.list(.char), ["letters": ["value": "ab"]], ["a", "b"]),
      (.list(.list(.char)), ["letters": ["value": ["ab", "c"]]], [["a", "b"], ["c"]]),
      (Self.int, ["number": ["value": "-12"]], -12),
      (.double, ["fraction": ["each": 3, "over": 2]], 1.5),
      (Self.pairs, ["pairs-of": ["value": [1, 2, 3]]], [[1, 2], [2, 3]]),
      (Self.ints, ["range": ["from": 3, "length": 3]], [3, 4, 5]),
      (Self.pairs, ["rows": ["of": ["value": [1, 2, 3]], "columns": 2]], [[1, 2], [3]]),
      (
        .list(.string),
        ["sorted-by": ["of": ["value": ["a", "bb", "b"]], "alphabet": ["value": "ba"]]],
        ["b", "bb", "a"]
      ),
      (.string, ["roman": 1994], "MCMXCIV"),
      (.treeNode, ["mirrored": ["value": [1, 2, nil, 3]]], [1, nil, 2, nil, 3]),
      (
        .treeNode, ["tree-of": ["root": 1, "left": ["value": []], "right": ["value": [2, 3]]]],
        [1, nil, 2, 3]
      ),
      (Self.ints, ["postorder-of": ["value": [1, 2, 3, 4]]], [4, 2, 3, 1]),
      (Self.ints, ["inorder-of": ["value": [1, 2, 3, 4]]], [4, 2, 1, 3]),
      (Self.int, ["path-sum": ["of": ["value": [1, 2]]]], 3),
    ]
    for (type, recipe, wanted) in rows {
      #expect(try Self.value(type, recipe) == wanted, "\(recipe.json)")
    }
  }

  @Test func `a walk goes over neighbours and uses no cell twice`() throws {
    let board: Value = ["board": ["value": [["a", "b", "c"], ["d", "e", "f"]]]]
    let neighbours: Set<Set<Character>> = [
      ["a", "b"], ["b", "c"], ["d", "e"], ["e", "f"], ["a", "d"], ["b", "e"], ["c", "f"],
    ]
    for seed in 0..<30 as Range<UInt64> {
      let word = try Self.value(
        .string, ["walk": ["of": "board", "length": [1, 6]]], hidden: board, seed: seed)
      let letters = Array(word.text ?? "")
      #expect(!letters.isEmpty && Set(letters).count == letters.count)
      #expect(zip(letters, letters.dropFirst()).allSatisfy { neighbours.contains([$0, $1]) })
    }
  }

  @Test func `a subtree is one of the tree's`() throws {
    let tree: Value = ["t": ["value": [1, 2, 3, 4]]]
    let parts: Set<Value> = [[1, 2, 3, 4], [2, 4], [3], [4]]
    var seen: Set<Value> = []
    for seed in 0..<40 as Range<UInt64> {
      seen.insert(try Self.value(.treeNode, ["tree-part": "t"], hidden: tree, seed: seed))
    }
    #expect(seen == parts)
  }

  @Test func `hidden values may build on each other, and are no arguments`() throws {
    let problem = Self.problem(
      [.string, .string], ["s", ["shuffled": "t"]],
      hidden: [
        ["t": ["string": ["length": 3]]],
        [
          "s": [
            "sprinkled": [
              "of": ["string": ["length": 5, "alphabet": "0-9"]], "with": "t", "count": 1,
            ]
          ]
        ],
      ])
    let input = try Self.make(problem, seed: 4)
    #expect(input.count == 2)
    let (text, part) = (input[0].text ?? "", input[1].text ?? "")
    #expect(text.filter(\.isLetter).sorted() == part.sorted())
    let clash = Self.problem([Self.int], [1], hidden: ["a": 2])
    #expect(checkForm(of: clash).first?.contains("a is a parameter") == true)
  }

  @Test func `every recipe that authors may use is known`() throws {
    let text = try Vocabulary.section(from: "| **plain** | |", to: "**Round trip**: recipes")
    let names = Vocabulary.keys(in: text)
    #expect(names.count > 60)
    for name in names {
      let problem = Problem.form(generator: ["random": ["nums": .object([name: .null])]])
      let sentences = checkForm(of: problem)
      #expect(!sentences.contains { $0.contains("unknown recipe") }, "\(name)")
    }
  }

  @Test func `new words give the same bytes on every machine`() throws {
    let pinned: [(ValueType, Value, String)] = [
      (
        .string, ["infix": ["operators": 5, "each": [0, 20], "brackets": 40]],
        "\"(((3)))-1*2*20-15-20\""
      ),
      (
        .treeNode, ["mutated-tree": ["of": ["tree": ["nodes": 5, "each": [0, 9]]], "by": "any"]],
        "[6,6,8,null,null,null,9,null,3]"
      ),
      (
        Self.pairs, ["edges": ["nodes": 5, "count": 6, "shape": "connected"]],
        "[[1,2],[4,3],[1,3],[0,3],[2,0],[2,3]]"
      ),
      (
        .list(.string), ["words": ["count": 4, "length": [2, 4], "alphabet": "a-c"]],
        "[\"cba\",\"ab\",\"aa\",\"cca\"]"
      ),
    ]
    for (type, recipe, bytes) in pinned {
      let made = try Self.value(type, recipe, seed: 3).json
      #expect(made == bytes)
    }
  }
}
