internal import SwiftSyntax

extension Walker {
  /// The calls that tell what an expression changed; walks the closures in it.
  ///
  /// `isTold`: whether they are made.
  func effects(
    of node: some SyntaxProtocol, _ scope: Scope, isInClosure: Bool = false, isTold: Bool = true
  ) -> [String] {
    var scanner = WriteScanner(self, scope, isInClosure: isInClosure)
    scanner.scan(Syntax(node))
    let writes = scanner.changesTailTwice ? scanner.writes.map(\.unsure) : scanner.writes
    noteErrors(of: Syntax(node), writes, scope, looks: scanner.placesOfLooks)
    for name in scanner.consumed { scope.lose(name) }
    // What stands in a function that tells nothing tells nothing.
    let level = silence > 0 ? .untouched : scope.function.level
    if scanner.hasChanges, level == .untouched, scope.function !== top { untold.looks = .always }
    if level >= .steps || !isTold { leave(writes, scope) }
    let isSure = !scanner.changesTailTwice
    let notes = (scanner.notesObjects ? [isSure ? "_djZ()" : "_djZ(false)"] : []) + scanner.looks
    if scanner.notesObjects { scope.reachableAttempts().forEach { $0.noteObjects() } }
    for write in writes { initialise(write, scope) }
    let changes = writes.filter { write in
      if case .called(let name) = write.manner { mayChange(write, name) } else { true }
    }
    noteChangesInside(changes, scope)
    if level >= .steps { return [] }
    if writes.isEmpty { return notes }
    var changed: Set<String> = []
    for write in changes {
      switch write.place.root {
      case .name(let name): changed.insert(name)
      case .selfReference:
        if case .member(let name)? = write.place.steps.first { changed.insert(name) }
      }
    }
    let purity = Purity(
      walker: self, scope: scope, changed: changed, callsUnknown: scanner.callsUnknown)
    var seen: Set<String> = []
    return notes
      + writes.flatMap { PlaceTeller(walker: self, scope: scope, purity: purity).calls($0) }
      .filter { seen.insert($0).inserted }
  }

  /// What functions within change, whether they tell it or not, a call may change.
  private func noteChangesInside(_ writes: [Write], _ scope: Scope) {
    for write in writes {
      guard case .name(let name) = write.place.root, let (binding, _) = scope.find(name),
        binding.function !== scope.function
      else { continue }
      binding.isChangedInside = true
    }
  }

  /// Whether a statement calls functions that may change what its places are reached through, besides one call.
  func mayChangeMore(_ node: Syntax, than known: FunctionCallExprSyntax?) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self), call.id != known?.id, !isHarmless(call) {
      return true
    }
    if node.kind == .awaitExpr { return true }
    if let closure = node.as(ClosureExprSyntax.self), !closure.statements.isEmpty { return true }
    return node.children(viewMode: .sourceAccurate).contains { mayChangeMore($0, than: known) }
  }

  private func isHarmless(_ call: FunctionCallExprSyntax) -> Bool {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      return KnownNames.harmlessMethods.contains(name) && !collector.functionNames.contains(name)
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return KnownNames.pureFunctions.contains(name) && !collector.functionNames.contains(name)
      || collector.byName[name] != nil
  }

  /// The text of a place whose value can be read once more without an effect.
  func readable(_ place: ExprSyntax, _ scope: Scope) -> String? {
    let purity = Purity(walker: self, scope: scope, changed: [], callsUnknown: false)
    let hasIndex = Place(place)?.steps.contains { if case .index = $0 { true } else { false } }
    return hasIndex == false && purity.holds(place) ? text(place) : nil
  }

  /// Notes that a variable without a value was given one.
  private func initialise(_ write: Write, _ scope: Scope) {
    guard case .name(let name) = write.place.root, write.place.steps.isEmpty, !write.isInClosure,
      case .assigned = write.manner, let (binding, isReady) = scope.find(name), !isReady
    else { return }
    scope.initialise(binding)
  }

  private func mayChange(_ write: Write, _ method: String) -> Bool { true }
}
