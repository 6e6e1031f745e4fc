public import Domain

/// How much there is of an input: its numbers and other plain values, and its strings' letters.
///
/// An empty string counts one, and so does a call of a design class beside its arguments.
public func inputSize(_ input: [Value], of problem: Problem) -> Int {
  guard problem.replayedDesign != nil, input.count == 2, let names = input[0].elements else {
    return input.reduce(0) { $0 + $1.size }
  }
  return names.count + input[1].size
}

/// Which of two inputs of a problem is the simpler one.
///
/// The one of which there is less; then the one with the shorter JSON; then the one whose JSON
/// stands first.
struct InputOrder: Comparable {
  let size: Int
  let json: String

  init(_ input: [Value], of problem: Problem) {
    size = inputSize(input, of: problem)
    json = Value.array(input).json
  }

  static func < (first: InputOrder, second: InputOrder) -> Bool {
    let (length, other) = (first.json.utf8.count, second.json.utf8.count)
    if (first.size, length) != (second.size, other) {
      return (first.size, length) < (second.size, other)
    }
    return first.json.utf8.lexicographicallyPrecedes(second.json.utf8)
  }
}

extension Value {
  fileprivate var size: Int {
    switch self {
    case .array(let items): items.reduce(0) { $0 + $1.size }
    case .object(let fields): fields.values.reduce(0) { $0 + $1.size }
    case .string(let text): max(1, text.unicodeScalars.count)
    case .null, .bool, .int, .double: 1
    }
  }
}
