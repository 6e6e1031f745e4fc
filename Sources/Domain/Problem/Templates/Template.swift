/// How a language writes types and declarations in LeetCode's templates.
protocol Template: Sendable {
  func spelling(_ type: ValueType) -> String
  /// The first line of a function or method, without the brace that opens its body.
  func method(_ declaration: Declaration) -> String
  /// The first line of a design class's constructor.
  func constructor(_ declaration: Declaration) -> String
  /// Whether LeetCode's templates can say this signature at all.
  func admits(_ signature: Signature) -> Bool
}

extension Template {
  func admits(_ signature: Signature) -> Bool { true }
}

/// A function, a method or a constructor to be declared.
struct Declaration {
  var name: String
  var parameters: [Parameter]
  var returns: ValueType = .void
  /// Whether Java returns a `List`.
  var returnsCollection = false
  /// The parameter that is changed in place.
  var changed: String?
  /// The design class that it belongs to, whatever that is called; nil for a function of `Solution`.
  var owner: String?
  /// Whether the learner's code may ask an oracle.
  var asksOracle = false
}

extension Language {
  var template: any Template {
    switch self {
    case .swift: SwiftTemplate()
    case .python: PythonTemplate()
    case .cpp: CppTemplate()
    case .java: JavaTemplate()
    case .javascript: JavaScriptTemplate()
    case .go: GoTemplate()
    case .rust: RustTemplate()
    }
  }
}
