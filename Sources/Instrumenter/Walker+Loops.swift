internal import SwiftSyntax

extension Walker {
  func walkFor(_ node: ForStmtSyntax, _ whole: Syntax, _ scope: Scope) {
    insert("_djA(\(line(node))); ", before: whole)
    passOn(node.sequence, scope)
    let inner = Scope(scope, scope.function)
    let type = node.typeAnnotation.map { text($0.type) } ?? ""
    let bindings = declare(Patterns.names(node.pattern, type: type), in: inner)
    tellWhere(node.whereClause, inner)
    markLoopNames(bindings, node.sequence)
    walkBlock(
      node.body, inner,
      leading: "_djL(\(line(node))); " + leading(tellAll(bindings, from: scope.function)))
  }

  func walkWhile(_ node: WhileStmtSyntax, _ whole: Syntax, _ scope: Scope) {
    let inner = Scope(scope, scope.function)
    let first = line(node)
    if isForever(node.conditions) {
      // The compiler sees that such a loop ends by `break` alone: its condition stays as it is.
      insert("_djA(\(first)); ", before: whole)
      return walkBlock(node.body, inner, leading: "_djL(\(first)); ")
    }
    insert("_djW(\(first)), ", before: node.conditions)
    let bindings = walkConditions(node.conditions, first, scope, names: inner)
    walkBlock(node.body, inner, leading: leading(tellAll(bindings, from: scope.function)))
  }

  private func isForever(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1, case .expression(let value)? = conditions.first?.condition else {
      return false
    }
    return value.kind == .booleanLiteralExpr
  }

  func walkRepeat(_ node: RepeatStmtSyntax, _ scope: Scope) {
    insert(step(node), before: node)
    walkBlock(node.body, Scope(scope, scope.function))
    let condition = node.condition
    guard scope.function.level < .variables, condition.kind != .booleanLiteralExpr else {
      return _ = effects(of: condition, scope)
    }
    tellOutcome(of: condition, "_djQ(\(line(node.whileKeyword)))", scope)
  }
}
