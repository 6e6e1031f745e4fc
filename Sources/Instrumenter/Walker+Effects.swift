internal import SwiftSyntax

extension Walker {
  /// The calls that tell what an expression changed; walks the closures in it.
  func effects(
    of node: some SyntaxProtocol, _ scope: Scope, isInClosure: Bool = false
  ) -> [String] {
    var scanner = WriteScanner(self, scope, isInClosure: isInClosure)
    scanner.scan(Syntax(node))
    let writes = scanner.writes
    noteErrors(of: Syntax(node), writes, scope)
    for name in scanner.consumed { scope.lose(name) }
    let notes = scanner.notesObjects ? ["_djZ()"] : []
    if writes.isEmpty { return notes }
    for write in writes { initialise(write, scope) }
    guard scope.function.level < .steps else { return [] }
    var changed: Set<String> = []
    for write in writes {
      if case .called(let name) = write.manner, !mayChange(write, name) { continue }
      switch write.place.root {
      case .name(let name): changed.insert(write.place.steps.isEmpty ? name : name)
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

  /// Notes that a variable without a value was given one.
  private func initialise(_ write: Write, _ scope: Scope) {
    guard case .name(let name) = write.place.root, write.place.steps.isEmpty, !write.isInClosure,
      case .assigned = write.manner, let (binding, isReady) = scope.find(name), !isReady
    else { return }
    scope.initialise(binding)
  }

  private func mayChange(_ write: Write, _ method: String) -> Bool { true }
}
