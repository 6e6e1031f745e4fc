internal import SwiftSyntax

/// Has the program note the objects through which a statement changes something and to which no name leads.
///
/// In `find(x).parent = y` that is what `find(x)` evaluates to: asked again afterwards, it might be another one.
struct ObjectNotes {
  /// What the standard library gives without a way to set it: only an object can be changed through it.
  private static let results: Set<String> = ["first", "last"]

  let walker: Walker
  let scope: Scope
  /// Whether the statement may change what its places are reached through.
  let mayMove: Bool

  /// What is noted for a target.
  enum Outcome {
    case nothing
    /// Its objects are: whoever holds them does not change.
    case objects
    /// It is reached through an index that is asked once, and may be an object or a structure: the calls look at all
    /// objects that are held there.
    case around([String])
  }

  /// Wraps the expressions that lead to such objects.
  func note(_ target: ExprSyntax, isTail: Bool) -> Outcome {
    // Below that, all objects are looked at.
    guard scope.function.level < .variables else { return .nothing }
    let (found, around) = objects(on: target)
    // The outer ones first: several may begin at one place.
    for (expression, name, isLast) in found.reversed() {
      walker.insert("_djZ(", within: expression)
      walker.insert(isTail && isLast ? ", ~\(name))" : ", \(name))", after: expression)
    }
    if !around.isEmpty { return .around(around) }
    return found.isEmpty ? .nothing : .objects
  }

  private typealias Found = (expression: ExprSyntax, name: Int, isLast: Bool)

  /// The expressions, from the root outwards, each with the number of the property that is reached from there.
  private func objects(on target: ExprSyntax) -> (found: [Found], around: [String]) {
    var links: [ExprSyntax] = []
    var root = target
    while let inner = inner(root) {
      links.append(root)
      root = inner
    }
    var found: [Found] = []
    var around: [String] = []
    // A result can be changed only if it is an object; a place that is not looked up twice may be one.
    var isResult = !isName(root)
    var uncertain: ExprSyntax?
    let purity = Purity(walker: walker, scope: scope, changed: [], callsUnknown: mayMove)
    for link in links.reversed() {
      if let call = link.as(SubscriptCallExprSyntax.self) {
        if !found.isEmpty, holdsObjects(call.calledExpression) { isResult = true }
        if mayMove || call.arguments.contains(where: { !purity.holds($0.expression) }) {
          uncertain = uncertain ?? call.calledExpression
        }
      }
      guard let (base, name) = property(link) else { continue }
      guard let owners = walker.collector.owners[name], owners.contains(where: \.isClass) else {
        if Self.results.contains(name) { isResult = true }
        continue
      }
      let isComputed = walker.collector.computed.contains(name)
      let number = walker.collector.numbers[name].flatMap { isComputed ? nil : $0 }
      let isClass =
        owners.allSatisfy(\.isClass) && !walker.collector.openNames.contains(name)
      if let holder = uncertain, !isResult, !isClass {
        switch walker.type(of: unwrapped(base), scope).flatMap(walker.isClass) {
        case true?: isResult = true
        case false?: uncertain = nil
        case nil:
          if let number, let text = walker.readable(holder, scope) {
            around.append("_djIn(\(text), \(number))")
          }
        }
      }
      guard isResult || uncertain != nil && isClass else { continue }
      let kind = walker.valueKind(ofProperty: name)
      isResult = kind == .object || kind == .optionalObject
      uncertain = nil
      if let number { found.append((unwrapped(base), number, link.id == target.id)) }
    }
    return (found, around)
  }

  /// The property that a link leads to, also by a key path, and what has it.
  private func property(_ link: ExprSyntax) -> (base: ExprSyntax, name: String)? {
    if let access = link.as(MemberAccessExprSyntax.self) {
      return access.base.map { ($0, access.declName.baseName.text) }
    }
    guard let call = link.as(SubscriptCallExprSyntax.self),
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let first)? = path.components.first?.component
    else { return nil }
    return (call.calledExpression, first.declName.baseName.text)
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
}
