extension Engine {
  /// The languages that this judge knows; one whose toolchain is absent says so when asked.
  static func languages(_ services: LanguageServices) -> [any LearnerLanguage] {
    let compiled: [any LearnerLanguage] = [
      SwiftLanguage(services), GoLanguage(services), CppLanguage(services),
      RustLanguage(services), JavaLanguage(services),
    ]
    return compiled.map { RememberingLanguage($0, services.cache) }
      + [PythonLanguage(services: services), JavaScriptLanguage(services)]
  }
}
