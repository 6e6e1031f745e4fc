internal import SwiftSyntax

/// Statements that wait for what other threads do: meanwhile those are told.
extension Walker {
  /// Tells before and after a statement that its thread waits.
  func markWaiting(_ node: some SyntaxProtocol) {
    guard usesTasks, waits(Syntax(node)) else { return }
    insert("_djPark(); ", before: node)
    insert("; _djBack()", after: node)
  }

  private func waits(_ node: Syntax) -> Bool {
    switch node.kind {
    case .closureExpr, .awaitExpr: return false
    case .functionCallExpr:
      let callee = node.cast(FunctionCallExprSyntax.self).calledExpression
      let name =
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let name, KnownNames.waits.contains(name) { return true }
    default: break
    }
    return node.children(viewMode: .sourceAccurate).contains { waits($0) }
  }
}
