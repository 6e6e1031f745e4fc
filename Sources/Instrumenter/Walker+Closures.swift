internal import SwiftSyntax

extension Walker {
  /// Walks a closure, which is a function of its own.
  ///
  /// One expression stays one, for it gives the closure its type; where it cannot be an argument it becomes a statement.
  func walkClosure(_ node: ClosureExprSyntax, _ scope: Scope) -> Function {
    let hasBuilder = node.signature.map { isUntraceable($0.attributes) } ?? false
    let least: TracingLevel = hasBuilder || isBuilt(node) ? .untouched : scope.function.level
    let returnType = node.signature?.returnClause
    let name = scope.function.kind == .topLevel ? "closure" : "closure in \(name(scope.function))"
    let function = makeFunction(
      name, .closure, node, owner: scope.function.owner,
      staticOwner: scope.function.staticOwner, returnsKnownType: returnType != nil,
      atLeast: least)
    function.share(scope.function)
    noteBody(function, node.leftBrace, node.rightBrace)
    let inner = Scope(scope, function)
    for item in node.signature?.capture?.items ?? [] {
      if let value = item.initializer?.value { _ = effects(of: value, scope) }
      declareUnread(item.name.text, in: inner)
    }
    let parameters =
      declareParameters(node.signature?.parameterClause, in: inner)
      + (node.signature?.parameterClause == nil ? declareNumbered(node, in: inner) : [])
    functions[function.id].parameters = parameters.compactMap(\.slot)
    let calls = tellAll(parameters, from: function)
    let value = onlyExpression(node)
    let isAssigned = value.map(isAssignment) ?? false
    let isStatement = options.statementClosures.contains(function.id)
    if let value, canWrap(value), !isAssigned && !isStatement || decidesTypes(node),
      !mayLeave(Syntax(value))
    {
      functions[function.id].isExpression = true
      functions[function.id].mayBeStatement = !isStatement && mayBeStatement(value)
      walkExpression(value, inner, calls)
      return function
    }
    let opening = node.signature?.inKeyword ?? node.leftBrace
    walkTraced(
      node.statements, after: opening, inner, calls, returnsValue: !isAssigned && !isStatement)
    return function
  }

  /// Whether a call's value may be discarded without a word, as where nothing is to be returned.
  private func mayBeStatement(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return KnownNames.discardable.contains(name) || collector.functionNames.contains(name)
  }

  /// Tells a closure's frame and answer around its one expression.
  private func walkExpression(_ value: ExprSyntax, _ scope: Scope, _ calls: [String]) {
    let function = scope.function
    let isSilent = function.level == .untouched
    if isSilent { silence += 1 }
    defer { if isSilent { silence -= 1 } }
    let first = "_djO(\(function.id), \(line(value))\(looks(function)))"
    let before =
      calls.isEmpty ? first : "(\(([first] + calls).map(single).joined(separator: ", ")))"
    insert("_djY(\(before), ", before: value)
    let after = effects(of: value, scope, isInClosure: true).map(single)
    insert((after.isEmpty ? ", ()" : argument(after)) + ")", after: value)
  }

  /// A call that has no overloads, which could decide the types of what is not yet known.
  private func single(_ call: String) -> String {
    call.hasPrefix("_djV(") || call.hasPrefix("_djB(") ? "_djM(" + call.dropFirst(5) : call
  }

  /// The expression that a closure consists of, with `return` or without.
  private func onlyExpression(_ node: ClosureExprSyntax) -> ExprSyntax? {
    guard let item = node.statements.first, node.statements.count == 1 else { return nil }
    if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression }
    return ImplicitReturn.expression(node.statements)
  }

  /// Whether what a closure assigns may be all that types an empty list or dictionary beside it: `reduce(into: [:])`.
  private func decidesTypes(_ node: ClosureExprSyntax) -> Bool {
    if case .parameterClause(let clause)? = node.signature?.parameterClause,
      clause.parameters.contains(where: { $0.type != nil })
    {
      return false
    }
    var parent = node.parent
    while let current = parent,
      current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self)
    {
      parent = current.parent
    }
    let call = parent?.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { isEmptyLiteral($0.expression) } ?? false
  }

  private func isEmptyLiteral(_ value: ExprSyntax) -> Bool {
    if let list = value.as(ArrayExprSyntax.self) { return list.elements.isEmpty }
    if let table = value.as(DictionaryExprSyntax.self) { return table.content.is(TokenSyntax.self) }
    return value.as(TupleExprSyntax.self)?.elements.contains { isEmptyLiteral($0.expression) }
      ?? false
  }

  private func isAssignment(_ value: ExprSyntax) -> Bool {
    value.as(SequenceExprSyntax.self)?.elements.contains {
      $0.kind == .assignmentExpr
        || $0.as(BinaryOperatorExprSyntax.self).map { WriteScanner.isAssigning($0.operator.text) }
          == true
    } ?? false
  }

  /// Whether an error or another task may come in the midst of an expression.
  private func mayLeave(_ node: Syntax) -> Bool {
    switch node.kind {
    case .closureExpr: return false
    case .awaitExpr: return true
    case .tryExpr where node.cast(TryExprSyntax.self).questionOrExclamationMark == nil: return true
    default: return node.children(viewMode: .sourceAccurate).contains { mayLeave($0) }
    }
  }

  /// Declares `$0`, `$1` … as far as a closure names them and does not call them.
  private func declareNumbered(_ node: ClosureExprSyntax, in scope: Scope) -> [Binding] {
    var names: Set<String> = []
    var called: Set<String> = []
    collectNumbered(Syntax(node.statements), &names, &called)
    return names.sorted().compactMap { name in
      if called.contains(name) {
        declareUnread(name, in: scope)
        return nil
      }
      return declare(name, in: scope, isMutable: true)
    }
  }

  private func collectNumbered(
    _ node: Syntax, _ names: inout Set<String>, _ called: inout Set<String>
  ) {
    if node.kind == .closureExpr { return }
    if let name = numbered(node) { names.insert(name) }
    if let call = node.as(FunctionCallExprSyntax.self),
      let name = numbered(Syntax(call.calledExpression))
    {
      called.insert(name)
    }
    for child in node.children(viewMode: .sourceAccurate) {
      collectNumbered(child, &names, &called)
    }
  }

  private func numbered(_ node: Syntax) -> String? {
    guard let token = node.as(DeclReferenceExprSyntax.self)?.baseName,
      case .dollarIdentifier(let name) = token.tokenKind
    else { return nil }
    return name
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
}
