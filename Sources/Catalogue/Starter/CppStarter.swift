internal import Domain

struct CppStarter: StarterStyle {
  func function(_ function: FunctionSignature) -> String { "" }
  func design(_ design: DesignSignature) -> String { "" }
  func node(_ type: ValueType) -> String { "" }
  func oracle(_ oracle: Oracle) -> String { "" }
}
