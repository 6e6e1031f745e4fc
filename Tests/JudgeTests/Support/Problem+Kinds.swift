import Domain

extension Signature {
  static let counter = Signature.design(
    DesignSignature(
      className: "Counter", constructor: [Parameter(name: "start", type: .int)],
      methods: [
        .init(
          name: "add",
          parameters: [
            Parameter(name: "amount", type: .int), Parameter(name: "label", type: .string),
          ], returns: .void), .init(name: "total", parameters: [], returns: .int),
        .init(name: "history", parameters: [], returns: .list(.int)),
      ]))

  static let codec = Signature.design(
    DesignSignature(
      className: "Codec", constructor: [],
      methods: [
        .init(
          name: "serialize", parameters: [Parameter(name: "root", type: .treeNode)],
          returns: .string),
        .init(
          name: "deserialize", parameters: [Parameter(name: "data", type: .string)],
          returns: .treeNode),
      ]))
}

extension Problem {
  /// Encode and Decode Strings: what lies between the halves may be any bytes.
  static let texts = Problem.made(
    .design(
      DesignSignature(
        className: "Codec", constructor: [],
        methods: [
          .init(
            name: "encode", parameters: [Parameter(name: "strs", type: .list(.string))],
            returns: .string),
          .init(
            name: "decode", parameters: [Parameter(name: "s", type: .string)],
            returns: .list(.string)),
        ])), .roundTrip(encode: "encode", decode: "decode"))

  /// Lengths beyond what UTF-8 holds, and the characters that stand for such bytes on the way.
  static let textCases: [(input: [Value], expected: Value?)] = [
    ([[.string(String(repeating: "q", count: 200)), "", "\u{EF80}é\u{EFFF}", "a"]], nil),
    ([[]], nil),
  ]

  /// First Bad Version: the second parameter is the secret.
  static func firstBad(calls: Int) -> Problem {
    .made(
      .function(
        FunctionSignature(
          name: "firstBadVersion",
          parameters: [
            Parameter(name: "n", type: .int), Parameter(name: "bad", type: .int, role: .secret),
          ], returns: .int,
          oracle: Oracle(name: "isBadVersion", host: "VersionControl", callLimit: calls))),
      .interactive)
  }
}
