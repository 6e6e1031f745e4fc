internal import Domain

/// The generated file that decodes a case, calls the learner's code and encodes its answer.
///
/// Its names begin with `focus`, so that they are nobody else's.
struct GoStub {
  static let name = "stub.go"
  /// A file with a mistake, which ends the compiler's work once all types are checked.
  static let stopName = "stop.go"
  static let stop = "package main\n\nvar focusStop int = \"\"\n"

  /// Gives as many elements as a number says, to go through where `range` takes no number.
  static let count = "focusCount"

  let problem: Problem
  let outline: GoOutline
  let toolchain: GoToolchain

  var text: String {
    """
    package main

    import (
    	focusHarness "focus"\(clears ? "\n\tfocusReflect \"reflect\"" : "")
    	focusUnsafe "unsafe"
    )

    type focusPointer = focusUnsafe.Pointer

    func \(Self.count)(n int) []struct{} { return focusHarness.Count(n) }

    func \(entry)() { focusHarness.Serve(focusPlay) }

    func focusPlay(focusCall *focusHarness.Call) {
    \(body.map { "\t\($0)\n" }.joined())}

    \(support.joined(separator: "\n\n"))

    """
  }

  /// A `main` of the learner's own is left alone: `init` comes before it and never ends.
  private var entry: String { outline.function("main") == nil ? "main" : "init" }

  private var body: [String] {
    switch (problem.signature, problem.comparator) {
    case (.function(let function), _): functionBody(function)
    case (.design(let design), .roundTrip): roundTripBody(design)
    case (.design(let design), _): designBody(design)
    }
  }

  // MARK: A function

  private func functionBody(_ function: FunctionSignature) -> [String] {
    var lines = ["focusCall.Skip('[')"]
    for (index, parameter) in function.parameters.enumerated() where parameter.role != .secret {
      if lines.count > 1 { lines.append("focusCall.Skip(',')") }
      if case .node(let tree) = parameter.role {
        lines.append("focus\(index) := focusNode(focusPlaces_\(tree), focusCall.Int())")
        continue
      }
      lines.append("focus\(index) := \(reading(parameter.type))")
      if function.hasNodes(of: parameter.name) {
        lines.append("focusPlaces_\(parameter.name) := focusPlacesOf(focus\(index))")
      }
      if case .cycle(let name) = parameter.role,
        let target = function.parameters.firstIndex(where: { $0.name == name })
      {
        lines.append("focusJoin(focus\(target), focus\(index))")
      }
    }
    let arguments = function.parameters.indices.filter {
      function.parameters[$0].role.isPassed
    }
    let call = invocation(function.name, arguments)
    if let tree = function.tellsNode {
      let places = "focusPlaces_\(function.parameters[tree].name)"
      return lines + ["focusTell(focusCall, \(places), \(call))"]
    }
    if let inPlace = function.inPlace {
      lines.append(call)
      lines.append(answer(function.answer, "focus\(inPlace)"))
    } else {
      lines += invoke(call, function.returns)
    }
    return lines
  }

  /// Calls and writes the answer.
  private func invoke(_ call: String, _ returns: ValueType) -> [String] {
    guard returns != .void else { return [call, "focusCall.PutNull()"] }
    return [
      "var focusAnswer \(returns.spelling(in: .go)) = \(call)", answer(returns, "focusAnswer"),
    ]
  }

  private func answer(_ type: ValueType, _ name: String) -> String {
    guard problem.comparator == .identity else { return writing(type, name) }
    let input = "focusInput := \(reading(type)); \(writing(type, "focusInput"))"
    return "focusCall.PutShared(func() { \(input) }, func() { \(writing(type, name)) })"
  }

  private func invocation(_ callee: String, _ arguments: some Sequence<Int>) -> String {
    "\(callee)(\(arguments.map { "focus\($0)" }.joined(separator: ", ")))"
  }

  // MARK: A type of its own

  private func designBody(_ design: DesignSignature) -> [String] {
    [
      "focusCall.Skip('[')", "focusNames := focusCall.Strings()", "focusCall.Skip(',')",
      "focusCall.Skip('[')", "focusCall.Skip('[')",
    ] + construct(design) + [
      "focusCall.Skip(']')", "focusCall.Open()", "focusCall.PutNull()",
      "for _, focusName := range focusNames[1:] {", "focusCall.Skip(',')",
      "focusCall.Skip('[')", "focusCall.Separate()",
    ] + choice(design) + ["}", "focusCall.Close()"]
  }

  private func roundTripBody(_ design: DesignSignature) -> [String] {
    ["focusName := focusCall.CallName()"] + construct(design) + choice(design)
  }

  /// LeetCode's codecs have no constructor: then the zero value must do.
  private func construct(_ design: DesignSignature) -> [String] {
    if design.constructor.isEmpty, outline.function("Constructor") == nil {
      return ["var focusObject \(design.className)"]
    }
    return readAll(design.constructor)
      + ["focusObject := \(invocation("Constructor", design.constructor.indices))"]
  }

  private func choice(_ design: DesignSignature) -> [String] {
    let cases = design.methods.flatMap { method in
      let name = Self.name(of: method, in: design, outline)
      let call = invocation("focusObject.\(name)", method.parameters.indices)
      return ["case \(Value.string(method.name).json):"] + readAll(method.parameters)
        + ["focusCall.Skip(']')"] + invoke(call, method.returns)
    }
    return ["switch focusName {"] + cases + ["default:", "focusCall.Unknown(focusName)", "}"]
  }

  /// LeetCode writes most methods with a capital, and some not: the learner's spelling counts.
  static func name(
    of method: DesignSignature.Method, in design: DesignSignature, _ outline: GoOutline
  ) -> String {
    let own = Set(outline.methods(of: design.className).map(\.name))
    let capital = method.name.prefix(1).uppercased() + method.name.dropFirst()
    return own.contains(method.name) && !own.contains(capital) ? method.name : capital
  }

  private func readAll(_ parameters: [Parameter]) -> [String] {
    parameters.enumerated().flatMap { index, parameter in
      (index > 0 ? ["focusCall.Skip(',')"] : []) + ["focus\(index) := \(reading(parameter.type))"]
    }
  }
}
