internal import SwiftSyntax

extension Walker {
  func walkItems(_ items: CodeBlockItemListSyntax, _ scope: Scope) {
    scope.functionsBelow = localFunctions(items).map { names(in: Syntax($0)) }
    if let kind = items.parent?.parent?.kind, [.forStmt, .whileStmt, .repeatStmt].contains(kind) {
      // A closure may be called above its place the next time round.
      scope.functionsBelow.append(namesInClosures(of: Syntax(items)))
    }
    for item in items { walkItem(item, scope) }
    tellDeferred(scope)
  }

  private func localFunctions(_ items: CodeBlockItemListSyntax) -> [FunctionDeclSyntax] {
    items.flatMap { item -> [FunctionDeclSyntax] in
      if let function = item.item.as(FunctionDeclSyntax.self) { return [function] }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return condition.clauses.flatMap { clause in
        guard case .statements(let inner) = clause.elements else { return [FunctionDeclSyntax]() }
        return localFunctions(inner)
      }
    }
  }

  private func namesInClosures(of node: Syntax) -> Set<String> {
    if node.kind == .closureExpr { return names(in: node) }
    return node.children(viewMode: .sourceAccurate)
      .reduce(into: []) { $0.formUnion(namesInClosures(of: $1)) }
  }

  private func names(in function: Syntax) -> Set<String> {
    Set(
      function.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind else { return nil }
        return name
      })
  }

  /// The call that tells that a statement's line runs next, as text before it.
  func step(_ node: some SyntaxProtocol, _ scope: Scope) -> String {
    leading([stepCall("_djS", line(node), scope.function)] + losses(scope))
  }

  func walkItem(_ item: CodeBlockItemSyntax, _ scope: Scope) {
    let node = DefiniteInitialisation.unwrapped(Syntax(item.item))
    switch node.kind {
    case .variableDecl: walkVariable(node.cast(VariableDeclSyntax.self), scope)
    case .functionDecl:
      let function = node.cast(FunctionDeclSyntax.self)
      declareUnread(function.name.text, in: scope)
      walkFunction(function, owner: nil, scope)
      if !scope.functionsBelow.isEmpty { scope.functionsBelow.removeFirst() }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
      walkType(node, scope)
    case .ifConfigDecl:
      for clause in node.cast(IfConfigDeclSyntax.self).clauses {
        guard case .statements(let items) = clause.elements else { continue }
        for item in items { walkItem(item, scope) }
      }
    case .labeledStmt:
      let inner = node.cast(LabeledStmtSyntax.self).statement
      walkStatement(Syntax(inner), whole: node, scope, item)
    default:
      if node.is(DeclSyntax.self) { return }
      walkStatement(node, whole: node, scope, item)
    }
  }

  /// Walks a statement; `whole` is the one with its label.
  private func walkStatement(
    _ node: Syntax, whole: Syntax, _ scope: Scope, _ item: CodeBlockItemSyntax
  ) {
    let firstSlot = slots.count
    let waiting = scope.waiting()
    switch node.kind {
    case .ifExpr:
      insert(step(node, scope), before: whole)
      walkIf(node.cast(IfExprSyntax.self), scope)
    case .guardStmt: return walkGuard(node.cast(GuardStmtSyntax.self), scope)
    case .forStmt: walkFor(node.cast(ForStmtSyntax.self), whole, scope)
    case .whileStmt: walkWhile(node.cast(WhileStmtSyntax.self), whole, scope)
    case .repeatStmt: walkRepeat(node.cast(RepeatStmtSyntax.self), scope)
    case .doStmt:
      insert(step(node, scope), before: whole)
      walkDo(node.cast(DoStmtSyntax.self), scope)
    case .switchExpr:
      insert(step(node, scope), before: whole)
      // However many patterns are looked at, the way is chosen once.
      if scope.function.level < .variables { insert("_djH(\(line(node))); ", before: whole) }
      walkSwitch(node.cast(SwitchExprSyntax.self), scope)
    default: return walkSimple(node, scope)
    }
    for binding in waiting where DefiniteInitialisation.assigns(node, binding.name) {
      scope.initialise(binding)
    }
    if !endsFunction(item, scope.function) {
      insert(
        trailing(unbind(since: firstSlot, in: scope.function) + everything(scope)), after: whole)
    }
  }

  /// All variables, where a test asks for them; those that others change unseen.
  func everything(_ scope: Scope) -> [String] {
    options.tellsEverything ? tellAll(scope.readable(), from: scope.function) : rereads(scope)
  }

  /// Whether nothing of the function runs after a statement.
  private func endsFunction(_ item: CodeBlockItemSyntax, _ function: Function) -> Bool {
    guard function.kind != .topLevel, let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.last?.id == item.id
    else { return false }
    if list.parent?.kind == .closureExpr { return true }
    guard let owner = list.parent?.parent?.kind else { return false }
    return owner == .functionDecl || owner == .initializerDecl
  }

  private func walkSimple(_ node: Syntax, _ scope: Scope) {
    switch node.kind {
    case .returnStmt: walkReturn(node.cast(ReturnStmtSyntax.self), scope)
    case .throwStmt:
      insert(step(node, scope), before: node)
      let value = node.cast(ThrowStmtSyntax.self).expression
      _ = effects(of: value, scope)
      if scope.function.level < .variables, !text(value).hasPrefix(".") {
        insert("_djX(", before: value)
        insert(")", after: value)
      }
    case .deferStmt: walkDefer(node.cast(DeferStmtSyntax.self), scope)
    case .breakStmt, .continueStmt, .fallThroughStmt: insert(step(node, scope), before: node)
    case .yieldStmt, .discardStmt: return
    default:
      insert(step(node, scope), before: node)
      markWaiting(node)
      insert(trailing(effects(of: node, scope) + everything(scope)), after: node)
    }
  }

  private func walkReturn(_ node: ReturnStmtSyntax, _ scope: Scope) {
    insert(step(node, scope), before: node)
    guard let value = node.expression else { return }
    let function = scope.function
    let isTold = function.level < .variables && canWrap(value)
    let calls = effects(of: value, scope, isTold: isTold)
    guard isTold else { return }
    guard function.returnsKnownType else { return insert(late(calls), before: node) }
    insert("_djR(", before: value)
    insert(argument(calls) + ")", after: value)
  }

  /// Calls to be made behind a value that is returned as it is, for its type is not told.
  func late(_ calls: [String]) -> String {
    calls.isEmpty ? "" : "defer { \(calls.joined(separator: "; ")) }; "
  }

  /// Whether an expression may become an argument.
  func canWrap(_ value: some ExprSyntaxProtocol) -> Bool {
    let kind = value.kind
    return kind != .ifExpr && kind != .switchExpr && kind != .inOutExpr
  }

  func walkBlock(_ block: CodeBlockSyntax, _ scope: Scope, leading text: String = "") {
    let text = text + leading(rereads(scope))
    if !text.isEmpty { insert(" " + text, after: block.leftBrace) }
    walkItems(block.statements, scope)
  }
}
