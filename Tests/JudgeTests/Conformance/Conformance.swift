import Domain
import Testing

/// One kind of signature or comparator with right solutions by language.
struct Conformance: Sendable, CustomTestStringConvertible {
  var name: String
  var problem: Problem
  /// A language without one does not have this kind.
  var sources: [Language: String]
  var cases: [(input: [Value], expected: Value?)]
  /// The values that a language's types cannot hold.
  var isHeld: @Sendable (Value, Language) -> Bool = { _, _ in true }

  var testDescription: String { name }

  func cases(in language: Language) -> [(input: [Value], expected: Value?)] {
    cases.filter { item in item.input.allSatisfy { isHeld($0, language) } }
  }
}

extension Conformance {
  /// A function that gives its one argument back; the declaration is the template's own.
  static func echo(
    _ type: ValueType, _ values: [Value], named name: String? = nil,
    isHeld: @escaping @Sendable (Value, Language) -> Bool = { _, _ in true }
  ) -> Conformance {
    let function = FunctionSignature(
      name: "echo", parameters: [Parameter(name: "value", type: type)], returns: type)
    let signature = Signature.function(function)
    let languages = Language.allCases.filter { signature.exists(in: $0) }
    return Conformance(
      name: name ?? "\(type) there and back",
      problem: .made(signature, limits: Limits(cpuMilliseconds: 5000)),
      sources: languages.reduce(into: [:]) { sources, language in
        sources[language] = echo(function.declaration(in: language), in: language)
      },
      cases: values.map { ([$0], $0) }, isHeld: isHeld)
  }

  private static func echo(_ declaration: String, in language: Language) -> String {
    switch language {
    case .swift: "class Solution {\n    \(declaration) {\n        return value\n    }\n}"
    case .python: "class Solution:\n    \(declaration)\n        return value"
    case .cpp: "class Solution {\npublic:\n    \(declaration) {\n        return value;\n    }\n};"
    case .java: "class Solution {\n    \(declaration) {\n        return value;\n    }\n}"
    case .javascript: "\(declaration) {\n    return value;\n};"
    case .go: "\(declaration) {\n\treturn value\n}"
    case .rust: "impl Solution {\n    \(declaration) {\n        value\n    }\n}"
    }
  }

  static let echoes: [Conformance] = [
    .echo(.int, [0, -1, .int(.max), .int(.min), 2_147_483_647, -2_147_483_648], isHeld: isWhole),
    .echo(.long, [0, .int(.max), .int(.min), 9_007_199_254_740_993], isHeld: isLong),
    .echo(.double, doubles.map(Value.double) + [.int(3)]),
    .echo(.bool, [true, false]),
    .echo(.char, ["a", "\"", "\\", "\n", "é", "日", "👩‍👩‍👧"], isHeld: isCharacter),
    .echo(.string, texts.map(Value.string)),
    .echo(.list(.int), [[], [1], [.int(.min), .int(.max)]], isHeld: isWhole),
    .echo(.list(.long), [[], [.int(.min), .int(.max)]], isHeld: isLong),
    .echo(.list(.double), [[], [1.5, 2], .array(doubles.map(Value.double))]),
    .echo(.list(.bool), [[], [true, false]]),
    .echo(.list(.char), [[], ["a", "b"], ["ß"]], isHeld: isCharacter),
    .echo(.list(.string), [[], [""], ["", "b\nc"], .array(texts.map(Value.string))]),
    .echo(.list(.list(.int)), [[], [[]], [[1], [], [2, 3]]]),
    .echo(.list(.list(.char)), [[], [["a", "b"], []]]),
    .echo(.list(.list(.string)), [[], [["a"], []]]),
    .echo(.list(.list(.list(.int))), [[], [[[1], [2]], []], [[[]]]]),
    .echo(.listNode, [[], [1], [1, 2, 3]]),
    .echo(.treeNode, [[], [1], [1, nil, 2, 3], [5, 4, 7, 3, nil, 2, nil, -1, nil, 9]]),
    .echo(.graphNode, [[], [[]], [[2, 4], [1, 3], [2, 4], [1, 3]]]),
    .echo(.randomNode, [[], [[7, nil]], [[7, nil], [13, 0], [11, 4], [10, 2], [1, 0]]]),
    .echo(.list(.listNode), [[], [[1, 4, 5], [], [2]]]),
    .echo(.list(.treeNode), [[], [[1, nil, 2], []]]),
    .echo(.interval, [[1, 2], [-3, 0], [2_147_483_646, 2_147_483_647]]),
    .echo(.list(.interval), [[], [[1, 2]], [[5, 6], [0, 9]]]),
    .echo(.list(.list(.interval)), [[], [[]], [[[1, 2], [4, 5]], [[0, 9]]]]),
  ]

  static let doubles = [
    0.0, -0.0, 0.1, 0.5, -2.25, 1.0 / 3, 1e300, 2.5e-300, .leastNonzeroMagnitude,
    1.797_693_134_862_315_7e308,
    100, 123_456_789_012_345_680, 1e21, 1e-7, 4.35, 0.30000000000000004,
  ]

  private static let texts = [
    "", "plain", "tab\tnew\nline\r\n", "\u{0}", "a\u{0}b", "\u{1}\u{1F}\u{7F}", "\"\\/",
    "ü 日本 👩‍👩‍👧 \u{0301}", "\u{85}\u{2028}\u{FEFF}", "\u{D7FF}\u{E000}\u{FFFF}\u{10FFFF}",
  ]

  /// 100,000 links, values and levels; the harness must neither recurse nor crawl.
  static let deep: [Conformance] = [
    .echo(.listNode, [.array((0..<100_000).map(Value.int))], named: "a list of 100,000 nodes"),
    .echo(.treeNode, [rightmost, leftmost], named: "a tree of 100,000 levels"),
    .echo(.list(.int), [.array((0..<100_000).map(Value.int))], named: "100,000 numbers"),
    .echo(.string, [.string(String(repeating: "日", count: 100_000))], named: "300,000 bytes"),
  ]

  private static let rightmost = Value.array(
    (0..<100_000).flatMap { $0 == 0 ? [Value.int(0)] : [.null, .int($0)] })
  private static let leftmost = Value.array(
    [Value.int(0)] + (1..<100_000).flatMap { [Value.int($0), .null] }.dropLast())
}

extension Conformance {
  private static func all(_ value: Value, _ holds: (Value) -> Bool) -> Bool {
    value.elements?.allSatisfy { all($0, holds) } ?? holds(value)
  }

  @Sendable private static func isWhole(_ value: Value, _ language: Language) -> Bool {
    all(value) { item in
      guard let number = item.integer else { return true }
      switch language {
      case .swift, .python, .go: return true
      case .javascript: return number.magnitude <= 1 << 53
      case .cpp, .java, .rust: return Int32(exactly: number) != nil
      }
    }
  }

  @Sendable private static func isLong(_ value: Value, _ language: Language) -> Bool {
    all(value) { language != .javascript || ($0.integer ?? 0).magnitude <= 1 << 53 }
  }

  /// Bytes in C++ and Go, UTF-16 units in Java, scalars in Rust, what people see elsewhere.
  @Sendable private static func isCharacter(_ value: Value, _ language: Language) -> Bool {
    all(value) { item in
      let text = item.text ?? ""
      return switch language {
      case .swift, .python, .javascript: true
      case .cpp, .go: text.utf8.count == 1
      case .java: text.utf16.count == 1
      case .rust: text.unicodeScalars.count == 1
      }
    }
  }
}
