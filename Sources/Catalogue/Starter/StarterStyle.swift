internal import Domain

/// How a language's starter file is written.
protocol StarterStyle: Sendable {
  /// LeetCode's frame around an answer that is wrong but compiles.
  func function(_ function: FunctionSignature) -> String
  func design(_ design: DesignSignature) -> String
  /// A node's class as the judge defines it.
  func node(_ type: ValueType) -> String
  /// The oracle as the judge defines it.
  func oracle(_ oracle: Oracle) -> String
}

extension Language {
  var starterStyle: any StarterStyle {
    switch self {
    case .swift: SwiftStarter()
    case .python: PythonStarter()
    case .cpp: CppStarter()
    case .java: JavaStarter()
    case .javascript: JavaScriptStarter()
    case .go: GoStarter()
    case .rust: RustStarter()
    }
  }
}
