internal import SwiftSyntax

extension Walker {
  /// Walks a closure; one with several statements is a function of its own.
  func walkClosure(_ node: ClosureExprSyntax, _ scope: Scope) {
    let isUntraceable =
      isAsync(node) || node.signature?.attributes.isEmpty == false || isBuilt(node)
    let least: TracingLevel = isUntraceable ? .untouched : scope.function.level
    let returnType = node.signature?.returnClause
    let name = scope.function.kind == .topLevel ? "closure" : "closure in \(name(scope.function))"
    let function = makeFunction(
      name, .closure, node, owner: scope.function.owner, returnsKnownType: returnType != nil,
      atLeast: least)
    function.selfSlot = scope.function.selfSlot
    function.selfFunction = scope.function.selfFunction
    let inner = Scope(scope, function)
    for item in node.signature?.capture?.items ?? [] { declareUnread(item.name.text, in: inner) }
    let parameters = declareParameters(node.signature?.parameterClause, in: inner)
    functions[function.id].parameters = parameters.compactMap(\.slot)
    let opening = node.signature?.inKeyword ?? node.leftBrace
    walkTraced(
      node.statements, after: opening, inner, tellAll(parameters, from: function),
      returnsValue: false)
  }

  private func name(_ function: Function) -> String {
    let name = functions[function.id].name
    return name.hasPrefix("closure in ") ? String(name.dropFirst(11)) : name
  }

  private func declareParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?, in scope: Scope
  ) -> [Binding] {
    var found: [(name: String, type: String)] = []
    switch clause {
    case nil: break
    case .simpleInput(let list): found = list.map { ($0.name.text, "") }
    case .parameterClause(let clause):
      found = clause.parameters.map {
        (($0.secondName ?? $0.firstName).text, $0.type.map { text($0) } ?? "")
      }
    }
    return found.compactMap { name, type in
      if name == "_" { return nil }
      if holdsFunction(type) {
        declareUnread(name, in: scope)
        return nil
      }
      // Whether it is `inout` may be known from outside alone.
      return declare(name, in: scope, isMutable: true, type: type)
    }
  }

  private func isAsync(_ node: ClosureExprSyntax) -> Bool {
    if node.signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
    return text(node).contains("await ")
  }

  /// Whether a result builder makes the closure's value.
  private func isBuilt(_ node: ClosureExprSyntax) -> Bool {
    if collector.builderFunctions.isEmpty { return false }
    var parent = node.parent
    while let current = parent {
      if let call = current.as(FunctionCallExprSyntax.self) {
        return collector.builderFunctions.contains(text(call.calledExpression))
      }
      if current.is(CodeBlockItemSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  /// Whether a closure's body may have statements added: one expression gives the closure its type.
  func isSeveralStatements(_ node: ClosureExprSyntax) -> Bool {
    if node.statements.count > 1 { return true }
    guard let only = node.statements.first else { return false }
    let kind = DefiniteInitialisation.unwrapped(Syntax(only.item)).kind
    return [.forStmt, .whileStmt, .repeatStmt, .doStmt].contains(kind)
  }
}
