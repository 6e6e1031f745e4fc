internal import SwiftSyntax

extension Walker {
  /// Walks a type or extension: its members, and what it needs to write itself.
  func walkType(_ node: Syntax, _ scope: Scope) {
    let info: TypeInfo
    let members: MemberBlockSyntax
    if let node = node.as(ExtensionDeclSyntax.self) {
      let name = text(node.extendedType).split(separator: ".").last.map(String.init) ?? ""
      let bare = name.prefix { $0 != "<" }
      info = collector.byName[String(bare)] ?? TypeInfo(id: -1, name: String(bare), kind: .unknown)
      members = node.memberBlock
    } else {
      guard let group = node.asProtocol((any DeclGroupSyntax).self),
        let known = collector.byOffset[node.positionAfterSkippingLeadingTrivia.utf8Offset]
      else { return }
      info = known
      members = group.memberBlock
      if info.isEncodable, !options.plainTypes.contains(info.id) {
        insertEncoder(info, node, group)
      }
    }
    walkMembers(members.members, info, scope)
  }

  private func walkMembers(_ members: MemberBlockItemListSyntax, _ owner: TypeInfo, _ scope: Scope)
  {
    for member in members {
      let node = Syntax(member.decl)
      switch node.kind {
      case .functionDecl: walkFunction(node.cast(FunctionDeclSyntax.self), owner: owner, scope)
      case .initializerDecl:
        walkInitializer(node.cast(InitializerDeclSyntax.self), owner: owner, scope)
      case .deinitializerDecl:
        let node = node.cast(DeinitializerDeclSyntax.self)
        guard let body = node.body else { continue }
        let function = makeFunction("\(owner.name).deinit", .accessor, node)
        noteBody(function, body.leftBrace, body.rightBrace)
        walkTraced(
          body.statements, after: body.leftBrace, Scope(scope, function), [], returnsValue: false)
      case .subscriptDecl:
        let node = node.cast(SubscriptDeclSyntax.self)
        if let block = node.accessorBlock { walkAccessors(block, owner: owner, node, scope) }
      case .variableDecl: walkProperty(node.cast(VariableDeclSyntax.self), owner, scope)
      case .ifConfigDecl:
        for clause in node.cast(IfConfigDeclSyntax.self).clauses {
          if case .decls(let inner) = clause.elements { walkMembers(inner, owner, scope) }
        }
      default: walkType(node, scope)
      }
    }
  }

  private func walkProperty(_ node: VariableDeclSyntax, _ owner: TypeInfo, _ scope: Scope) {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    // Initial values belong to no function's frame; a closure in one is a function of its own.
    let initial = Function(0, .accessor, .full, owner: nil)
    for binding in node.bindings {
      if let value = binding.initializer?.value {
        _ = effects(of: value, Scope(scope, initial))
      }
      if let block = binding.accessorBlock {
        walkAccessors(block, owner: isStatic ? nil : owner, binding, scope)
      }
    }
  }
}
