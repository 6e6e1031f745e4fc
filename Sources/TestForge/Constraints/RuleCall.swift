internal import Domain

/// A rule with its arguments, as `problem.yml` calls it.
struct RuleCall: Sendable {
  /// What a rule is told: the value of an argument, a number or a text.
  private enum Argument: Sendable {
    case expression(Expression)
    case text(String)
  }

  let text: String
  private let rule: Rule
  private let arguments: [Argument]

  init(_ value: Value, parameters: Set<String>, at path: String) throws(ForgeError) {
    guard let text = value.text, let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      throw .form("\(path): a rule is written name(arguments), not \(value.json).")
    }
    let name = String(text[..<open])
    guard let rule = Rule.named[name] else {
      throw .form("\(path): unknown rule \(name)\(suggestion(for: name, in: Rule.named.keys)).")
    }
    let parts = Self.split(text[text.index(after: open)...].dropLast())
    guard parts.count == rule.arity else {
      throw .form("\(path): \(name) takes \(counted(rule.arity, "argument")), not \(parts.count).")
    }
    var arguments: [Argument] = []
    for part in parts { arguments.append(try Self.argument(part, parameters, at: path)) }
    (self.text, self.rule, self.arguments) = (text, rule, arguments)
  }

  /// Cuts at commas that stand outside of brackets.
  private static func split(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.trimmingPrefix(" ")) }
  }

  private static func argument(
    _ part: String, _ parameters: Set<String>, at path: String
  ) throws(ForgeError) -> Argument {
    if part.count >= 2, part.hasPrefix("\""), part.hasSuffix("\"") {
      return .text(String(part.dropFirst().dropLast()))
    }
    let expression = try Expression(.string(part), at: path)
    if let unknown = expression.names.subtracting(parameters).sorted().first {
      let hint = suggestion(for: unknown, in: parameters)
      throw .form("\(path): unknown argument \(unknown)\(hint).")
    }
    return .expression(expression)
  }

  /// The sentence for a broken rule, or nil.
  func check(in scope: Scope) throws(ForgeError) -> String? {
    var values: [Value] = []
    for argument in arguments {
      switch argument {
      case .text(let text): values.append(.string(text))
      case .expression(.name(let name)) where scope.arguments[name] != nil:
        values.append(scope.arguments[name] ?? .null)
      case .expression(let expression): values.append(.int(try expression.evaluate(in: scope)))
      }
    }
    return rule.broken(values).map { "The rule \(text) is broken. \($0)" }
  }
}
