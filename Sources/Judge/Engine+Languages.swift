extension Engine {
  /// The languages that this judge knows; one whose toolchain is absent says so when asked.
  static func languages(_ services: LanguageServices) -> [any LearnerLanguage] {
    [
      SwiftLanguage(services), PythonLanguage(services: services), GoLanguage(services),
      CppLanguage(services), RustLanguage(services), JavaLanguage(services),
      JavaScriptLanguage(services),
    ]
  }
}
