internal import SwiftSyntax

/// What variables seem to be for.
extension Walker {
  private func mark(_ name: String, _ role: SlotTable.Role, _ scope: Scope) {
    guard let slot = scope.find(name)?.binding.slot else { return }
    // A cursor stays one though it is used as an index; an index stays one though it is counted up.
    switch (slots[slot].role, role) {
    case (nil, _), (.accumulator, _), (.index, .cursor): slots[slot].role = role
    default: return
    }
  }

  /// Variables in a subscript's index.
  func markIndices(_ call: SubscriptCallExprSyntax, _ scope: Scope) {
    for argument in call.arguments where argument.label == nil {
      markIndex(argument.expression, scope)
    }
  }

  func markIndex(_ expression: ExprSyntax, _ scope: Scope) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      mark(reference.baseName.text, .index, scope)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      for element in sequence.elements where element.kind == .declReferenceExpr {
        mark(element.cast(DeclReferenceExprSyntax.self).baseName.text, .index, scope)
      }
    }
  }

  func markAccumulated(_ target: ExprSyntax, _ scope: Scope) {
    guard let reference = target.as(DeclReferenceExprSyntax.self) else { return }
    mark(reference.baseName.text, .accumulator, scope)
  }

  /// `node = node.next` makes a cursor, `best = max(best, x)` an accumulator.
  func markAssignment(_ node: SequenceExprSyntax, _ scope: Scope) {
    let elements = Array(node.elements.prefix(3))
    guard elements.count == 3, elements[1].kind == .assignmentExpr,
      let target = elements[0].as(DeclReferenceExprSyntax.self)
    else { return }
    let name = target.baseName.text
    if let place = Place(elements[2]), case .member? = place.steps.last,
      case .name(let root) = place.root
    {
      if root == name || slots(root, scope)?.role == .cursor { mark(name, .cursor, scope) }
    } else if let call = elements[2].as(FunctionCallExprSyntax.self),
      ["max", "min"].contains(text(call.calledExpression))
    {
      mark(name, .accumulator, scope)
    } else if let first = elements[2].as(DeclReferenceExprSyntax.self), first.baseName.text == name
    {
      mark(name, .accumulator, scope)
    }
  }

  private func slots(_ name: String, _ scope: Scope) -> SlotTable? {
    scope.find(name)?.binding.slot.map { slots[$0] }
  }

  /// A loop over a range counts an index only if its name is used as one.
  func markLoopNames(_ bindings: [Binding], _ sequence: ExprSyntax) {
    guard bindings.count == 1, let slot = bindings.first?.slot, text(sequence).hasSuffix(".indices")
    else { return }
    slots[slot].role = .index
  }

  func markDeclared(_ bindings: [Binding], _ value: ExprSyntax) {}
}
