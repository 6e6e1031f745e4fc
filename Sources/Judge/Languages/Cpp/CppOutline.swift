internal import Domain

/// The classes that a C++ source defines, found without a compiler.
struct CppOutline: Sendable {
  struct Class: Sendable, Hashable {
    /// `class` or `struct`.
    var keyword: String
    var name: String
    /// From 1.
    var line: Int
    /// Where its brace closes.
    var endLine = 0
    var functions: [Function] = []
  }

  struct Function: Sendable, Hashable {
    var name: String
    var line: Int
  }

  private(set) var classes: [Class] = []
  /// The class with which the source ends, without the `;` that belongs behind it.
  private(set) var unfinished: Class?
  /// The first line outside of `main` that reads standard input.
  private(set) var inputLine: Int?

  init(_ source: String) {
    var lexer = CppLexer(source)
    // Indices of the open braces' classes; nil for a brace that belongs to none.
    var scopes: [Int?] = []
    var pending: Pending?
    var last: CppLexer.Token?
    var closed: Int?
    var input = InputSearch()
    while let token = lexer.next() {
      input.take(token, depth: scopes.count)
      switch token.text {
      case "{":
        if let pending, let name = pending.name, scopes.isEmpty {
          classes.append(Class(keyword: pending.keyword, name: name, line: pending.line))
          scopes.append(classes.count - 1)
        } else {
          scopes.append(nil)
        }
        pending = nil
      case "}":
        closed = scopes.popLast() ?? nil
        if let closed { classes[closed].endLine = token.line }
      case "class", "struct":
        pending =
          scopes.isEmpty && last?.text != "enum"
          ? Pending(keyword: token.text, line: token.line) : nil
      case "(":
        pending = nil
        if let last, last.isWord, scopes.count == 1, let owner = scopes[0] {
          classes[owner].functions.append(Function(name: last.text, line: last.line))
        }
      default: pending?.take(token)
      }
      if pending?.isOver == true { pending = nil }
      last = token
    }
    inputLine = input.line
    if last?.text == "}", scopes.isEmpty { unfinished = closed.map { classes[$0] } }
  }

  func definition(of name: String) -> Class? { classes.first { $0.name == name } }

  /// What may become a class, between its keyword and its brace.
  private struct Pending {
    var keyword: String
    var line: Int
    var name: String?
    var hasBases = false
    var isOver = false

    mutating func take(_ token: CppLexer.Token) {
      if name == nil {
        name = token.isWord ? token.text : nil
        isOver = name == nil
      } else if token.text == ":" {
        hasBases = true
      } else if !hasBases, token.text != "final" {
        isOver = true
      }
    }
  }
}

extension CppOutline {
  /// What is no mistake by itself and yet will not do what is meant.
  var remarks: [Diagnostic] {
    guard let inputLine else { return [] }
    return [
      Diagnostic(
        line: inputLine, column: 1, severity: .warning,
        message: "Standard input is empty here: the arguments arrive as parameters.")
    ]
  }
}
