internal import Domain

/// Says in words why the learner's class cannot be called with the signature's types.
struct JavaComplaint {
  /// What the compiler says about a line of ``JavaCall``.
  struct Remark {
    var line: Int
    var words: String

    init?(_ value: Value) {
      guard let line = value["line"]?.integer, let words = value["message"]?.text else {
        return nil
      }
      self.line = line
      self.words = words
    }
  }

  let signature: Signature
  /// Lines by `Class` and `Class.method`.
  let lines: [String: Int]
  let remark: Remark

  var diagnostic: Diagnostic {
    guard lines[type] != nil else { return missingClass }
    if remark.line == JavaCall.constructorLine { return constructor }
    let index = remark.line - JavaCall.constructorLine - 1
    guard members.indices.contains(index) else { return error(remark.words, line: 1) }
    let (name, declaration) = members[index]
    let line = lines["\(type).\(name)"]
    if remark.words.contains("has private access") {
      return error(
        "\(name) is private, so nothing outside \(type) can call it: make it public.",
        line: line)
    }
    if remark.words.hasPrefix("cannot find symbol"), line == nil {
      return error("Class \(type) must offer `\(declaration)`; it has no such method.", line: nil)
    }
    return error(
      "Class \(type) must offer `\(declaration)`; this one doesn't match: \(reason).", line: line)
  }

  private var type: String {
    switch signature {
    case .function: "Solution"
    case .design(let design): design.className
    }
  }

  private var members: [(name: String, declaration: String)] {
    switch signature {
    case .function(let function): [(function.name, function.declaration(in: .java))]
    case .design(let design):
      design.methods.map { ($0.name, design.declaration(of: $0, in: .java)) }
    }
  }

  private var missingClass: Diagnostic {
    let found = Set(lines.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
    let others =
      found.isEmpty ? "no class was found" : "found \(found.sorted().joined(separator: ", "))"
    let wanted: String
    switch signature {
    case .function(let function): wanted = " with `\(function.declaration(in: .java))`"
    case .design: wanted = ""
    }
    return error("Your code must define class \(type)\(wanted); \(others).", line: 1)
  }

  private var constructor: Diagnostic {
    let line = lines["\(type).<init>"]
    switch signature {
    case .design(let design):
      return error(
        "Class \(type) must offer `\(design.constructorDeclaration(in: .java))`: \(reason).",
        line: line)
    case .function:
      let isFit = remark.words.contains("abstract")
      return error(
        isFit
          ? remark.words
          : "Class Solution needs a constructor without arguments that isn't private: "
            + "it is made with `new Solution()`.", line: line)
    }
  }

  /// The last part of the compiler's words, which says what does not fit.
  private var reason: String {
    let parts = remark.words.split(separator: "; ")
    guard let last = parts.last(where: { $0.hasPrefix("reason: ") }) else { return remark.words }
    return String(last.dropFirst("reason: ".count))
  }

  private func error(_ message: String, line: Int?) -> Diagnostic {
    Diagnostic(line: line ?? lines[type] ?? 1, column: 1, severity: .error, message: message)
  }
}
