import Domain
import TestForge
import TestSupport
import Testing

@Suite struct GenerationTests {
  private func make(
    _ recipe: Value, type: ValueType = .list(.int), seed: UInt64 = 1, size: Int = 8
  ) throws -> Value {
    let problem = Problem.form(
      [Parameter(name: "x", type: type)], generator: ["random": ["x": recipe]])
    let input = try generate(
      GeneratorCommand(family: "random", seed: seed, size: size), for: problem)
    #expect(type.admits(input[0]), "\(recipe.json) gave \(input[0].json)")
    return input[0]
  }

  @Test func `a command gives the same bytes on every machine`() throws {
    let ints: Value = ["ints": ["length": "size", "each": [-1000, 1000]]]
    #expect(
      try make(ints, seed: 7, size: 6).json == "[508,587,-52,155,-106,-931]")
    #expect(try make(ints, seed: 7) == make(ints, seed: 7))
    #expect(try make(ints, seed: 7) != make(ints, seed: 8))
    let word: Value = ["string": ["length": 12, "alphabet": "a-z0-9"]]
    #expect(try make(word, type: .string, seed: 3).text == "xrh3bo85wv75")
  }

  @Test(arguments: [[1, Int.max], [-1, 5], [5, 4], [1]])
  func `sizes that no family has are refused`(sizes: [Int]) {
    let family: Value = ["sizes": .array(sizes.map(Value.int)), "x": ["int": [0, 9]]]
    let problem = Problem.form([Parameter(name: "x", type: .int)], generator: ["random": family])
    #expect(throws: ForgeError.self) {
      try generate(GeneratorCommand(family: "random", seed: 1, size: 1), for: problem)
    }
    #expect(families(of: problem).map(\.sizes) == [1...12])
  }

  @Test(arguments: [
    "any", "sorted", "descending", "distinct", "distinct-sorted", "distinct-descending", "equal",
    "two-values", "nearly-sorted", "zigzag", "rotated", "mountain",
  ])
  func `lists of integers keep their order and bounds`(order: String) throws {
    for size in [0, 1, 2, 7, 11] {
      for seed in 0..<10 as Range<UInt64> {
        let list = try make(
          ["ints": ["length": "size", "each": [-5, 5], "order": .string(order)]], seed: seed,
          size: size)
        let numbers = (list.elements ?? []).compactMap(\.integer)
        #expect(numbers.count == size)
        #expect(numbers.allSatisfy { (-5...5).contains($0) })
        #expect(keeps(order, numbers), "\(order): \(numbers)")
      }
    }
  }

  private func keeps(_ order: String, _ list: [Int]) -> Bool {
    let isDistinct = Set(list).count == list.count
    let rising = list.sorted()
    return switch order {
    case "sorted": list == rising
    case "descending": list == rising.reversed()
    case "distinct": isDistinct
    case "distinct-sorted": isDistinct && list == rising
    case "distinct-descending": isDistinct && list == rising.reversed()
    case "equal": Set(list).count <= 1
    case "two-values": Set(list).count <= 2
    case "rotated": zip(list, list.dropFirst()).count { $0 > $1 } <= 1
    case "mountain": turns(list) <= 1
    default: true
    }
  }

  /// How often a list that rises first changes its direction.
  private func turns(_ list: [Int]) -> Int {
    let falls = zip(list, list.dropFirst()).map { $0 > $1 }
    return zip(falls, falls.dropFirst()).count { $0 != $1 }
  }

  @Test(arguments: ["any", "equal", "palindrome", "nearly-palindrome", "periodic", "sorted"])
  func `strings have their length, letters and shape`(shape: String) throws {
    for size in 0..<9 {
      let value = try make(
        ["string": ["length": "size", "alphabet": "xy", "shape": .string(shape)]], type: .string,
        size: size)
      let text = try #require(value.text)
      #expect(text.count == size)
      #expect(text.allSatisfy { "xy".contains($0) })
      if shape == "palindrome" { #expect(text == String(text.reversed())) }
      if shape == "equal" { #expect(Set(text).count <= 1) }
    }
  }

  private func isBalanced(_ text: String) -> Bool {
    var open: [Character] = []
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    for letter in text {
      if let close = pairs[letter] {
        open.append(close)
      } else if open.popLast() != letter {
        return false
      }
    }
    return open.isEmpty
  }

  @Test func `brackets are balanced and broken ones are not`() throws {
    for seed in 0..<50 as Range<UInt64> {
      for shape in ["brackets", "broken-brackets"] {
        let value = try make(
          ["string": ["length": "size", "shape": .string(shape)]], type: .string, seed: seed)
        #expect(isBalanced(value.text ?? "") == (shape == "brackets"), "\(value.json)")
      }
    }
  }

  private static let structures: [(recipe: Value, type: ValueType, form: Value)] =
    ["random", "complete", "left", "right", "zigzag"].map { shape in
      (
        ["tree": ["nodes": "size", "each": [-9, 9], "shape": .string(shape)]], .treeNode,
        ["nodes": ["SIZE"], "each": [-9, 9]]
      )
    }
    + ["search", "balanced-search"].map { shape in
      (
        ["tree": ["nodes": "size", "each": [-9, 9], "shape": .string(shape)]], .treeNode,
        ["nodes": ["SIZE"], "each": [-9, 9], "search": true]
      )
    }
    + ["random", "tree", "chain", "cycle", "star", "complete"].map { shape in
      (
        ["graph": ["nodes": "size", "edges": "size", "shape": .string(shape)]], .graphNode,
        ["nodes": ["SIZE"], "connected": true]
      )
    }
    + ["any", "null", "self", "next", "previous", "first"].map { targets in
      (
        ["random-list": ["nodes": "size", "each": [-9, 9], "targets": .string(targets)]],
        .randomNode, ["nodes": ["SIZE"], "each": [-9, 9]]
      )
    }
    + ["any", "acyclic", "cyclic", "chain", "star"].map { shape in
      (
        ["edges": ["nodes": "size", "count": "2 * size", "shape": .string(shape)]],
        .list(.list(.int)),
        ["distinct": true, "each": ["length": [2, 2], "each": [0, "SIZE-1"], "distinct": true]]
      )
    }
    + ["noise", "full", "closed", "checkerboard", "stripes", "snake", "spiral", "islands"].map {
      (
        ["cave": ["rows": "size", "columns": "size + 1", "shape": .string($0)]],
        .list(.list(.char)),
        ["length": ["SIZE"], "rectangular": true, "each": ["each": ["alphabet": "01"]]]
      )
    }
    + ["any", "disjoint", "touching", "nested", "chain", "equal"].map {
      (
        ["intervals": ["count": "size", "start": [0, 50], "span": [0, 9], "shape": .string($0)]],
        .list(.list(.int)), ["each": ["length": [2, 2], "sorted": "ascending"]]
      )
    }

  @Test(arguments: structures.indices)
  func `structures keep the limits of their type`(row: Int) throws {
    let (recipe, type, form) = Self.structures[row]
    for size in [0, 1, 2, 3, 5, 12] {
      let value = try make(recipe, type: type, seed: UInt64(size), size: size)
      let text = form.json.replacing("[\"SIZE\"]", with: "[\(size),\(size)]")
        .replacing("\"SIZE-1\"", with: "\(max(0, size - 1))")
      let problem = Problem.form(
        [Parameter(name: "x", type: type)], constraints: ["x": try Value(json: text)])
      #expect(validate([value], for: problem) == [], "\(recipe.json): \(value.json)")
    }
  }

  @Test func `acyclic edges have no cycle and cyclic ones do`() throws {
    for seed in 0..<30 as Range<UInt64> {
      for (shape, rule) in [("acyclic", true), ("cyclic", false)] {
        let edges = try make(
          ["edges": ["nodes": 6, "count": "size", "shape": .string(shape)]],
          type: .list(.list(.int)), seed: seed)
        let problem = Problem.form(
          [Parameter(name: "x", type: .list(.list(.int)))],
          constraints: ["rules": ["acyclic(6, x)"]])
        #expect(validate([edges], for: problem).isEmpty == rule, "\(edges.json)")
      }
    }
  }

  @Test func `a later argument may use the earlier ones`() throws {
    let problem = Problem.form(
      [
        Parameter(name: "nums", type: .list(.int)), Parameter(name: "target", type: .int),
        Parameter(name: "k", type: .int), Parameter(name: "same", type: .list(.int)),
      ],
      constraints: ["k": [0, "len(nums) - 1"], "rules": ["exactly-one-pair-sums(nums, target)"]],
      generator: [
        "random": [
          "nums": ["ints": ["length": "size", "each": [-50, 50]]],
          "target": ["unique-pair-sum": "nums"], "k": ["int": [0, "len(nums) - 1"]],
          "same": ["shuffled": ["copy-of": "nums"]],
        ]
      ])
    for seed in 1...50 as ClosedRange<UInt64> {
      let input = try generate(
        GeneratorCommand(family: "random", seed: seed, size: 9), for: problem)
      #expect(validate(input, for: problem) == [])
    }
  }

  @Test func `calls never break the count of a class`() throws {
    let problem = Problem.stack(
      generator: [
        "random": [
          "constructor": ["limit": 3],
          "calls": [
            "count": "size", "mix": ["push": 1, "pop": 2],
            "arguments": ["push": ["val": ["int": [0, 99]]]],
          ],
        ]
      ])
    for seed in 1...20 as ClosedRange<UInt64> {
      let input = try generate(
        GeneratorCommand(family: "random", seed: seed, size: 30), for: problem)
      #expect(input[0].elements?.count == 31)
      #expect(validate(input, for: problem) == [])
    }
  }

  @Test func `an impossible wish is told, not looped over`() {
    let wishes: [Value] = [
      ["ints": ["length": 9, "each": [1, 3], "order": "distinct"]],
      ["list": ["length": 9, "of": ["int": [1, 3]], "distinct": true]],
      ["ints": ["length": "0 - 1", "each": [1, 3]]],
      ["ints": ["length": 1, "each": [3, 1]]],
      ["range": ["from": 9_223_372_036_854_775_800, "length": 9]],
      ["range": ["from": 0, "length": 3, "step": 9_223_372_036_854_775_800]],
      ["list": ["length": 1, "of": ["double": [-9_223_372_036_854_776, 0]]]],
      ["list": ["length": 1, "of": ["double": [0, 9_223_372_036_854_776]]]],
    ]
    for wish in wishes { #expect(throws: ForgeError.self) { try make(wish) } }
  }

  @Test func `a number is absent at the ends of 64 bits too`() throws {
    let ends: Value = [.int(.min), .int(.max)]
    let problem = Problem.form(
      [Parameter(name: "nums", type: .list(.long)), Parameter(name: "target", type: .long)],
      generator: ["random": ["nums": ["value": ends], "target": ["absent-from": "nums"]]])
    for seed in 1...20 as ClosedRange<UInt64> {
      let input = try generate(
        GeneratorCommand(family: "random", seed: seed, size: 1), for: problem)
      #expect(ends.elements?.contains(input[1]) == false)
    }
  }

  @Test func `an unknown family is told with the known ones`() {
    #expect(throws: ForgeError.unknownFamily("huge", known: ["random"])) {
      try generate(
        GeneratorCommand(family: "huge", seed: 1, size: 1), for: .form(generator: ["random": [:]]))
    }
  }
}
