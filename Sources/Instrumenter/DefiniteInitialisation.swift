internal import SwiftSyntax

/// Whether a statement gives a variable its first value on every path that goes on after it.
enum DefiniteInitialisation {
  static func assigns(_ items: CodeBlockItemListSyntax, _ name: String) -> Bool {
    for item in items {
      if leaves(item) || assigns(Syntax(item.item), name) { return true }
    }
    return false
  }

  /// Whether control never goes past a statement.
  static func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
    default: return isExit(Syntax(item.item))
    }
  }

  /// Whether a statement calls a function that never returns.
  static func isExit(_ node: Syntax) -> Bool {
    guard let call = unwrapped(node).as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return KnownNames.exits.contains(callee.baseName.text)
  }

  /// The expression of a statement that is nothing else.
  static func unwrapped(_ node: Syntax) -> Syntax {
    node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? node
  }

  static func assigns(_ statement: Syntax, _ name: String) -> Bool {
    let node = unwrapped(statement)
    switch node.kind {
    case .sequenceExpr: return assigns(node.cast(SequenceExprSyntax.self), name)
    case .ifExpr: return assigns(node.cast(IfExprSyntax.self), name)
    case .switchExpr:
      return node.cast(SwitchExprSyntax.self).cases.allSatisfy {
        guard case .switchCase(let branch) = $0 else { return false }
        let fallsThrough = branch.statements.last?.item.kind == .fallThroughStmt
        return fallsThrough || assigns(branch.statements, name)
      }
    case .doStmt:
      let statement = node.cast(DoStmtSyntax.self)
      return assigns(statement.body.statements, name)
        && statement.catchClauses.allSatisfy { assigns($0.body.statements, name) }
    case .labeledStmt: return assigns(Syntax(node.cast(LabeledStmtSyntax.self).statement), name)
    default: return false
    }
  }

  private static func assigns(_ sequence: SequenceExprSyntax, _ name: String) -> Bool {
    var elements = sequence.elements.makeIterator()
    guard let target = elements.next(), elements.next()?.kind == .assignmentExpr else {
      return false
    }
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == name
    }
    guard let tuple = target.as(TupleExprSyntax.self) else { return false }
    return tuple.elements.contains {
      $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
  }

  private static func assigns(_ node: IfExprSyntax, _ name: String) -> Bool {
    switch node.elseBody {
    case nil: false
    case .ifExpr(let other): assigns(node.body.statements, name) && assigns(other, name)
    case .codeBlock(let other):
      assigns(node.body.statements, name) && assigns(other.statements, name)
    }
  }
}
