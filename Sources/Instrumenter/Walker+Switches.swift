internal import SwiftSyntax

extension Walker {
  func walkSwitch(_ node: SwitchExprSyntax, _ scope: Scope) {
    passOn(node.subject, scope)
    walkCases(node.cases, scope)
  }

  private func walkCases(_ cases: SwitchCaseListSyntax, _ scope: Scope) {
    for element in cases {
      switch element {
      case .switchCase(let branch): walkCase(branch, scope)
      case .ifConfigDecl(let config):
        for clause in config.clauses {
          if case .switchCases(let inner) = clause.elements { walkCases(inner, scope) }
        }
      }
    }
  }

  private func walkCase(_ branch: SwitchCaseSyntax, _ scope: Scope) {
    let inner = Scope(scope, scope.function)
    var bindings: [Binding] = []
    if case .case(let label) = branch.label {
      bindings = declare(label.caseItems.flatMap { Patterns.names($0.pattern) }, in: inner)
      for item in label.caseItems {
        tellWhere(item.whereClause, inner)
      }
    }
    let calls = tellAll(bindings, from: scope.function) + rereads(inner)
    if let first = branch.statements.first, !calls.isEmpty {
      insert(leading(calls), before: first)
    }
    walkItems(branch.statements, inner)
  }
}
