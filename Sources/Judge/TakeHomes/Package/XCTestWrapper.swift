internal import Domain

/// Finds the tests of XCTest in a target's files, and writes what runs them as tests of Swift Testing.
struct XCTestWrapper: Sendable {
  /// The module of ours that does it.
  static let module = "FocusXCTest"
  /// What the name of a file of ours adds to the name of the file that it stands for.
  static let mark = ".xctest"
  private static let mostTests = 500

  private struct TestClass {
    var name: String
    var parent: String
    /// The file that declares it.
    var file: String
    var methods: [String] = []
  }

  private var classes: [TestClass] = []

  init(_ files: [SourceFile]) {
    for file in files { readClasses(file) }
    for file in files { readMethods(file) }
  }

  /// The name and the text of each file's wrappers; `testing` is how the target imports the library.
  func sources(importing testing: String) -> [(name: String, text: String)] {
    let found = classes.filter { isTest($0.name, []) }
    let files = found.reduce(into: [String]()) { files, one in
      if !files.contains(one.file) { files.append(one.file) }
    }
    return files.compactMap { file in
      let suites = found.filter { $0.file == file }.compactMap(suite)
      guard !suites.isEmpty else { return nil }
      let name = PackagePath.name(file).replacing(".swift", with: "\(Self.mark).swift")
      return (
        name, "import \(Self.module)\n\(testing) Testing\n\n" + suites.joined(separator: "\n")
      )
    }
  }

  private func suite(_ one: TestClass) -> String? {
    let methods = methods(of: one.name, []).prefix(Self.mostTests)
    guard !methods.isEmpty else { return nil }
    let tests = methods.map { method in
      """
        @Test("\(one.name).\(method)") func \(method)() async {
          await XCTestBridge.run(\(one.name).self, "\(method)") { try await $0.value.\(method)() }
        }

      """
    }
    return "struct \(one.name)_XCTest {\n\(tests.joined())}\n"
  }

  private func isTest(_ name: String, _ seen: Set<String>) -> Bool {
    guard let one = classes.first(where: { $0.name == name }), !seen.contains(name) else {
      return false
    }
    return one.parent == "XCTestCase" || isTest(one.parent, seen.union([name]))
  }

  /// Its own, and those that it has from its parents.
  private func methods(of name: String, _ seen: Set<String>) -> [String] {
    guard let one = classes.first(where: { $0.name == name }), !seen.contains(name) else {
      return []
    }
    let own = one.methods
    return own + methods(of: one.parent, seen.union([name])).filter { !own.contains($0) }
  }

  /// `class Name: Parent`, in no other type.
  private mutating func readClasses(_ file: SourceFile) {
    let tokens = file.tokens
    for (index, depth) in Self.depths(tokens) where depth == 0 && index + 4 < tokens.count {
      guard tokens[index].text == "class", tokens[index].kind == .word,
        tokens[index + 1].kind == .word, tokens[index + 2].text == ":"
      else { continue }
      let rest = tokens[(index + 3)...].prefix { $0.text != "{" && $0.text != "," }
      let parent = rest.last { $0.kind == .word }?.text ?? ""
      let name = tokens[index + 1].text
      guard !classes.contains(where: { $0.name == name }) else { continue }
      classes.append(TestClass(name: name, parent: parent, file: file.path))
    }
  }

  /// `func testSomething()` right in a class or in an extension of it.
  private mutating func readMethods(_ file: SourceFile) {
    let tokens = file.tokens
    var owner: Int?
    for (index, depth) in Self.depths(tokens) {
      if depth == 0, ["class", "extension"].contains(tokens[index].text),
        index + 1 < tokens.count
      {
        owner = classes.firstIndex { $0.name == tokens[index + 1].text }
      }
      guard depth == 1, tokens[index].text == "func", index + 3 < tokens.count, let owner,
        tokens[index + 1].text.hasPrefix("test"), tokens[index + 2].text == "(",
        tokens[index + 3].text == ")", !Self.isHidden(tokens, before: index)
      else { continue }
      let name = tokens[index + 1].text
      if !classes[owner].methods.contains(name) { classes[owner].methods.append(name) }
    }
  }

  /// Whether nobody else may call a function, or it belongs to the type.
  private static func isHidden(_ tokens: [SourceToken], before index: Int) -> Bool {
    let words = tokens[..<index].reversed().prefix {
      $0.kind == .word || $0.text == "@"
    }
    return words.contains { ["private", "fileprivate", "static", "class"].contains($0.text) }
  }

  /// The places of tokens with the number of braces around each.
  private static func depths(_ tokens: [SourceToken]) -> [(index: Int, depth: Int)] {
    var depth = 0
    return tokens.enumerated().map { index, token in
      if token.kind == .sign, token.text == "}" { depth -= 1 }
      defer { if token.kind == .sign, token.text == "{" { depth += 1 } }
      return (index, depth)
    }
  }
}
