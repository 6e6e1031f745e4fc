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
