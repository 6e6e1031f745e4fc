internal import SwiftSyntax

/// Whether an expression may be evaluated once more after its statement, with the same value and no effect.
struct Purity {
  let walker: Walker
  let scope: Scope
  /// Names that the statement changes.
  let changed: Set<String>
  let callsUnknown: Bool

  func holds(_ node: some SyntaxProtocol) -> Bool {
    let text = walker.text(node)
    if text.utf8.contains(10) || text.contains("//") || text.contains("/*") { return false }
    return isPure(Syntax(node))
  }

  private func isPure(_ node: Syntax) -> Bool {
    switch node.kind {
    case .integerLiteralExpr, .booleanLiteralExpr, .binaryOperatorExpr: return true
    case .stringLiteralExpr:
      return node.cast(StringLiteralExprSyntax.self).segments.allSatisfy {
        guard case .expressionSegment(let segment) = $0 else { return true }
        return segment.expressions.allSatisfy { isPure(Syntax($0.expression)) }
      }
    case .declReferenceExpr: return isPure(node.cast(DeclReferenceExprSyntax.self).baseName.text)
    case .memberAccessExpr:
      let access = node.cast(MemberAccessExprSyntax.self)
      guard let base = access.base else { return false }
      let name = access.declName.baseName.text
      return !walker.collector.computed.contains(name) && !changed.contains(name)
        && isPure(Syntax(base))
    case .sequenceExpr:
      return node.cast(SequenceExprSyntax.self).elements.allSatisfy { isPure(Syntax($0)) }
    case .tupleExpr:
      return node.cast(TupleExprSyntax.self).elements.allSatisfy { isPure(Syntax($0.expression)) }
    case .arrayExpr:
      return node.cast(ArrayExprSyntax.self).elements.allSatisfy { isPure(Syntax($0.expression)) }
    case .prefixOperatorExpr:
      return isPure(Syntax(node.cast(PrefixOperatorExprSyntax.self).expression))
    case .forceUnwrapExpr:
      return isPure(Syntax(node.cast(ForceUnwrapExprSyntax.self).expression))
    case .subscriptCallExpr:
      let call = node.cast(SubscriptCallExprSyntax.self)
      return call.trailingClosure == nil && isPure(Syntax(call.calledExpression))
        && call.arguments.allSatisfy { isPure(Syntax($0.expression)) }
    case .functionCallExpr: return isPureCall(node.cast(FunctionCallExprSyntax.self))
    default: return false
    }
  }

  private func isPureCall(_ call: FunctionCallExprSyntax) -> Bool {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      KnownNames.pureFunctions.contains(callee.baseName.text), call.trailingClosure == nil,
      !walker.collector.functionNames.contains(callee.baseName.text)
    else { return false }
    return call.arguments.allSatisfy { isPure(Syntax($0.expression)) }
  }

  private func isPure(_ name: String) -> Bool {
    if changed.contains(name) { return false }
    guard let (binding, _) = scope.find(name) else {
      // A property of an implicit `self`, or a constant from elsewhere.
      return name == "self"
        || !callsUnknown && !walker.collector.computed.contains(name)
          && name.first?.isUppercase != true
    }
    if binding.slot == nil { return false }
    if !binding.isMutable || !callsUnknown { return true }
    // A function may change a program's variables though it stands below.
    return binding.function === scope.function && !binding.isChangedInside
      && !scope.isNamedBelow(name) && scope.function.kind != .topLevel
  }
}
