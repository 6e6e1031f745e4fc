internal import SwiftSyntax

/// Bodies that are one expression, whose value they return without saying so.
enum ImplicitReturn {
  /// The expression of such a body; nil for any other.
  static func expression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard let item = items.first, items.count == 1 else { return nil }
    let node = DefiniteInitialisation.unwrapped(Syntax(item.item))
    switch node.kind {
    case .ifExpr, .switchExpr:
      return isValue(node) && hasValue(node) ? node.cast(ExprSyntax.self) : nil
    default:
      if DefiniteInitialisation.isExit(node) { return nil }
      return node.as(ExprSyntax.self)
    }
  }

  /// Whether a body may stand as a branch of a value: one expression, a throw or an exit.
  private static func isBranch(_ items: CodeBlockItemListSyntax) -> Bool {
    guard let item = items.first, items.count == 1 else { return false }
    let node = DefiniteInitialisation.unwrapped(Syntax(item.item))
    switch node.kind {
    case .ifExpr, .switchExpr: return isValue(node)
    case .throwStmt: return true
    default: return node.is(ExprSyntax.self)
    }
  }

  /// Whether every branch of an `if` or `switch` may be a value.
  private static func isValue(_ node: Syntax) -> Bool {
    if let node = node.as(IfExprSyntax.self) {
      switch node.elseBody {
      case nil: return false
      case .ifExpr(let other): return isBranch(node.body.statements) && isValue(Syntax(other))
      case .codeBlock(let other):
        return isBranch(node.body.statements) && isBranch(other.statements)
      }
    }
    return node.as(SwitchExprSyntax.self)?.cases.allSatisfy {
      guard case .switchCase(let branch) = $0 else { return false }
      return isBranch(branch.statements)
    } ?? false
  }

  /// Whether some branch gives a value: one that only throws or exits is a statement.
  private static func hasValue(_ node: Syntax) -> Bool {
    if let node = node.as(IfExprSyntax.self) {
      if givesValue(node.body.statements) { return true }
      switch node.elseBody {
      case nil: return false
      case .ifExpr(let other): return hasValue(Syntax(other))
      case .codeBlock(let other): return givesValue(other.statements)
      }
    }
    return node.as(SwitchExprSyntax.self)?.cases.contains {
      guard case .switchCase(let branch) = $0 else { return false }
      return givesValue(branch.statements)
    } ?? false
  }

  private static func givesValue(_ items: CodeBlockItemListSyntax) -> Bool {
    guard let item = items.first else { return false }
    let node = DefiniteInitialisation.unwrapped(Syntax(item.item))
    switch node.kind {
    case .throwStmt: return false
    case .ifExpr, .switchExpr: return hasValue(node)
    default: return !DefiniteInitialisation.isExit(node)
    }
  }
}
