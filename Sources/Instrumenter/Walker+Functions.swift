internal import SwiftSyntax

extension Walker {
  /// Numbers a function.
  func makeFunction(
    _ name: String, _ kind: Function.Kind, _ node: some SyntaxProtocol, owner: TypeInfo? = nil,
    staticOwner: TypeInfo? = nil, returnsKnownType: Bool = false,
    atLeast least: TracingLevel = .full
  ) -> Function {
    let id = functions.count
    let level = max(options.levels[id] ?? .full, least)
    untold.note(level)
    functions.append(
      FunctionTable(
        id: id, name: name, line: line(node), endLine: endLine(node), parameters: [], level: level))
    return Function(
      id, kind, level, returnsKnownType: returnsKnownType, owner: owner, staticOwner: staticOwner)
  }

  func noteBody(_ function: Function, _ left: TokenSyntax, _ right: TokenSyntax) {
    let first = left.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = right.endPositionBeforeTrailingTrivia.utf8Offset
    functions[function.id].body = BodyRange(
      line: lines.line(at: first), column: lines.column(at: first), endLine: lines.line(at: end),
      endColumn: lines.column(at: end))
  }

  /// Walks a function; `owner` is the type that it is a member of, nil for a local or global one.
  func walkFunction(_ node: FunctionDeclSyntax, owner: TypeInfo?, _ scope: Scope) {
    guard let body = node.body else { return }
    let signature = node.signature
    let modifiers = node.modifiers.map { $0.name.text }
    let isStatic = modifiers.contains { ["static", "class"].contains($0) }
    let name = node.name.text
    let type = owner == nil ? scope.function.owner : isStatic ? nil : owner
    let function = makeFunction(
      owner.map { "\($0.name).\(name)" } ?? plain(name), .function, node,
      owner: type, staticOwner: owner == nil ? scope.function.staticOwner : isStatic ? owner : nil,
      returnsKnownType: returnsValue(signature.returnClause),
      atLeast: isUntraceable(node.attributes) ? .untouched : .full)
    walkDefaults(signature.parameterClause, scope)
    var calls: [String] = []
    if owner == nil {
      function.share(scope.function)
    } else if !modifiers.contains("nonisolated") {
      let isMutating = modifiers.contains { ["mutating", "consuming", "borrowing"].contains($0) }
      calls = selfCalls(function, isMutating: isMutating)
    }
    walkBody(
      body, function, scope, signature.parameterClause, calls,
      returnsValue: returnsValue(signature.returnClause))
  }

  func walkInitializer(_ node: InitializerDeclSyntax, owner: TypeInfo?, _ scope: Scope) {
    guard let body = node.body else { return }
    let function = makeFunction(
      "\(owner?.name ?? "").init", .initializer, node, owner: owner,
      atLeast: isUntraceable(node.attributes) ? .untouched : .full)
    walkDefaults(node.signature.parameterClause, scope)
    walkBody(
      body, function, scope, node.signature.parameterClause, [], returnsValue: false)
    if let owner, canTellAtEnd(body, owner, function) {
      let slot = addSlot("self", in: function, type: owner.name)
      insertAtEnd("; _djI(\(slot), self)", of: body, function)
    }
  }

  private func insertAtEnd(_ text: String, of body: CodeBlockSyntax, _ function: Function) {
    guard function.level < .variables, let last = body.statements.last else { return }
    insert(text, after: last.item)
  }

  /// Whether `self` is whole where an initialiser's body ends, and the end is reached.
  private func canTellAtEnd(
    _ body: CodeBlockSyntax, _ owner: TypeInfo, _ function: Function
  ) -> Bool {
    guard let last = body.statements.last, !DefiniteInitialisation.leaves(last), owner.isEncodable,
      !owner.isNoncopyable, owner.kind != .actor
    else { return false }
    if owner.base == nil && !owner.inheritsPrelude && !owner.mayInheritUnknown { return true }
    if owner.kind != .class { return true }
    return body.statements.contains {
      let text = text($0.item)
      return text.contains("super.init") || text.contains("self.init")
    }
  }

