internal import SwiftSyntax

/// Where errors arrive: `catch` and `defer`.
extension Walker {
  func walkDo(_ node: DoStmtSyntax, _ scope: Scope) {
    let body = Scope(scope, scope.function)
    let attempt = Attempt(catchesAll: node.catchClauses.contains { $0.catchItems.isEmpty })
    if !node.catchClauses.isEmpty { body.attempts.append(attempt) }
    walkBlock(node.body, body)
    for clause in node.catchClauses {
      let inner = Scope(scope, scope.function)
      for item in clause.catchItems {
        tellWhere(item.whereClause, scope)
      }
      let names = clause.catchItems.flatMap { item in item.pattern.map { Patterns.names($0) } ?? []
      }
      var bindings = declare(names, in: inner)
      if clause.catchItems.isEmpty {
        bindings = [declare("error", in: inner, isMutable: false, type: "any Error")]
      }
      let caught = scope.function.level < .steps ? "_djK(); " : ""
      let calls = tellAll(bindings, from: scope.function) + changed(by: attempt, inner)
      walkBlock(clause.body, inner, leading: caught + leading(calls + everything(inner)))
    }
  }

  /// Walks a `defer`; what the statements after it in its block change before they throw is told by `walkItems`.
  func walkDefer(_ node: DeferStmtSyntax, _ scope: Scope) {
    insert(step(node, scope), before: node)
    let inner = Scope(scope, scope.function)
    walkBlock(node.body, inner, leading: leading(everything(inner)))
    let attempt = Attempt(catchesAll: false, lost: Set(scope.waiting().map(\.name)))
    scope.attempts.append(attempt)
    scope.deferred.append(Deferred(node: node, attempt: attempt, firstSlot: slots.count))
  }

  /// Tells in the `defer`s of a block what its later statements may have changed before they threw.
  func tellDeferred(_ scope: Scope) {
    for deferred in scope.deferred {
      let calls = changed(by: deferred.attempt, scope, before: deferred.firstSlot)
      if calls.isEmpty { continue }
      insert(" " + leading(calls), after: deferred.node.body.leftBrace)
    }
    scope.deferred = []
  }

  /// Notes for each place where its error may arrive what an expression changes.
  func noteErrors(
    of node: Syntax, _ writes: [Write], _ scope: Scope, looks: [(place: Place, call: String)]
  ) {
    let attempts = scope.reachableAttempts()
    guard !attempts.isEmpty, !writes.isEmpty, mayThrow(node) else { return }
    let changes = writes.map { write in
      Attempt.Change(write: write, binding: rootBinding(write.place, scope))
    }
    let looked = looks.map { place, call in
      let write = Write(place: place, manner: .unknown, isInClosure: false)
      return Attempt.Change(write: write, binding: rootBinding(place, scope), look: call)
    }
    for attempt in attempts { attempt.note(changes + looked) }
  }

  private func rootBinding(_ place: Place, _ scope: Scope) -> Binding? {
    guard case .name(let name) = place.root else { return nil }
    return scope.find(name)?.binding
  }

  /// Whether an error of an expression may leave it.
  private func mayThrow(_ node: Syntax) -> Bool {
    if node.parent?.kind == .throwStmt { return true }
    switch node.kind {
    case .closureExpr, .token: return false
    case .tryExpr where node.cast(TryExprSyntax.self).questionOrExclamationMark == nil: return true
    default: return node.children(viewMode: .sourceAccurate).contains { mayThrow($0) }
    }
  }

  /// The calls that tell what an attempt's statements may have changed, as far as it is seen from a scope.
  private func changed(
    by attempt: Attempt, _ scope: Scope, before firstSlot: Int = .max
  ) -> [String] {
    guard scope.function.level < .steps else { return [] }
    let notes = attempt.hasObjects ? ["_djZ()"] : []
    let purity = Purity(walker: self, scope: scope, changed: [], callsUnknown: true)
    let teller = PlaceTeller(walker: self, scope: scope, purity: purity)
    var seen: Set<String> = []
    return notes
      + attempt.changes.filter { isSeen($0, attempt, scope, before: firstSlot) }
      .flatMap { change in
        let place = lasting(change.write.place, change.binding)
        let write = Write(place: place, manner: .unknown, isInClosure: false)
        let calls = change.look.map { [$0] } ?? teller.calls(write)
        guard let slot = lateSlot(change, scope), !calls.isEmpty else { return calls }
        return ["if _djHas(\(slot)) { \(calls.joined(separator: "; ")) }"]
      }
      .filter { seen.insert($0).inserted }
  }

  /// Whether a change's root means the same in a scope, and reading it there runs no code.
  private func isSeen(
    _ change: Attempt.Change, _ attempt: Attempt, _ scope: Scope, before firstSlot: Int
  ) -> Bool {
    let place = change.write.place
    guard rootBinding(place, scope) === change.binding, !attempt.lost.contains(place.rootText)
    else { return false }
    guard let binding = change.binding else { return true }
    let isMadeLate = binding.function === top && !options.isProgram
    return binding.slot.map { $0 < firstSlot || isMadeLate } ?? false
  }

  /// The slot of a type property or a library's global variable: the first one to read it makes its value, so it is
  /// read here only if it was told before.
  private func lateSlot(_ change: Attempt.Change, _ scope: Scope) -> Int? {
    if let binding = change.binding {
      return binding.function === top && !options.isProgram ? binding.slot : nil
    }
    return typeProperty(change.write.place, scope.function)?.0.slot
  }

  /// Whether a property holds a structure that is there, so that its own properties can be read.
  private func isPlainValue(_ name: String?) -> Bool {
    guard let name, valueKind(ofProperty: name) == .value else { return false }
    return !(collector.owners[name] ?? []).contains { owner in
      owner.property(name)?.type.hasSuffix("!") ?? true
    }
  }

  /// The part of a place that can be read whatever has happened: no elements, and nothing behind what may be nil unseen.
  private func lasting(_ place: Place, _ binding: Binding?) -> Place {
    var steps: [Place.Step] = []
    var property: String?
    if binding == nil, case .name(let name) = place.root { property = name }
    let type = binding?.slot.map { slots[$0].type } ?? ""
    var isSure = !type.hasSuffix("!")
    loop: for step in place.steps {
      switch step {
      case .unwrapping: isSure = true
      case .index, .unclear: break loop
      case .member(let name):
        let kind = property.map { valueKind(ofProperty: $0) } ?? .object
        guard isSure, kind == .object || kind == .optionalObject || isPlainValue(property) else {
          break loop
        }
        property = name
      }
      steps.append(step)
    }
    return Place(place.root, steps)
  }
}

/// A `defer` whose block is being walked.
struct Deferred {
  let node: DeferStmtSyntax
  let attempt: Attempt
  /// Slots from this one on are of variables that are declared after it.
  let firstSlot: Int
}
