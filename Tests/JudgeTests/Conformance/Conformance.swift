import Domain
import Testing

/// One kind of signature or comparator with right solutions in every language.
struct Conformance: Sendable, CustomTestStringConvertible {
  var name: String
  var problem: Problem
  var swift: String
  var python: String
  var cases: [(input: [Value], expected: Value?)]

  var testDescription: String { name }

  func source(in language: Language) -> String {
    switch language {
    case .swift: swift
    case .python: python
    default: ""
    }
  }
}

extension Conformance {
  /// A function that gives its one argument back, in both languages.
  static func echo(_ type: ValueType, _ values: [Value]) -> Conformance {
    Conformance(
      name: "\(type) there and back", problem: .function("echo", [type], type),
      swift: """
        class Solution {
            func echo(_ value: \(type.spelling(in: .swift))) -> \(type.spelling(in: .swift)) {
                return value
            }
        }
        """,
      python: """
        class Solution:
            def echo(self, value: \(type.spelling(in: .python))) -> \(type.spelling(in: .python)):
                return value
        """,
      cases: values.map { ([$0], $0) })
  }

  static let echoes: [Conformance] = [
    .echo(.int, [0, -1, .int(.max), .int(.min), 2_147_483_647]),
    .echo(.long, [.int(.max), .int(.min)]),
    .echo(.double, [0.5, -2.25, 1e300, 2.5e-300, .double(0.1), .int(3)]),
    .echo(.bool, [true, false]),
    .echo(.char, ["a", "\"", "\\", "é", "日", "👩‍👩‍👧"]),
    .echo(
      .string, ["", "plain", "tab\tnew\nline", "\u{1}\u{1F}", "\"\\/", "ü 日本 👩‍👩‍👧 \u{0301}"]),
    .echo(.list(.int), [[], [1], [.int(.min), .int(.max)]]),
    .echo(.list(.double), [[], [1.5, 2]]),
    .echo(.list(.bool), [[true, false]]),
    .echo(.list(.char), [["a", "ß"]]),
    .echo(.list(.string), [[], ["", "b\nc"]]),
    .echo(.list(.list(.int)), [[], [[]], [[1], [], [2, 3]]]),
    .echo(.list(.list(.string)), [[["a"], []]]),
    .echo(.list(.list(.list(.int))), [[[[1], [2]], []]]),
    .echo(.listNode, [[], [1], [1, 2, 3]]),
    .echo(.treeNode, [[], [1], [1, nil, 2, 3], [5, 4, 7, 3, nil, 2, nil, -1, nil, 9]]),
    .echo(.graphNode, [[], [[]], [[2, 4], [1, 3], [2, 4], [1, 3]]]),
    .echo(.randomNode, [[], [[7, nil]], [[7, nil], [13, 0], [11, 4], [10, 2], [1, 0]]]),
    .echo(.list(.listNode), [[[1, 4, 5], [], [2]]]),
    .echo(.list(.treeNode), [[[1, nil, 2], []]]),
  ]
}
