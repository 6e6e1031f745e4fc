internal import SwiftSyntax

extension Walker {
  func walkIf(_ node: IfExprSyntax, _ scope: Scope, isElseIf: Bool = false) {
    let inner = Scope(scope, scope.function)
    if isElseIf { insert(testingStep(line(node), scope), before: node.conditions) }
    let bindings = walkConditions(node.conditions, line(node), scope, names: inner)
    walkBlock(node.body, inner, leading: leading(tellAll(bindings, from: scope.function)))
    switch node.elseBody {
    case nil: return
    case .ifExpr(let other): walkIf(other, scope, isElseIf: true)
    case .codeBlock(let block): walkBlock(block, Scope(scope, scope.function))
    }
  }

  /// A step that is told as the first of some conditions.
  func testingStep(_ line: Int, _ scope: Scope) -> String {
    ([stepCall("_djW", line, scope.function)] + losses(scope)).map { $0 + ", " }.joined()
  }

  func walkGuard(_ node: GuardStmtSyntax, _ scope: Scope) {
    insert(step(node, scope), before: node)
    let waiting = Scope(scope, scope.function)
    // The names are declared outside, but the guard's own block cannot see them.
    let bindings = walkConditions(node.conditions, line(node), scope, names: waiting)
    walkBlock(node.body, Scope(scope, scope.function))
    for binding in bindings { scope.declare(binding) }
    insert(trailing(tellAll(bindings, from: scope.function) + rereads(scope)), after: node)
  }

  /// Walks conditions: each outcome is told, and what its expression changed; returns what they bind, declared in `names`.
  func walkConditions(
    _ conditions: ConditionElementListSyntax, _ line: Int, _ scope: Scope, names: Scope,
    stepping: String? = nil
  ) -> [Binding] {
    var bindings: [Binding] = []
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        tellOutcome(of: expression, stepping ?? "\(line)", names)
      case .availability: continue
      case .matchingPattern(let condition):
        tellTest(before: element, scope)
        passOn(condition.initializer.value, names)
        bindings += declare(Patterns.names(condition.pattern), in: names)
      case .optionalBinding(let condition):
        tellTest(before: element, scope)
        if let value = condition.initializer?.value { passOn(value, names) }
        let isMutable = condition.bindingSpecifier.text != "let"
        let type = condition.typeAnnotation.map { text($0.type) } ?? ""
        bindings += declare(
          Patterns.names(condition.pattern, isMutable: isMutable, type: type), in: names)
      }
    }
    return bindings
  }

  /// Tells that a binding or a pattern is tested; the type checker sees one more condition, and nothing of the learner's.
  private func tellTest(before element: ConditionElementSyntax, _ scope: Scope) {
    guard scope.function.level < .variables else { return }
    insert("_djH(\(line(element))), ", before: element)
  }

  /// Wraps a `where` so that it is told when it is asked.
  func tellWhere(_ clause: WhereClauseSyntax?, _ scope: Scope) {
    guard let condition = clause?.condition else { return }
    let isTold =
      scope.function.level < .variables && condition.kind != .booleanLiteralExpr
      && canWrap(condition)
    if isTold { insert("_djJ(\(line(condition)), ", before: condition) }
    passOn(condition, scope)
    if isTold { insert(")", after: condition) }
  }

  /// Wraps a condition so that its outcome is told.
  func tellOutcome(of expression: ExprSyntax, _ line: String, _ scope: Scope) {
    // A literal decides what the compiler knows of the paths through the code.
    let isTold =
      scope.function.level < .variables && expression.kind != .booleanLiteralExpr
      && canWrap(expression)
    let calls = effects(of: expression, scope, isTold: isTold)
    guard isTold else { return }
    insert("_djC(\(line), ", before: expression)
    insert(argument(calls) + ")", after: expression)
  }

  /// Wraps a value so that what its expression changed is told at once.
  func passOn(_ expression: ExprSyntax, _ scope: Scope) {
    let calls = effects(of: expression, scope)
    guard !calls.isEmpty, canWrap(expression) else { return }
    insert("_djP(", before: expression)
    insert(argument(calls) + ")", after: expression)
  }
}
