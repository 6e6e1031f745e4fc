internal import Domain

/// A word on code that reads its standard input, which is empty: only a `main` of the learner's
/// own, which nobody calls, may do so.
struct InputRemark {
  /// How reading looks like.
  let marks: [String]
  /// What begins a function, before its name.
  let function: String

  static let rust = InputRemark(marks: ["stdin()"], function: "fn ")
  static let go = InputRemark(
    marks: ["os.Stdin", "fmt.Scan(", "fmt.Scanln(", "fmt.Scanf("], function: "func ")

  /// A warning for the first such line.
  func diagnostics(_ source: String) -> [Diagnostic] {
    var isMain = false
    for (index, line) in source.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let head = code.firstRange(of: function) {
        isMain = code[head.upperBound...].hasPrefix("main(")
      }
      guard !isMain, let mark = marks.first(where: code.contains),
        let place = code.firstRange(of: mark)
      else { continue }
      let column = code[..<place.lowerBound].utf8.count + 1
      return [
        Diagnostic(
          line: index + 1, column: column, severity: .warning,
          message: "Standard input is empty here: the arguments arrive as parameters.")
      ]
    }
    return []
  }
}