  /// Closures in parameters' default values.
  private func walkDefaults(_ clause: FunctionParameterClauseSyntax, _ scope: Scope) {
    for parameter in clause.parameters {
      if let value = parameter.defaultValue?.value { _ = effects(of: value, scope) }
    }
  }

  private func walkBody(
    _ body: CodeBlockSyntax, _ function: Function, _ scope: Scope,
    _ clause: FunctionParameterClauseSyntax?, _ calls: [String], returnsValue: Bool
  ) {
    noteBody(function, body.leftBrace, body.rightBrace)
    let inner = Scope(scope, function)
    var calls = calls
    let parameters = clause.map { declareParameters($0, in: inner) } ?? []
    functions[function.id].parameters = parameters.compactMap(\.slot)
    calls += tellAll(parameters, from: function)
    walkTraced(body.statements, after: body.leftBrace, inner, calls, returnsValue: returnsValue)
  }

  /// Walks the statements of a function that begins with the given calls.
  func walkTraced(
    _ items: CodeBlockItemListSyntax, after opening: TokenSyntax, _ scope: Scope,
    _ calls: [String], returnsValue: Bool
  ) {
    let function = scope.function
    let isSilent = function.level == .untouched
    if isSilent { silence += 1 }
    defer { if isSilent { silence -= 1 } }
    let low = function.level > .full ? "_djLow(); " : ""
    insert(
      " _djEnter(\(function.id)\(looks(function))); \(low)defer { _djExit() }; " + leading(calls),
      after: opening)
    guard returnsValue, let value = ImplicitReturn.expression(items), let item = items.first else {
      return walkItems(items, scope)
    }
    insert(step(item, scope) + "return ", before: item)
    let isTold = function.level < .variables && canWrap(value)
    let effects = effects(of: value, scope, isTold: isTold)
    guard isTold else { return }
    guard function.returnsKnownType else { return insert(late(effects), after: opening) }
    insert("_djR(", before: value)
    insert(argument(effects) + ")", after: value)
  }

  /// Tells `self` at a method's begin, where there is something to see.
  private func selfCalls(_ function: Function, isMutating: Bool) -> [String] {
    guard let owner = function.owner, function.level < .steps, !owner.isNoncopyable,
      owner.kind == .unknown || owner.kind == .enumeration || !owner.allProperties.isEmpty
    else { return [] }
    function.selfFunction = function.id
    if owner.kind == .actor { return actorCalls(function, owner) }
    let slot = addSlot("self", in: function, type: owner.name)
    function.selfSlot = slot
    return [isMutating ? "_djV(\(slot), self)" : "_djB(\(slot), self)"]
  }

  /// Tells an actor's properties one by one: only its own functions may look at them.
  private func actorCalls(_ function: Function, _ owner: TypeInfo) -> [String] {
    owner.properties.compactMap { property in
      guard property.reading == .plain, !holdsFunction(property.type) else { return nil }
      let slot = addSlot("self.\(property.name)", in: function, type: property.type)
      function.actorSlots[property.name] = slot
      return "_djV(\(slot), self.\(property.name))"
    }
  }

  private func declareParameters(
    _ clause: FunctionParameterClauseSyntax, in scope: Scope
  ) -> [Binding] {
    clause.parameters.compactMap { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = text(parameter.type)
      guard name != "_" else { return nil }
      if holdsFunction(type) || type.hasPrefix("repeat ") || type.contains("@autoclosure") {
        declareUnread(name, in: scope)
        return nil
      }
      let isMutable = type.hasPrefix("inout ") || type.hasPrefix("consuming ")
      let bare = isMutable ? String(type.drop { $0 != " " }.dropFirst()) : type
      return declare(
        name, in: scope, isMutable: isMutable, type: parameter.ellipsis == nil ? bare : "[\(bare)]")
    }
  }

  private func returnsValue(_ clause: ReturnClauseSyntax?) -> Bool {
    guard let clause else { return false }
    return !["Void", "()", "Never"].contains(text(clause.type))
  }

  /// Whether attributes may change what a body means (result builders, macros) or where it is compiled.
  func isUntraceable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      guard case .attribute(let attribute) = $0 else { return true }
      let name = text(attribute.attributeName)
      return !KnownNames.attributes.contains(name) || name == "inlinable"
    }
  }
}
