import Domain
import Testing

/// Values of a type that a program gives back as they came.
struct Echo: Sendable, CustomTestStringConvertible {
  var type: ValueType
  var values: [Value]
  var testDescription: String { "\(type)" }

  /// What every compiled language can hold.
  static let common: [Echo] = [
    Echo(type: .int, values: [0, -1, 2_147_483_647, -2_147_483_648]),
    Echo(type: .long, values: [.int(.max), .int(.min)]),
    Echo(
      type: .double,
      values: [
        0.5, -2.25, 1e300, 2.5e-300, .double(.leastNonzeroMagnitude), .double(0.1), .double(3),
        1e22,
      ]),
    Echo(type: .bool, values: [true, false]),
    Echo(
      type: .string,
      values: ["", "plain", "tab\tnew\nline", "\u{1}\u{1F}", "\"\\/", "ü 日本 👩‍👩‍👧 \u{0301}"]),
    Echo(type: .list(.int), values: [[], [1], [-5, 7]]),
    Echo(type: .list(.bool), values: [[true, false]]),
    Echo(type: .list(.string), values: [[], ["", "b\nc"]]),
    Echo(type: .list(.list(.int)), values: [[], [[]], [[1], [], [2, 3]]]),
    Echo(type: .list(.list(.list(.long))), values: [[[[1], [2]], []]]),
    Echo(type: .listNode, values: [[], [1], [1, 2, 3]]),
    Echo(type: .treeNode, values: [[], [1, nil, 2, 3], [5, 4, 7, 3, nil, 2, nil, -1, nil, 9]]),
    Echo(type: .list(.listNode), values: [[[1, 4, 5], [], [2]]]),
    Echo(type: .list(.treeNode), values: [[[1, nil, 2], []]]),
  ]
}
