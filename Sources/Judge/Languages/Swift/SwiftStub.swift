internal import Domain

/// The generated file that decodes a case, calls the learner's code and encodes its answer.
struct SwiftStub {
  /// The name of the learner's module.
  static let module = "FocusSolution"

  let problem: Problem
  let outline: SwiftOutline
  /// The text of each node's codec, for classes that are the learner's own.
  let codecs: [ValueType: String]
  /// Whether the recorder is told what its node classes hold.
  let isTraced: Bool

  init(
    _ problem: Problem, _ outline: SwiftOutline, codecs: [ValueType: String],
    isTraced: Bool = false
  ) {
    self.isTraced = isTraced
    self.problem = problem
    self.outline = outline
    self.codecs = codecs
  }

  var text: String {
    """
    import FocusPrelude

    @_cdecl("focus_entry")
    public func focusEntry() {
      FocusPrelude.Harness.serve { call in
    \(body)
      }
    }

    \(support)
    """
  }

  private var body: String {
    switch (problem.signature, problem.comparator) {
    case (.function(let function), _): functionBody(function)
    case (.design(let design), .roundTrip): roundTripBody(design)
    case (.design(let design), _): designBody(design)
    }
  }

  // MARK: A method of class Solution

  private func functionBody(_ function: FunctionSignature) -> String {
    var lines: [String] = []
    if problem.comparator == .identity { lines.append("call.shared = 0") }
    lines.append("call.reader.skip(\"[\")")
    var isFirst = true
    for (index, parameter) in function.parameters.enumerated() where parameter.role != .secret {
      if !isFirst { lines.append("call.reader.skip(\",\")") }
      isFirst = false
      let isChanged = index == function.inPlace && !parameter.type.isNode
      if case .node(let tree) = parameter.role {
        lines.append("let a\(index) = places_\(tree).node(call.reader.int())")
        continue
      }
      lines.append(Self.read(parameter.type, into: "a\(index)", isChanged: isChanged))
      if case .cycle(let name) = parameter.role,
        let target = function.parameters.firstIndex(where: { $0.name == name })
      {
        lines.append("join(a\(target), at: a\(index))")
      }
      if function.hasNodes(of: parameter.name) {
        lines.append("let places_\(parameter.name) = TreePlaces(a\(index))")
      }
    }
    let arguments = function.parameters.indices.filter {
      function.parameters[$0].role.isPassed
    }.map { index in
      let isChanged = index == function.inPlace && !function.parameters[index].type.isNode
      return "\(isChanged ? "&" : "")a\(index)"
    }
    lines.append("\(binding(of: "Solution")) solution = Solution()")
    let invocation = "solution.\(function.name)(\(arguments.joined(separator: ", ")))"
    if let inPlace = function.inPlace {
      lines.append("_ = \(invocation)")
      lines.append(Self.write(function.answer, "a\(inPlace)"))
    } else if function.returns == .void {
      lines.append("\(invocation)")
      lines.append("call.writer.null()")
    } else {
      lines.append("let answer: \(function.returns.spelling(in: .swift)) = \(invocation)")
      if let tree = function.tellsNode {
        let places = "places_\(function.parameters[tree].name)"
        lines.append("\(places).write(&call.writer, answer, call)")
      } else {
        lines.append(Self.write(function.returns, "answer"))
      }
      if problem.comparator == .identity { lines += Self.secondLook(function.returns) }
    }
    return Self.indented(lines)
  }

  /// Gives the input another form and writes both, the input and the answer.
  private static func secondLook(_ type: ValueType) -> [String] {
    [
      "call.again = { call in", "  call.writer.open()", "  " + read(type, into: "input"),
      "  " + write(type, "input"), "  call.writer.separate()", "  " + write(type, "answer"),
      "  call.writer.close()", "}",
    ]
  }

  // MARK: A class of its own

  private func designBody(_ design: DesignSignature) -> String {
    let cases = design.methods.map { method in
      """
          case \(Self.quoted(method.name)):
      \(Self.indented(Self.invoke("object.\(method.name)", method), by: 10))
      """
    }
    return """
          call.reader.skip("[")
          let names = call.reader.strings()
          call.reader.skip(",")
          call.reader.skip("[")
          call.reader.skip("[")
      \(Self.indented(Self.readAll(design.constructor)))
          call.reader.skip("]")
          \(binding(of: design.className)) object = \(Self.invocation(design.className, design.constructor))
          call.writer.open()
          call.writer.null()
          for name in names.dropFirst() {
            call.reader.skip(",")
            call.reader.skip("[")
            call.writer.separate()
            switch name {
      \(cases.joined(separator: "\n"))
            default: call.writer.complain("There is no method \\(name).")
            }
          }
          call.writer.close()
      """
  }

  private func roundTripBody(_ design: DesignSignature) -> String {
    let cases = design.methods.map { method in
      """
          case \(Self.quoted(method.name)):
      \(Self.indented(Self.invoke("object.\(method.name)", method), by: 10))
      """
    }
    return """
          let name = call.reader.callName()
          \(binding(of: design.className)) object = \(Self.invocation(design.className, design.constructor))
          switch name {
      \(cases.joined(separator: "\n"))
          default: call.writer.complain("There is no method \\(name).")
          }
      """
  }

  /// Reads a method's arguments up to `]`, calls it and writes what it gives.
  private static func invoke(_ callee: String, _ method: DesignSignature.Method) -> [String] {
    var lines = readAll(method.parameters) + ["call.reader.skip(\"]\")"]
    let invocation = invocation(callee, method.parameters)
    if method.returns == .void {
      lines += ["_ = \(invocation)", "call.writer.null()"]
    } else {
      lines += [
        "let answer: \(method.returns.spelling(in: .swift)) = \(invocation)",
        write(method.returns, "answer"),
      ]
    }
    return lines
  }

  private static func readAll(_ parameters: [Parameter]) -> [String] {
    parameters.enumerated().flatMap { index, parameter in
      (index > 0 ? ["call.reader.skip(\",\")"] : []) + [read(parameter.type, into: "a\(index)")]
    }
  }

  /// A structure's methods may be `mutating`; a variable that nothing changes is warned of.
  private func binding(of type: String) -> String {
    let isClass = outline.topTypes.contains { $0.name == type && $0.keyword == "class" }
    return !isClass && outline.words.contains("mutating") ? "var" : "let"
  }

  private static func invocation(_ callee: String, _ parameters: [Parameter]) -> String {
    "\(callee)(\(parameters.indices.map { "a\($0)" }.joined(separator: ", ")))"
  }
}
