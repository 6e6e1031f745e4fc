internal import Domain

/// The generated file around the learner's: it decodes a case, calls the learner's code and
/// encodes its answer.
///
/// All that may fail on the learner's code stands in a template above it, out of his macros' reach.
struct CppStub {
  static let source = "solution.cpp"

  let problem: Problem
  let outline: CppOutline

  var text: String {
    """
    \(support)
    namespace focus_judge {
    template <class Learner> struct Case {
      static void play(Call &call) {
    \(body.map { "    " + $0 }.joined(separator: "\n"))
      }
    };
    }
    #include "\(Self.source)"
    \(Self.words.map { "#undef \($0)" }.joined(separator: "\n"))
    extern "C" __attribute__((visibility("default"))) void focus_entry(const focus_host *host) {
      focus_judge::serve(host, focus_judge::Case<\(className)>::play);
    }

    """
  }

  /// What stands below the learner's code must not be his macros.
  private static let words = ["extern", "void", "const", "visibility", "host", "play", "serve"]

  private var className: String {
    switch problem.signature {
    case .function: "Solution"
    case .design(let design): design.className
    }
  }

  private var body: [String] {
    switch (problem.signature, problem.comparator) {
    case (.function(let function), _): functionBody(function)
    case (.design(let design), .roundTrip): roundTripBody(design)
    case (.design(let design), _): designBody(design)
    }
  }

  // MARK: A method of class Solution

  private func functionBody(_ function: FunctionSignature) -> [String] {
    var lines = problem.comparator == .identity ? ["call.shared = 0;"] : []
    var separator = "["
    for (index, parameter) in function.parameters.enumerated() where parameter.role != .secret {
      lines.append(Self.skip(separator))
      separator = ","
      if case .node(let tree) = parameter.role {
        lines.append("auto a\(index) = places_\(tree).node(call.reader.integer());")
        continue
      }
      lines.append(Self.read(parameter.type, into: "a\(index)"))
      if case .cycle(let name) = parameter.role,
        let target = function.parameters.firstIndex(where: { $0.name == name })
      {
        lines.append("\(Self.codec(.listNode))::join(a\(target), a\(index));")
      }
      if function.hasNodes(of: parameter.name) {
        lines.append("TreePlaces<TreeNode> places_\(parameter.name)(a\(index));")
      }
    }
    let arguments = function.parameters.indices.filter {
      function.parameters[$0].role.isPassed
    }.map { "a\($0)" }
    let invocation = "Learner().\(function.name)(\(arguments.joined(separator: ", ")))"
    guard let inPlace = function.inPlace else {
      if let tree = function.tellsNode {
        let places = "places_\(function.parameters[tree].name)"
        return lines + ["\(places).write(call, \(invocation));"]
      }
      lines += Self.answer(function.returns, invocation)
      guard problem.comparator == .identity else { return lines }
      return lines + [
        "call.answer = answer;", "call.again = look_again<\(Self.codec(function.returns))>;",
      ]
    }
    return lines + ["\(invocation);", Self.write(function.answer, "a\(inPlace)")]
  }

  // MARK: A class of its own

  private func designBody(_ design: DesignSignature) -> [String] {
    [
      Self.skip("["), "auto names = Items<Scalar<std::string>>::read(call);",
      Self.skip(","), Self.skip("["), Self.skip("["),
    ] + Self.readAll(design.constructor) + [Self.skip("]"), made(design)] + [
      "call.writer.open();", "call.writer.null();",
      "for (size_t index = 1; index < names.size(); index++) {",
      "  \(Self.skip(",")) \(Self.skip("["))", "  call.writer.separate();",
    ] + choice(of: "names[index]", design) + ["}", "call.writer.close();"]
  }

  private func roundTripBody(_ design: DesignSignature) -> [String] {
    ["std::string name = call.call_name();", made(design)]
      + choice(of: "name", design, textCodec: "Bytes")
  }

  private func made(_ design: DesignSignature) -> String {
    let arguments = Self.names(design.constructor)
    return arguments.isEmpty ? "Learner learner;" : "Learner learner(\(arguments));"
  }

  /// Reads a method's arguments up to `]`, calls it and writes what it gives.
  private func choice(
    of name: String, _ design: DesignSignature, textCodec: String? = nil
  ) -> [String] {
    design.methods.enumerated().flatMap { index, method in
      let invocation = "learner.\(method.name)(\(Self.names(method.parameters)))"
      let lines =
        Self.readAll(method.parameters, textCodec) + [Self.skip("]")]
        + Self.answer(method.returns, invocation, textCodec)
      return ["\(index > 0 ? "else " : "")if (\(name) == \(Value.string(method.name).json)) {"]
        + lines.map { "  " + $0 } + ["}"]
    } + ["else refuse(\"There is no such method.\");"]
  }

  private static func readAll(
    _ parameters: [Parameter], _ textCodec: String? = nil
  ) -> [String] {
    parameters.enumerated().flatMap { index, parameter in
      (index > 0 ? [skip(",")] : []) + [read(parameter.type, into: "a\(index)", textCodec)]
    }
  }

  private static func names(_ parameters: [Parameter]) -> String {
    parameters.indices.map { "a\($0)" }.joined(separator: ", ")
  }
}
