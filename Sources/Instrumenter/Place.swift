internal import SwiftSyntax

/// What an assignment writes or a method changes: a name, then ways into its value.
struct Place {
  enum Root {
    /// A variable, or a property of an implicit `self`.
    case name(String)
    case selfReference
  }

  enum Step {
    case member(String)
    /// A subscript with one index; `hasDefault` for `[key, default: value]`.
    case index(ExprSyntax, hasDefault: Bool)
    /// A subscript of another form.
    case unclear
    /// `?` or `!`.
    case unwrapping
  }

  let root: Root
  let steps: [Step]

  init?(_ expression: ExprSyntax) {
    var steps: [Step] = []
    var current = expression
    while true {
      switch current.kind {
      case .declReferenceExpr:
        let name = current.cast(DeclReferenceExprSyntax.self).baseName
        root = name.tokenKind == .keyword(.self) ? .selfReference : .name(name.text)
        self.steps = steps.reversed()
        return
      case .memberAccessExpr:
        let access = current.cast(MemberAccessExprSyntax.self)
        guard let base = access.base else { return nil }
        steps.append(.member(access.declName.baseName.text))
        current = base
      case .subscriptCallExpr:
        let call = current.cast(SubscriptCallExprSyntax.self)
        steps += Self.steps(of: call).reversed()
        current = call.calledExpression
      case .optionalChainingExpr:
        steps.append(.unwrapping)
        current = current.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr:
        steps.append(.unwrapping)
        current = current.cast(ForceUnwrapExprSyntax.self).expression
      case .tupleExpr:
        let elements = current.cast(TupleExprSyntax.self).elements
        guard let only = elements.first, elements.count == 1 else { return nil }
        current = only.expression
      default: return nil
      }
    }
  }

  /// The place up to its first index.
  var beforeIndex: Place {
    let ways = steps.prefix {
      switch $0 {
      case .index, .unclear: false
      case .member, .unwrapping: true
      }
    }
    return Place(root, Array(ways))
  }

  var rootText: String {
    switch root {
    case .name(let name): name
    case .selfReference: "self"
    }
  }

  init(_ root: Root, _ steps: [Step]) {
    self.root = root
    self.steps = steps
  }

  /// `self` or what lies in it.
  init(selfWith steps: [Step]) { self.init(.selfReference, steps) }

  /// The ways of a subscript: those of a key path that stands there are its own.
  private static func steps(of call: SubscriptCallExprSyntax) -> [Step] {
    guard let path = call.arguments.first, path.label?.text == "keyPath",
      let components = path.expression.as(KeyPathExprSyntax.self)?.components
    else { return [index(call)] }
    return components.map {
      switch $0.component {
      case .property(let property): .member(property.declName.baseName.text)
      case .optional: .unwrapping
      case .subscript(let parameters):
        parameters.arguments.count == 1
          ? parameters.arguments.first.map { .index($0.expression, hasDefault: false) } ?? .unclear
          : .unclear
      default: .unclear
      }
    }
  }

  private static func index(_ call: SubscriptCallExprSyntax) -> Step {
    guard let first = call.arguments.first, first.label == nil, call.trailingClosure == nil else {
      return .unclear
    }
    if call.arguments.count == 1 { return .index(first.expression, hasDefault: false) }
    guard call.arguments.count == 2, call.arguments.last?.label?.text == "default" else {
      return .unclear
    }
    return .index(first.expression, hasDefault: true)
  }
}

/// What a statement does to a place.
struct Write {
  enum Manner {
    case assigned
    /// Something at the end was added or removed.
    case tail
    /// A member or key, which the expression names.
    case item(ExprSyntax)
    /// Two elements changed places.
    case swapped(ExprSyntax, ExprSyntax)
    /// A method that is not known was called.
    case called(String)
    /// Passed as `inout`, or changed in a way that is not known.
    case unknown
  }

  let place: Place
  let manner: Manner
  /// Whether it happens in a closure of one expression: only whole variables can be told after it.
  let isInClosure: Bool
  /// The variable or number that was assigned, where it is no more than that.
  var value: ExprSyntax?

  /// The same, where it is not sure that only the end changed.
  var unsure: Write {
    guard case .tail = manner else { return self }
    return Write(place: place, manner: .unknown, isInClosure: isInClosure)
  }

  /// The same, on a place whose way has these last steps.
  func after(_ steps: [Place.Step]) -> Write {
    Write(place: Place(selfWith: steps), manner: manner, isInClosure: isInClosure)
  }
}
