internal import SwiftSyntax

extension Walker {
  /// Walks the accessors of a property, subscript or computed local variable.
  func walkAccessors(
    _ block: AccessorBlockSyntax, owner: TypeInfo?, _ named: some SyntaxProtocol, _ scope: Scope
  ) {
    let name = accessorName(named, owner)
    switch block.accessors {
    case .getter(let items):
      let function = makeFunction(name, .accessor, named, owner: owner, returnsKnownType: true)
      noteBody(function, block.leftBrace, block.rightBrace)
      let inner = Scope(scope, function)
      declareParameters(of: named, in: inner)
      walkTraced(items, after: block.leftBrace, inner, [], returnsValue: true)
    case .accessors(let list):
      for accessor in list {
        if let body = accessor.body { walkAccessor(accessor, body, owner, name, named, scope) }
      }
    }
  }

  private func walkAccessor(
    _ accessor: AccessorDeclSyntax, _ body: CodeBlockSyntax, _ owner: TypeInfo?, _ name: String,
    _ named: some SyntaxProtocol, _ scope: Scope
  ) {
    let keyword = accessor.accessorSpecifier.text
    let isKnown = ["get", "set", "willSet", "didSet"].contains(keyword)
    let function = makeFunction(
      "\(name).\(keyword)", .accessor, accessor, owner: owner, returnsKnownType: keyword == "get",
      atLeast: isKnown ? .full : .untouched)
    noteBody(function, body.leftBrace, body.rightBrace)
    let inner = Scope(scope, function)
    declareParameters(of: named, in: inner)
    if keyword != "get", isKnown {
      let standard = keyword == "didSet" ? "oldValue" : "newValue"
      let given = accessor.parameters?.name.text
      // Reading `oldValue` changes when the property is read: only a named one is.
      if keyword != "didSet" || given != nil {
        let binding = declare(given ?? standard, in: inner, isMutable: false)
        functions[function.id].parameters = [binding.slot ?? 0]
        let calls = tellAll([binding], from: function)
        return walkTraced(
          body.statements, after: body.leftBrace, inner, calls, returnsValue: false)
      }
    }
    walkTraced(
      body.statements, after: body.leftBrace, inner, [], returnsValue: keyword == "get")
  }

  private func accessorName(_ named: some SyntaxProtocol, _ owner: TypeInfo?) -> String {
    let node = Syntax(named)
    let name =
      node.as(PatternBindingSyntax.self).map { text($0.pattern) }
      ?? (node.kind == .subscriptDecl ? "subscript" : "accessor")
    return owner.map { "\($0.name).\(name)" } ?? name
  }

  private func declareParameters(of named: some SyntaxProtocol, in scope: Scope) {
    guard let node = Syntax(named).as(SubscriptDeclSyntax.self) else { return }
    for parameter in node.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      if name != "_" { declareUnread(name, in: scope) }
    }
  }
}
