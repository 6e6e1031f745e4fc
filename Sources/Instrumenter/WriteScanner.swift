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
  /// Calls that look at all objects that may have changed.
  private(set) var looks: [String] = []
  /// Those that look behind a name alone, which can be read whatever happens.
  private(set) var placesOfLooks: [(place: Place, call: String)] = []
  /// Whether anything is changed, be it told or not.
  private(set) var hasChanges = false
  /// What only has its ends changed, by its last name.
  private var tails: [String: Int] = [:]
  private let isInClosure: Bool
  private var statement: Syntax?
  /// Whether it looks into a closure that is not told.
  private var isUntold = false

  /// Whether something may lose an item at its end and be given another one, which its length does not show.
  var changesTailTwice: Bool { tails.values.contains { $0 > 1 } }

  init(_ walker: Walker, _ scope: Scope, isInClosure: Bool) {
    self.isInClosure = isInClosure
    self.walker = walker
    self.scope = scope
  }

  mutating func scan(_ node: Syntax) {
    statement = statement ?? node
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
    _ target: ExprSyntax, _ manner: Write.Manner, _ value: ExprSyntax? = nil,
    by call: FunctionCallExprSyntax? = nil, isOneOfMany: Bool = false
  ) {
    if let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      for element in tuple.elements { add(element.expression, manner, isOneOfMany: true) }
      return
    }
    hasChanges = true
    var isTail = false
    if case .tail = manner {
      isTail = true
      tails[Self.lastName(of: target), default: 0] += 1
    }
    if let base = keyPathBase(target), let text = walker.readable(base, scope) {
      looks.append("_djIn(\(text), -1)")
    }
    let mayMove = isOneOfMany || statement.map { walker.mayChangeMore($0, than: call) } ?? true
    let notes = ObjectNotes(walker: walker, scope: scope, mayMove: mayMove)
    switch notes.note(target, isTail: isTail) {
    case .nothing: break
    case .around(let calls):
      looks += calls
      // What the place is reached through is not asked again.
      if let place = Place(target)?.beforeIndex {
        if place.steps.isEmpty { placesOfLooks += calls.map { (place, $0) } }
        writes.append(Write(place: place, manner: .unknown, isInClosure: isInClosure))
      }
      return
    case .objects:
      notesObjects = true
      // What else the statement reads may be in the object.
      callsUnknown = true
      return
    }
    guard let place = Place(target) else { return }
    writes.append(Write(place: place, manner: manner, isInClosure: isInClosure, value: value))
  }

  /// What a key path begins at of which it is not known where it leads.
  private func keyPathBase(_ target: ExprSyntax) -> ExprSyntax? {
    guard let call = target.as(SubscriptCallExprSyntax.self) else {
      return target.as(MemberAccessExprSyntax.self)?.base.flatMap(keyPathBase)
    }
    guard let path = call.arguments.first, path.label?.text == "keyPath",
      !path.expression.is(KeyPathExprSyntax.self)
    else { return keyPathBase(call.calledExpression) }
    return call.calledExpression
  }

  private static func lastName(of target: ExprSyntax) -> String {
    guard let place = Place(target) else { return target.trimmedDescription }
    for step in place.steps.reversed() {
      if case .member(let name) = step { return name }
    }
    return place.rootText
  }

  /// What an assignment gives, if that is a variable or number alone.
  private func given(_ node: SequenceExprSyntax) -> ExprSyntax? {
    guard node.elements.count == 3, let value = node.elements.last,
      value.is(DeclReferenceExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
    else { return nil }
    return value
  }

  private mutating func scanClosure(_ node: ClosureExprSyntax) {
    if node.statements.isEmpty || isUntold { return }
    callsUnknown = true
    let function = walker.walkClosure(node, scope)
    if function.level >= .steps { scanUntold(node, Scope(scope, function)) }
  }

  /// What a closure that is not told changes of the variables around it is told after the whole statement.
  private mutating func scanUntold(_ node: ClosureExprSyntax, _ inner: Scope) {
    walker.silence += 1
    defer { walker.silence -= 1 }
    for name in Self.parameters(of: node) { walker.declareUnread(name, in: inner) }
    var scanner = WriteScanner(walker, inner, isInClosure: true)
    // Functions are numbered once: those within were met by the walk.
    scanner.isUntold = true
    scanner.scan(Syntax(node.statements))
    writes += scanner.writes.compactMap { write in
      if case .name(let name) = write.place.root, let (binding, _) = inner.find(name),
        binding.function === inner.function
      {
        return nil
      }
      return Write(place: write.place, manner: .unknown, isInClosure: true)
    }
  }

  private static func parameters(of node: ClosureExprSyntax) -> [String] {
    switch node.signature?.parameterClause {
    case nil: []
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
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
      add(base, .tail, by: call)
    case ("insert", nil, 1), ("remove", nil, 1), ("removeValue", "forKey", 1):
      guard let key = first?.expression else { return }
      add(base, .item(key), by: call)
    case ("updateValue", nil, 2):
      guard let key = arguments.last?.expression else { return }
      add(base, .item(key), by: call)
    case ("swapAt", nil, 2):
      guard let left = first?.expression, let right = arguments.last?.expression else { return }
      walker.markIndex(left, scope)
      walker.markIndex(right, scope)
      add(base, .swapped(left, right), by: call)
    default:
      callsUnknown = true
      add(base, .called(name))
    }
  }
}
