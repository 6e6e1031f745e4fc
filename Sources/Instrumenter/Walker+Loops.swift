internal import SwiftSyntax

extension Walker {
  func walkFor(_ node: ForStmtSyntax, _ whole: Syntax, _ scope: Scope) {
    let function = scope.function
    insert(leading([stepCall("_djA", line(node), function)] + losses(scope)), before: whole)
    passOn(node.sequence, scope)
    let inner = Scope(scope, scope.function)
    let type = node.typeAnnotation.map { text($0.type) } ?? ""
    let bindings = declare(Patterns.names(node.pattern, type: type), in: inner)
    tellWhere(node.whereClause, inner)
    markLoopNames(bindings, node.sequence)
    walkBlock(
      node.body, inner,
      leading: nextRound(line(node), scope) + leading(tellAll(bindings, from: function)))
  }

  func walkWhile(_ node: WhileStmtSyntax, _ whole: Syntax, _ scope: Scope) {
    let inner = Scope(scope, scope.function)
    let first = line(node)
    if isForever(node.conditions) {
      // The compiler sees that such a loop ends by `break` alone: its condition stays as it is.
      insert(leading([stepCall("_djA", first, scope.function)]), before: whole)
      return walkBlock(node.body, inner, leading: nextRound(first, scope))
    }
    insert(testingStep(first, scope), before: node.conditions)
    let bindings = walkConditions(node.conditions, first, scope, names: inner)
    walkBlock(node.body, inner, leading: leading(tellAll(bindings, from: scope.function)))
  }

  /// The step of a loop's head at the begin of each round.
  private func nextRound(_ line: Int, _ scope: Scope) -> String {
    leading(rereads(scope) + [stepCall("_djL", line, scope.function)])
  }

  private func isForever(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1, case .expression(let value)? = conditions.first?.condition else {
      return false
    }
    return value.kind == .booleanLiteralExpr
  }

  func walkRepeat(_ node: RepeatStmtSyntax, _ scope: Scope) {
    insert(step(node, scope), before: node)
    walkBlock(node.body, Scope(scope, scope.function))
    let condition = node.condition
    guard scope.function.level < .variables, condition.kind != .booleanLiteralExpr else {
      return _ = effects(of: condition, scope, isTold: false)
    }
    let step = stepCall("_djQ", line(node.whileKeyword), scope.function)
    let lost = losses(scope).map { "\($0.dropLast()), at: \(step))" }
    tellOutcome(of: condition, lost.first ?? step, scope)
  }
}
