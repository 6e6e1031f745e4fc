import Domain
import TestSupport
import Testing

@testable import TestForge

/// An input of millions of elements is refused before it is made.
@Suite struct DrawBudgetTests {
  private func made(_ recipe: Value, size: Int) throws -> [Value] {
    let problem = Problem.form(generator: ["all": ["nums": recipe]])
    return try generate(GeneratorCommand(family: "all", seed: 1, size: size), for: problem)
  }

  @Test(
    arguments: [
      ["ints": ["length": "size * size", "each": [0, 9]]],
      ["list": ["length": "size * size", "of": ["int": [0, 9]]]],
      ["list": ["length": 3_000, "of": ["ints": ["length": "size", "each": [0, 9]]]]],
      ["list": ["length": 3_000, "of": ["string": ["length": "size"]]]],
      ["range": ["from": 0, "length": "size * size"]],
      ["chain": ["first": ["int": [0, 9]], "next": "previous", "length": "size * size"]],
      ["factors": ["length": "size * size", "each": [-9, 9]]],
      ["string": ["length": "size * size"]],
      ["words": ["count": 3_000, "length": "size"]],
      ["anagrams": ["words": 3_000, "groups": 1, "length": "size"]],
      ["digits": ["length": "size * size"]],
      ["roman": "size * size * size"],
      ["accounts": ["count": "size * size", "people": 3, "mails": 2]],
      ["grid": ["rows": "size", "columns": "size", "of": ["int": [0, 1]]]],
      ["cave": ["rows": "size", "columns": "size"]],
      ["intervals": ["count": "size * size", "start": [0, 9], "span": [1, 9]]],
      ["tree": ["nodes": "size * size", "each": [0, 9]]],
      ["graph": ["nodes": "size", "shape": "complete"]],
      ["graph": ["nodes": 9, "edges": "size * size"]],
      ["edges": ["nodes": "size", "count": "size * (size - 1) / 2", "shape": "acyclic"]],
      ["edges": ["nodes": "size * size", "count": 1, "shape": "chain"]],
      ["edges": ["nodes": 9, "count": "size * size", "shape": "bipartite"]],
      ["random-list": ["nodes": "size * size", "each": [0, 9]]],
      ["repeated": ["of": ["ints": ["length": "size", "each": [0, 9]]], "count": "size"]],
      ["mutated": ["of": ["value": [1, 2]], "count": "size * size"]],
      ["sprinkled": ["of": ["value": [1]], "with": ["int": [0, 9]], "count": "size * size"]],
      ["postfix": ["operators": "size * size", "each": [0, 9]]],
      ["infix": ["operators": "size * size", "each": [0, 9]]],
      ["encoded": ["length": "size * size"]],
      ["jumps": ["length": "size * size", "each": [0, 9]]],
      ["stations": ["count": "size * size", "each": [0, 9]]],
    ] as [Value])
  func `what would be too large is not begun`(recipe: Value) {
    let error = #expect(throws: ForgeError.self) { try made(recipe, size: 50_000) }
    #expect(error?.message.contains("too large") == true, "\(error?.message ?? "")")
  }

  @Test func `copies of an argument take their share`() {
    var problem = Problem.form([
      Parameter(name: "nums", type: .list(.int)),
      Parameter(name: "rows", type: .list(.list(.int))),
    ])
    problem.generator = [
      "all": [
        "nums": ["ints": ["length": "size", "each": [0, 9]]],
        "rows": ["list": ["length": "size", "of": ["copy-of": "nums"]]],
      ]
    ]
    #expect(throws: ForgeError.self) {
      try generate(GeneratorCommand(family: "all", seed: 1, size: 2_000), for: problem)
    }
  }

  @Test func `what is as large as a test may be is made`() throws {
    let list = try made(["ints": ["length": "size", "each": [0, 9]]], size: 200_000)
    #expect(list.first?.elements?.count == 200_000)
    // Misses cost nothing of the budget.
    let words: Value = [
      "list": ["length": 400, "distinct": true, "of": ["string": ["length": 2]]]
    ]
    #expect(try made(words, size: 1).first?.elements?.count == 400)
  }
}
