internal import SwiftSyntax

/// Finds what an expression writes, the closures in it, and whether it calls functions that are not known.
struct WriteScanner {
  let walker: Walker
  let scope: Scope
  private(set) var writes: [Write] = []
  private(set) var callsUnknown = false
  private(set) var consumed: [String] = []
  /// Whether the program notes objects, which are to be told afterwards.
  private(set) var notesObjects = false
  private let isInClosure: Bool

  init(_ walker: Walker, _ scope: Scope, isInClosure: Bool) {
    self.isInClosure = isInClosure
    self.walker = walker
    self.scope = scope
  }

  mutating func scan(_ node: Syntax) {
    switch node.kind {
    case .token, .declReferenceExpr, .integerLiteralExpr: return
    case .closureExpr: scanClosure(node.cast(ClosureExprSyntax.self))
    case .ifExpr, .switchExpr: return
    case .sequenceExpr: scanSequence(node.cast(SequenceExprSyntax.self))
    case .inOutExpr:
      let target = node.cast(InOutExprSyntax.self).expression
      add(target, .unknown)
      scan(Syntax(target))
    case .functionCallExpr: scanCall(node.cast(FunctionCallExprSyntax.self))
    case .subscriptCallExpr:
      walker.markIndices(node.cast(SubscriptCallExprSyntax.self), scope)
      scanChildren(node)
    case .consumeExpr:
      if let name = node.cast(ConsumeExprSyntax.self).expression.as(DeclReferenceExprSyntax.self) {
        consumed.append(name.baseName.text)
      }
    case .macroExpansionExpr, .keyPathExpr, .typeExpr: return
    case .awaitExpr:
      callsUnknown = true
      scanChildren(node)
    default: scanChildren(node)
    }
  }

  private mutating func scanChildren(_ node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) { scan(child) }
  }

  private mutating func add(
    _ target: ExprSyntax, _ manner: Write.Manner, _ value: ExprSyntax? = nil
  ) {
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      for element in tuple.elements { add(element.expression, manner) }
      return
    }
    if ObjectNotes(walker: walker, scope: scope).note(target) {
      notesObjects = true
      // What else the statement reads may be in the object.
      callsUnknown = true
      return
    }
    guard let place = Place(target) else { return }
    writes.append(Write(place: place, manner: manner, isInClosure: isInClosure, value: value))
  }

  /// What an assignment gives, if that is a variable or number alone.
  private func given(_ node: SequenceExprSyntax) -> ExprSyntax? {
    guard node.elements.count == 3, let value = node.elements.last,
      value.is(DeclReferenceExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
    else { return nil }
    return value
  }

  private mutating func scanClosure(_ node: ClosureExprSyntax) {
    if node.statements.isEmpty { return }
    callsUnknown = true
    walker.walkClosure(node, scope)
  }

  private mutating func scanSequence(_ node: SequenceExprSyntax) {
    var previous: ExprSyntax?
    for element in node.elements {
      if let target = previous {
        if element.kind == .assignmentExpr {
          add(target, .assigned, given(node))
        } else if let infix = element.as(BinaryOperatorExprSyntax.self),
          Self.isAssigning(infix.operator.text)
        {
          walker.markAccumulated(target, scope)
          add(target, .assigned)
        }
      }
      previous = element
      scan(Syntax(element))
    }
    walker.markAssignment(node, scope)
  }

  static func isAssigning(_ text: String) -> Bool {
    text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  private mutating func scanCall(_ node: FunctionCallExprSyntax) {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = access.base { scanMethod(access.declName.baseName.text, base, node) }
    } else if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      if !KnownNames.pureFunctions.contains(name) { callsUnknown = true }
      if scope.function.owner?.mutatingMethods.contains(name) == true {
        writes.append(
          Write(
            place: Place(selfWith: []), manner: .unknown, isInClosure: isInClosure))
      }
    }
    scanChildren(Syntax(node))
  }

  private mutating func scanMethod(
    _ name: String, _ base: ExprSyntax, _ call: FunctionCallExprSyntax
  ) {
    let isOwn = walker.collector.functionNames.contains(name)
    if !isOwn, KnownNames.harmlessMethods.contains(name) { return }
    if isOwn { callsUnknown = true }
    let arguments = Array(call.arguments)
    let first = arguments.first
    switch (name, first?.label?.text, arguments.count) {
    case _ where isOwn: add(base, .called(name))
    case ("append", _, _), ("popLast", _, 0), ("removeLast", _, _):
      walker.markAccumulated(base, scope)
      add(base, .tail)
    case ("insert", nil, 1), ("remove", nil, 1), ("removeValue", "forKey", 1):
      guard let key = first?.expression else { return }
      add(base, .item(key))
    case ("updateValue", nil, 2):
      guard let key = arguments.last?.expression else { return }
      add(base, .item(key))
    case ("swapAt", nil, 2):
      guard let left = first?.expression, let right = arguments.last?.expression else { return }
      walker.markIndex(left, scope)
      walker.markIndex(right, scope)
      add(base, .swapped(left, right))
    default:
      callsUnknown = true
      add(base, .called(name))
    }
  }
}
