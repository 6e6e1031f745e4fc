internal import Domain

/// What in a source reaches for the process that judges it, and not for the task.
///
/// What sources say is looked at here, and what became of them in ``ObjectHooks``: each sees what the
/// other one does not.
enum SourceHooks {
  private static let attributes: Set = [
    "_cdecl", "cdecl", "c", "_silgen_name", "_extern", "extern", "_section", "section", "_used",
    "used",
    "_dynamicReplacement", "_originallyDefinedIn", "_alwaysEmitIntoClient", "_transparent",
    "_expose",
    "_weakLinked",
  ]
  private static let testing: Set = [
    "Testing", "XCTest", TakeHome.mutationModule, XCTestWrapper.module, TestGround.canaryModule,
  ]
  private static let pointers: Set = [
    "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeMutablePointer",
    "OpaquePointer",
  ]

  /// The first of them as a line of a compiler would say it; nil where there is none.
  ///
  /// Tests may import what tests need.
  static func complaint(in file: SourceFile, isTest: Bool) -> Complaint? {
    let tokens = file.tokens
    for (index, token) in tokens.enumerated() {
      guard
        let reason = attribute(at: index, in: tokens)
          ?? (isTest ? nil : reach(at: index, in: tokens))
      else { continue }
      return Complaint(file: file.path, line: token.line, message: reason)
    }
    let found = file.imports.first {
      isTest ? $0.module == TakeHome.mutationModule : testing.contains($0.module)
    }
    return found.map {
      let what = isTest ? "it looks for mutants" : "code under test must not import \($0.module)"
      return Complaint(file: file.path, line: $0.line, message: what)
    }
  }

  private static func attribute(at index: Int, in tokens: [SourceToken]) -> String? {
    guard tokens[index].text == "@", tokens[index].kind == .sign, index + 1 < tokens.count,
      tokens[index + 1].kind == .word, attributes.contains(tokens[index + 1].text)
    else { return nil }
    return "@\(tokens[index + 1].text) is refused: it replaces other code"
  }

  /// What reads memory or the process beside the answer's own.
  private static func reach(at index: Int, in tokens: [SourceToken]) -> String? {
    let token = tokens[index]
    if token.kind == .string, token.text.contains("/proc/") {
      return "it reads the process that judges it (/proc)"
    }
    guard token.kind == .word, pointers.contains(token.text) else { return nil }
    let rest = tokens[(index + 1)...].prefix(8).map(\.text)
    guard let call = rest.firstIndex(of: "("), call + 1 < rest.endIndex,
      rest[call + 1] == "bitPattern"
    else { return nil }
    return "\(token.text)(bitPattern:) is refused: it reads memory that isn't the answer's"
  }
}
