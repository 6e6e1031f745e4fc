struct RustTemplate: Template {
  func spelling(_ type: ValueType) -> String { type.description }
  func method(_ declaration: Declaration) -> String { declaration.name }
  func constructor(_ declaration: Declaration) -> String { declaration.name }
}
