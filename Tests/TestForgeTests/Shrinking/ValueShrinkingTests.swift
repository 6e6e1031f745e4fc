import Domain
import TestForge
import TestSupport
import Testing

/// Inputs that no family makes, shrunk by their values: one line a type.
@Suite struct ValueShrinkingTests {
  struct Shrinking: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var types: [ValueType]
    var constraints: Value = [:]
    let start: [Value]
    let fails: @Sendable ([Value]) -> Bool
    let smallest: [Value]

    init(
      _ name: String, _ types: [ValueType], _ start: [Value], to smallest: [Value],
      constraints: Value = [:], fails: @escaping @Sendable ([Value]) -> Bool
    ) {
      testDescription = name
      self.types = types
      self.start = start
      self.smallest = smallest
      self.constraints = constraints
      self.fails = fails
    }
  }

  static let table: [Shrinking] = [
    Shrinking("int", [.int], [91], to: [17]) { ($0[0].integer ?? 0) > 16 },
    Shrinking("a negative int loses its sign", [.int], [-91], to: [17]) {
      abs($0[0].integer ?? 0) > 16
    },
    Shrinking("int with a lower bound", [.int], [91], to: [5], constraints: ["a0": [5, 99]]) { _ in
      true
    },
    Shrinking("long", [.long], [.int(.max)], to: [.int(1 << 40)]) {
      ($0[0].integer ?? 0) >= 1 << 40
    },
    Shrinking("double", [.double], [.double(7.25)], to: [0]) { _ in true },
    Shrinking("char", [.char], ["z"], to: ["a"]) { _ in true },
    Shrinking("string", [.string], ["hello, world"], to: ["o"]) {
      $0[0].text?.contains("o") == true
    },
    Shrinking("the letters of a string", [.string], ["xyzzy"], to: ["aba"]) {
      let text = Array($0[0].text ?? "")
      return text.count == 3 && text[0] == text[2] && text[0] != text[1]
        || $0[0].text == "xyzzy" || $0[0].text == "yzzy" || $0[0].text == "yzy"
    },
    Shrinking(
      "list of lists", [.list(.list(.int))], [[[4, 5], [], [6, 7, 8]]], to: [[[0, 0, 0]]]
    ) {
      $0[0].elements?.contains { $0.elements?.count == 3 } == true
    },
    Shrinking("list of strings", [.list(.string)], [["ab", "cd", "cd"]], to: [["", ""]]) {
      let words = $0[0].elements ?? []
      return Set(words).count < words.count
    },
    Shrinking(
      "matrix, row and column together", [.list(.list(.int))],
      [[[1, 2, 3], [4, 5, 6], [7, 8, 9]]], to: [[[0, 0], [0, 0]]]
    ) { input in
      let rows = input[0].elements ?? []
      return rows.count > 1 && rows.allSatisfy { $0.elements?.count == rows.count }
    },
    Shrinking(
      "two lists of one length", [.list(.int), .list(.int)], [[7, 8, 9], [4, 5, 6]],
      to: [[0], [0]]
    ) {
      let (first, second) = ($0[0].elements ?? [], $0[1].elements ?? [])
      return first.count == second.count && !first.isEmpty
    },
    Shrinking(
      "a number and a list that it counts", [.int, .list(.list(.int))],
      [4, [[0, 1], [1, 2], [2, 3], [3, 0]]], to: [2, [[], []]]
    ) { input in
      let count = input[0].integer ?? 0
      return count > 1 && count == input[1].elements?.count
    },
    Shrinking("sum of a pair", [.list(.int), .int], [[50, 60, 70], 120], to: [[0, 0], 0]) { input in
      let numbers = input[0].elements?.compactMap(\.integer) ?? []
      return numbers.indices.contains { first in
        numbers[(first + 1)...].contains { $0 + numbers[first] == input[1].integer }
      }
    },
    Shrinking("linked list", [.listNode], [[3, 1, 2, 9]], to: [[0, 0]]) {
      ($0[0].elements?.count ?? 0) > 1
    },
    Shrinking(
      "tree loses subtrees", [.treeNode], [[5, 3, 8, 1, .null, 7, 9]], to: [[0, .null, 0]]
    ) {
      let items = $0[0].elements ?? []
      return items.count > 2 && items[1] == .null
        || items.count > 2 && items[2] != .null
          && items[1] != .null && items.count > 3
    },
    Shrinking(
      "tree with a child in its parent's place", [.treeNode],
      [[1, 2, 3, .null, .null, .null, 4]], to: [[4]]
    ) { $0[0].elements?.contains(4) == true },
    Shrinking(
      "graph loses nodes and edges", [.graphNode], [[[2, 4], [1, 3], [2, 4], [1, 3]]],
      to: [[[2], [1]]]
    ) { input in
      let rows = input[0].elements ?? []
      return rows.count > 1 && rows.allSatisfy { $0.elements?.isEmpty == false }
    },
    Shrinking(
      "list with random pointers", [.randomNode],
      [[[7, .null], [13, 0], [11, 4], [10, 2], [1, 0]]], to: [[[0, 0]]]
    ) {
      $0[0].elements?.contains { $0.elements?.last != .null } == true
    },
  ]

  @Test(arguments: table)
  func `a value becomes as small as it may`(item: Shrinking) async throws {
    let parameters = item.types.enumerated().map {
      Parameter(name: "a\($0.offset)", type: $0.element)
    }
    let problem = Problem.form(parameters, constraints: item.constraints)
    #expect(item.fails(item.start), "the start must fail")
    let found = try await Shrinker.smallest(from: [item.start], of: problem) { inputs in
      inputs.firstIndex(where: item.fails).map(Shrinker.Answer.failed) ?? .nothingFailed
    }
    #expect(found == item.smallest)
  }

  @Test func `calls of a design class are left out where they may be`() async throws {
    let start: [Value] = [
      ["Stack", "push", "push", "pop", "push", "pop", "pop"],
      [[5], [31], [32], [], [33], [], []],
    ]
    let found = try await Shrinker.smallest(from: [start], of: .stack()) { inputs in
      inputs.firstIndex { input in
        input[0].elements?.contains("pop") == true
      }.map(Shrinker.Answer.failed) ?? .nothingFailed
    }
    #expect(found == [["Stack", "push", "pop"], [[1], [0], []]])
  }

  @Test func `a round trip's input is shrunk as the list that it is`() async throws {
    let found = try await Shrinker.smallest(from: [[["ab", "#x", "c"]]], of: .codec) { inputs in
      inputs.firstIndex { input in
        input[0].elements?.contains { $0.text?.contains("#") == true } == true
      }.map(Shrinker.Answer.failed) ?? .nothingFailed
    }
    #expect(found == [["#"]])
  }
}
