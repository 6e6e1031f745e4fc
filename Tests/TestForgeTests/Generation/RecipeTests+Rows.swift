import Domain
import Testing

extension RecipeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var types: [ValueType]
    var recipes: [Value]
    var hidden: Value = [:]
    var rules: [Value] = []
    var forms: [Value?] = []
    var sizes: [Int] = [1, 2, 3, 7, 30]

    var testDescription: String { recipes.map(\.json).joined(separator: " ") }
  }

  static let int = ValueType.int
  static let ints = ValueType.list(.int)
  static let pairs = ValueType.list(.list(.int))

  private static let numbers: [Row] = [
    Row(
      types: [ints, int],
      recipes: [["ints": ["length": "size", "each": [0, 3]]], ["unique-top": "a"]],
      rules: ["unique-top(a, b)"]),
    Row(
      types: [pairs, int],
      recipes: [
        ["list": ["length": "size", "of": ["ints": ["length": 2, "each": [-2, 2]]]]],
        ["unique-nearest": "a"],
      ], rules: ["unique-nearest(a, b)"]),
    Row(
      types: [pairs, int],
      recipes: [
        ["rows": ["of": ["range": ["from": [0, 9], "length": "size", "step": 2]], "columns": 3]],
        ["absent-from": "a"],
      ], rules: ["rows-in-sequence(a)", "occurs(a, b, 0, 0)"]),
    Row(
      types: [ints], recipes: [["factors": ["length": "size", "each": [-30, 30], "zeros": 10]]],
      rules: ["run-products-fit(a)", "rest-products-fit(a)"],
      forms: [["length": ["SIZE", "SIZE"], "each": [-30, 30]]]),
    Row(
      types: [ints],
      recipes: [["ints": ["length": "size", "each": [-9, 5], "order": "extremes"]]],
      forms: [["length": ["SIZE", "SIZE"], "each": ["values": [-9, -8, -1, 0, 1, 4, 5]]]]),
    Row(
      types: [ints],
      recipes: [["jumps": ["length": "size", "each": [0, 4], "shape": "reachable"]]],
      rules: ["end-reachable(a)"], forms: [["each": [0, 4]]]),
    Row(
      types: [ints, ints],
      recipes: [
        ["column": ["of": "pairs", "index": 0]], ["column": ["of": "pairs", "index": 1]],
      ],
      hidden: ["pairs": ["stations": ["count": "size", "each": [0, 9]]]],
      rules: ["one-start(a, b)"],
      forms: [["each": [0, 9]], ["each": [0, 9]]]),
    Row(
      types: [int, int],
      recipes: [["int": [1, 2]], ["different": ["of": ["int": [1, 2]], "than": "a"]]],
      rules: ["differ(a, b)"]),
    Row(
      types: [ints],
      recipes: [["chain": ["first": 5, "next": "previous + 2", "length": "size"]]],
      forms: [
        ["length": ["SIZE", "SIZE"], "each": [5, "5 + 2 * SIZE"], "sorted": "strictly-ascending"]
      ]),
    Row(
      types: [ints, int],
      recipes: [["ints": ["length": "size", "each": [1, 9]]], ["sum-of": ["part": ["of": "a"]]]],
      forms: [nil, [1, "sum(a)"]]),
    Row(
      types: [ints],
      recipes: [["distinct": ["ints": ["length": "size", "each": [0, 3]]]]],
      forms: [["distinct": true]]),
  ]

  private static let texts: [Row] = [
    Row(
      types: [.list(.string)],
      recipes: [["postfix": ["operators": "size", "each": [-2_147_483_648, 2_147_483_647]]]],
      rules: ["valid-postfix(a)"]),
    Row(
      types: [.list(.string)],
      recipes: [["postfix": ["operators": "size", "each": [-9, 9], "shape": "left"]]],
      rules: ["valid-postfix(a)"], forms: [["length": ["2 * SIZE + 1", "2 * SIZE + 1"]]]),
    Row(
      types: [.list(.string)],
      recipes: [["postfix": ["operators": "size", "each": [0, 9], "shape": "right"]]],
      rules: ["valid-postfix(a)"]),
    Row(
      types: [.string],
      recipes: [
        [
          "infix": [
            "operators": "size", "each": [0, 99], "brackets": 40, "spaces": 30, "signs": 30,
          ]
        ]
      ], rules: ["valid-signed-infix(a)"]),
    Row(
      types: [.string],
      recipes: [["infix": ["operators": "size", "each": [0, 2_147_483_647], "using": "*-"]]],
      rules: ["valid-infix(a)"]),
    Row(
      types: [.string], recipes: [["encoded": ["length": "size", "depth": 3]]],
      rules: ["valid-encoding(a, SIZE)"]),
    Row(
      types: [.string],
      recipes: [["pattern": ["of": ["string": ["length": "size", "alphabet": "ab"]]]]],
      rules: ["valid-pattern(a)"]),
    Row(types: [.string], recipes: [["roman": [1, 3999]]], rules: ["roman(a)"]),
    Row(
      types: [.string], recipes: [["digits": ["length": "size", "alphabet": "01"]]],
      rules: ["no-leading-zero(a)"], forms: [["length": ["SIZE", "SIZE"], "alphabet": "01"]]),
    Row(
      types: [ints], recipes: [["reversed": ["digits": ["length": "size", "as": "list"]]]],
      rules: ["no-trailing-zero(a)"], forms: [["each": [0, 9]]]),
    Row(
      types: [.list(.string)],
      recipes: [
        ["words": ["count": "size", "length": [1, 5], "alphabet": "a-c", "distinct": true]]
      ],
      forms: [["length": ["SIZE", "SIZE"], "distinct": true, "each": ["length": [1, 5]]]]),
    Row(
      types: [.string],
      recipes: [
        [
          "text": [
            "of": ["list": ["length": "size", "of": ["string": ["length": [1, 3]]]]],
            "between": " ",
          ]
        ]
      ],
      rules: ["single-spaces(a)"]),
    Row(
      types: [.list(.list(.string))],
      recipes: [["accounts": ["count": "size", "people": 5, "mails": [1, 3]]]],
      rules: ["accounts-agree(a)"], forms: [["each": ["distinct": true]]]),
    Row(
      types: [.list(.list(.string))],
      recipes: [
        [
          "shuffled": [
            "pairs-of": [
              "chain": [
                "first": ["value": "JFK"],
                "next": ["different": ["of": ["element-of": "places"], "than": "previous"]],
                "length": "size + 1",
              ]
            ]
          ]
        ]
      ], hidden: ["places": ["value": ["JFK", "AAA", "BBB"]]], rules: ["one-trip(a, \"JFK\")"]),
  ]

  private static let structures: [Row] =
    ["tree", "connected", "cycle"].map { shape in
      Row(
        types: [pairs],
        recipes: [
          ["edges": ["nodes": "size", "count": "size", "shape": .string(shape), "first": 1]]
        ],
        rules: shape == "tree"
          ? ["tree-edges(a, 1, SIZE)"]
          : ["simple-edges(a, 1, SIZE)", "tree-and-one-edge(a, 1, SIZE)"],
        sizes: shape == "tree" ? [1, 2, 3, 9] : [3, 4, 9])
    }
    + ["bipartite", "parts", "random", "star"].map { shape in
      Row(
        types: [pairs],
        recipes: [
          ["graph": ["nodes": "size", "edges": "size", "shape": .string(shape), "first": 0]]
        ],
        rules: ["undirected-lists(a)"])
    } + [
      Row(
        types: [ints, ints], recipes: [["preorder-of": "t"], ["inorder-of": "t"]],
        hidden: ["t": ["tree": ["nodes": "size", "each": [0, 99], "distinct": true]]],
        rules: ["traversals(a, b)"]),
      Row(
        types: [.treeNode],
        recipes: [["tree": ["nodes": "size", "each": [0, 9], "shape": "full"]]],
        forms: [["nodes": ["SIZE", "SIZE"]]]),
    ]
    + ["left", "right", "zigzag", "random", "complete", "full"].map { shape in
      Row(
        types: [.treeNode],
        recipes: [
          [
            "tree": [
              "nodes": "size", "each": [0, 99], "shape": .string(shape), "sorted": true,
            ]
          ]
        ], forms: [["nodes": ["SIZE", "SIZE"], "search": true]])
    } + [
      Row(
        types: [.treeNode, .treeNode],
        recipes: [
          ["tree": ["nodes": "size", "each": [0, 9]]],
          ["mutated-tree": ["of": "a", "by": "any", "each": [0, 9]]],
        ], forms: [nil, ["nodes": ["nodes(a) - 1", "nodes(a)"]]]),
      Row(
        types: [.treeNode],
        recipes: [["tree-of": ["root": 1, "left": "half", "right": ["mirrored": "half"]]]],
        hidden: ["half": ["tree": ["nodes": "size", "each": [0, 9]]]],
        forms: [["nodes": ["2 * SIZE + 1", "2 * SIZE + 1"]]]),
      Row(
        types: [.list(.list(.char))], recipes: [["sudoku": ["given": 24, "unique": true]]],
        rules: ["one-sudoku-solution(a)"], sizes: [1, 2, 3]),
    ]

  static let rows = numbers + texts + structures
}
