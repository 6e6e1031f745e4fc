internal import SwiftSyntax

extension Walker {
  /// Walks a declaration of local variables, or of a program's global ones.
  func walkVariable(_ node: VariableDeclSyntax, _ scope: Scope) {
    if !isInLibrary(scope) {
      insert(step(node, scope), before: node)
      markWaiting(node)
    }
    let modifiers = node.modifiers.map { $0.name.text }
    let isUnread =
      modifiers.contains { ["lazy", "async", "unowned"].contains($0) }
      || node.attributes.contains { isWrapper($0) }
    var calls: [String] = []
    for binding in node.bindings {
      if let block = binding.accessorBlock { walkAccessors(block, owner: nil, binding, scope) }
      if isUnread || isComputed(binding) {
        for name in Patterns.names(binding.pattern) { declareUnread(name.name, in: scope) }
        if let value = binding.initializer?.value { _ = effects(of: value, scope) }
      } else {
        calls += walkBinding(binding, node, scope)
      }
    }
    if !isInLibrary(scope) { insert(trailing(calls + everything(scope)), after: node) }
  }

  /// Whether the scope is the top level of a file without statements.
  private func isInLibrary(_ scope: Scope) -> Bool {
    scope.function.kind == .topLevel && !options.isProgram
  }

  private func isWrapper(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute else { return true }
    return !KnownNames.attributes.contains(text(attribute.attributeName))
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      list.contains { $0.accessorSpecifier.text == "get" || $0.accessorSpecifier.text == "_read" }
    }
  }

  private func walkBinding(
    _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, _ scope: Scope
  ) -> [String] {
    let isMutable = node.bindingSpecifier.text == "var"
    var type = binding.typeAnnotation.map { text($0.type) } ?? ""
    if type.isEmpty { type = Literals.type(binding.initializer) }
    let value = binding.initializer?.value
    let calls = value.map { effects(of: $0, scope) } ?? []
    let names = Patterns.names(binding.pattern, isMutable: isMutable, type: type)
    if holdsFunction(type) || value?.kind == .closureExpr
      || collector.byName[type]?.isNoncopyable == true
    {
      for name in names { declareUnread(name.name, in: scope) }
      return calls
    }
    let isInitialised =
      value != nil || isMutable && isOptional(binding.typeAnnotation?.type)
      || isInLibrary(scope)
    let bindings = names.map {
      declare(
        $0.name, in: scope, isMutable: $0.isMutable, type: $0.type, isInitialised: isInitialised)
    }
    if let value { markDeclared(bindings, value) }
    if !isInitialised { return calls }
    return calls + tellAll(bindings, from: scope.function)
  }

  private func isOptional(_ type: TypeSyntax?) -> Bool {
    type?.kind == .optionalType || type?.kind == .implicitlyUnwrappedOptionalType
  }

  /// Whether a type is a function's: a function may not be passed on where it does not escape.
  func holdsFunction(_ type: String) -> Bool {
    if type.contains("->") { return true }
    return collector.functionAliases.contains { type.contains($0) }
  }
}
