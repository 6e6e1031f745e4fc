internal import Domain

/// A whole number in terms of `size` and earlier arguments, such as `len(head) - 1`.
indirect enum Expression: Sendable, Hashable {
  case number(Int)
  case name(String)
  case measure(Measure, of: String)
  case operation(Character, Expression, Expression)
  case smallest(Expression, Expression)
  case greatest(Expression, Expression)
}

/// What the names of an expression stand for.
struct Scope: Sendable {
  var arguments: [String: Value] = [:]
  var size: Int?
}

extension Expression {
  /// Reads an integer or a string; throws ``ForgeError/form(_:)`` for anything else.
  init(_ value: Value, at path: String) throws(ForgeError) {
    switch value {
    case .string("size"): self = .name("size")
    case .string(let text):
      var parser = ExpressionParser(text: text, path: path)
      self = try parser.whole()
    default:
      guard let number = value.integer else {
        throw .form("\(path): \(value.json) is neither a whole number nor an expression.")
      }
      self = .number(number)
    }
  }

  /// The names that it uses.
  var names: Set<String> {
    switch self {
    case .number: []
    case .name(let name): name == "size" ? [] : [name]
    case .measure(_, let name): [name]
    case .operation(_, let left, let right), .smallest(let left, let right),
      .greatest(let left, let right):
      left.names.union(right.names)
    }
  }

  func evaluate(in scope: Scope) throws(ForgeError) -> Int {
    switch self {
    case .number(let number): return number
    case .name("size"):
      guard let size = scope.size else { throw .form("size is only allowed in generators.") }
      return size
    case .name(let name):
      guard let number = scope.arguments[name]?.integer else {
        throw .form("\(name) is not the name of a whole-number argument that is known here.")
      }
      return number
    case .measure(let measure, let name): return try evaluate(measure, of: name, in: scope)
    case .smallest(let left, let right):
      return try min(left.evaluate(in: scope), right.evaluate(in: scope))
    case .greatest(let left, let right):
      return try max(left.evaluate(in: scope), right.evaluate(in: scope))
    case .operation(let sign, let left, let right):
      return try apply(sign, left.evaluate(in: scope), right.evaluate(in: scope))
    }
  }

  private func evaluate(
    _ measure: Measure, of name: String, in scope: Scope
  ) throws(ForgeError) -> Int {
    guard let value = scope.arguments[name], let number = measure.of(value) else {
      throw .form("\(measure.rawValue)(\(name)): nothing of that name here has one.")
    }
    return number
  }

  private func apply(_ sign: Character, _ left: Int, _ right: Int) throws(ForgeError) -> Int {
    let (result, overflow) =
      switch sign {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      default: left.dividedReportingOverflow(by: right)
      }
    guard !overflow else { throw .form("\(left) \(sign) \(right) has no 64-bit result.") }
    return result
  }
}
