internal import SwiftSyntax

/// What is known of an expression's type by what is written down.
extension Walker {
  /// The type's text; nil where it is not known.
  func type(of expression: ExprSyntax, _ scope: Scope) -> String? {
    switch expression.kind {
    case .declReferenceExpr:
      let name = expression.cast(DeclReferenceExprSyntax.self).baseName.text
      guard let (binding, _) = scope.find(name) else {
        return scope.function.owner?.property(name).flatMap { known($0.type) }
      }
      return binding.slot.flatMap { known(slots[$0].type) }
    case .memberAccessExpr:
      let name = expression.cast(MemberAccessExprSyntax.self).declName.baseName.text
      let owners = collector.owners[name] ?? []
      let types = Set(owners.flatMap(\.properties).filter { $0.name == name }.map(\.type))
      return types.count == 1 ? types.first.flatMap(known) : nil
    case .subscriptCallExpr:
      let base = expression.cast(SubscriptCallExprSyntax.self).calledExpression
      return type(of: base, scope).flatMap(element)
    case .optionalChainingExpr:
      return type(of: expression.cast(OptionalChainingExprSyntax.self).expression, scope)
        .map(unwrapped)
    case .forceUnwrapExpr:
      return type(of: expression.cast(ForceUnwrapExprSyntax.self).expression, scope).map(unwrapped)
    default: return nil
    }
  }

  /// Whether a type is a class of the file; nil where it is none of the file's at all.
  func isClass(_ type: String) -> Bool? { collector.byName[unwrapped(type)]?.isClass }

  private func known(_ type: String) -> String? {
    let bare = type.filter { !$0.isWhitespace }
    return bare.isEmpty ? nil : bare
  }

  private func unwrapped(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") ? String(type.dropLast()) : type
  }

  /// What a list or dictionary holds.
  private func element(_ list: String) -> String? {
    let type = unwrapped(list)
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let inner = type.dropFirst().dropLast()
    var depth = 0
    for index in inner.indices {
      if "[(<".contains(inner[index]) { depth += 1 }
      if "])>".contains(inner[index]) { depth -= 1 }
      if inner[index] == ":", depth == 0 { return String(inner[inner.index(after: index)...]) }
    }
    return depth == 0 ? String(inner) : nil
  }
}
