internal import SwiftSyntax

/// Has the program note the objects through which a statement changes something and to which no name leads.
///
/// In `find(x).parent = y` that is what `find(x)` evaluates to: asked again afterwards, it might be another one.
struct ObjectNotes {
  /// What the standard library gives without a way to set it: only an object can be changed through it.
  private static let results: Set<String> = ["first", "last"]

  let walker: Walker
  let scope: Scope

  /// Wraps the expressions that lead to such objects; false where a target has none.
  func note(_ target: ExprSyntax) -> Bool {
    guard scope.function.level < .steps else { return false }
    let found = objects(on: target)
    // The outer ones first: several may begin at one place.
    for (expression, name) in found.reversed() {
      walker.insert("_djZ(", before: expression)
      walker.insert(", \(name))", after: expression)
    }
    return !found.isEmpty
  }

  /// The expressions, from the root outwards, each with the number of the property that is reached from there.
  private func objects(on target: ExprSyntax) -> [(expression: ExprSyntax, name: Int)] {
    var links: [ExprSyntax] = []
    var root = target
    while let inner = inner(root) {
      links.append(root)
      root = inner
    }
    var found: [(ExprSyntax, Int)] = []
    // A result can be changed only if it is an object; a place that is not looked up twice may be one.
    var isResult = !isName(root)
    var isUncertain = false
    for link in links.reversed() {
      if let call = link.as(SubscriptCallExprSyntax.self) {
        if !found.isEmpty, holdsObjects(call.calledExpression) { isResult = true }
        if call.arguments.contains(where: { hasCall(Syntax($0)) }) { isUncertain = true }
      }
      guard let access = link.as(MemberAccessExprSyntax.self), let base = access.base else {
        continue
      }
      let name = access.declName.baseName.text
      guard let owners = walker.collector.owners[name], owners.contains(where: \.isClass) else {
        if Self.results.contains(name) { isResult = true }
        continue
      }
      guard isResult || isUncertain && owners.allSatisfy(\.isClass) else { continue }
      let kind = walker.valueKind(ofProperty: name)
      isResult = kind == .object || kind == .optionalObject
      isUncertain = false
      guard !walker.collector.computed.contains(name), let number = walker.collector.numbers[name]
      else { continue }
      found.append((unwrapped(base), number))
    }
    return found
  }

  private func inner(_ expression: ExprSyntax) -> ExprSyntax? {
    switch expression.kind {
    case .memberAccessExpr: return expression.cast(MemberAccessExprSyntax.self).base
    case .subscriptCallExpr: return expression.cast(SubscriptCallExprSyntax.self).calledExpression
    case .optionalChainingExpr, .forceUnwrapExpr: return unwrapped(expression)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      return elements.count == 1 ? elements.first?.expression : nil
    default: return nil
    }
  }

  /// The expression before `?` and `!`.
  private func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    switch expression.kind {
    case .optionalChainingExpr:
      unwrapped(expression.cast(OptionalChainingExprSyntax.self).expression)
    case .forceUnwrapExpr: unwrapped(expression.cast(ForceUnwrapExprSyntax.self).expression)
    default: expression
    }
  }

  private func isName(_ root: ExprSyntax) -> Bool {
    [.declReferenceExpr, .superExpr, .memberAccessExpr, .genericSpecializationExpr, .typeExpr]
      .contains(root.kind)
  }

  /// Whether a property is declared as a list or dictionary of objects.
  private func holdsObjects(_ expression: ExprSyntax) -> Bool {
    guard let access = unwrapped(expression).as(MemberAccessExprSyntax.self),
      let owners = walker.collector.owners[access.declName.baseName.text]
    else { return false }
    let properties = owners.flatMap(\.properties)
      .filter { $0.name == access.declName.baseName.text }
    return properties.contains { property in
      let type = property.type.filter { !"[]? !".contains($0) }
      let element = type.split(separator: ":").last.map(String.init) ?? type
      return walker.collector.byName[element]?.isClass == true
    }
  }

  private func hasCall(_ node: Syntax) -> Bool {
    node.kind == .functionCallExpr
      || node.children(viewMode: .sourceAccurate).contains { hasCall($0) }
  }
}
