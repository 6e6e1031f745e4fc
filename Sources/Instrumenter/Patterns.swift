internal import SwiftSyntax

/// A name that a pattern binds.
struct BoundName {
  let name: String
  let isMutable: Bool
  let type: String
}

enum Patterns {
  /// The names that a pattern binds, in their order.
  static func names(_ pattern: PatternSyntax, isMutable: Bool = false, type: String = "")
    -> [BoundName]
  {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      let name = identifier.identifier.text
      return name == "_" || name == "self"
        ? [] : [BoundName(name: name, isMutable: isMutable, type: type)]
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names($0.pattern, isMutable: isMutable) }
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return names(binding.pattern, isMutable: binding.bindingSpecifier.text != "let")
    }
    if let expression = pattern.as(ExpressionPatternSyntax.self) {
      return namesInside(Syntax(expression.expression), isMutable: isMutable)
    }
    return []
  }

  /// Names in patterns that are parsed as expressions, as in `case .some(let value)`.
  private static func namesInside(_ node: Syntax, isMutable: Bool) -> [BoundName] {
    if node.kind == .closureExpr { return [] }
    if let pattern = node.as(PatternExprSyntax.self) {
      return names(pattern.pattern, isMutable: isMutable)
    }
    return node.children(viewMode: .sourceAccurate).flatMap {
      namesInside($0, isMutable: isMutable)
    }
  }
}
