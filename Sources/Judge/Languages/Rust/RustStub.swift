internal import Domain

/// What is added below the learner's file: it decodes a case, calls the learner's code and encodes
/// its answer.
///
/// Its names stand in a module of their own and are seen through a glob, so that whatever the
/// learner defines or imports has precedence.
struct RustStub {
  static let source = "solution.rs"

  let problem: Problem

  /// The learner's file with the stub below it; the learner's lines keep their numbers.
  static func whole(_ source: String, _ stub: String) -> String { source + "\n" + stub }

  /// How many lines of the whole are the learner's.
  static func lineCount(_ source: String) -> Int {
    source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  func text(lines: Int) -> String {
    """
    use focus_stub::*;
    mod focus_stub {
    \(support.joined(separator: "\n"))
    use ::focus::{Decode as _, Encode as _};
    pub use ::std::{cell::RefCell, rc::Rc};
    fn play(call: &mut ::focus::Call) {
    \(body.map { "  " + $0 }.joined(separator: "\n"))
    }
    #[no_mangle]
    pub extern "C" fn focus_entry(host: &'static ::focus::Host) {
      ::focus::serve(host, \(lines), play);
    }
    }

    """
  }

  private var body: [String] {
    switch (problem.signature, problem.comparator) {
    case (.function(let function), _): functionBody(function)
    case (.design(let design), .roundTrip): roundTripBody(design)
    case (.design(let design), _): designBody(design)
    }
  }

  // MARK: A method of Solution

  private func functionBody(_ function: FunctionSignature) -> [String] {
    var lines: [String] = []
    var separator = "["
    for (index, parameter) in function.parameters.enumerated() where parameter.role != .secret {
      lines.append(Self.skip(separator))
      separator = ","
      if case .node(let tree) = parameter.role {
        lines.append("let a\(index) = places_\(tree).node(call.reader.integer());")
        continue
      }
      lines.append(Self.read(parameter, index, isChanged: index == function.inPlace))
      if function.hasNodes(of: parameter.name) {
        lines.append("let places_\(parameter.name) = ::focus::Places::new(&a\(index));")
      }
    }
    let receiver = function.oracle == nil ? [] : ["&super::Solution {}"]
    let arguments = function.parameters.indices.filter {
      function.parameters[$0].role.isPassed
    }.map { "\($0 == function.inPlace ? "&mut " : "")a\($0)" }
    let name = Signature.rustName(function.name)
    let invocation =
      "super::Solution::\(name)(\((receiver + arguments).joined(separator: ", ")))"
    // Owned nodes of an input cannot be part of an answer and of the input at once.
    let isIdentity = problem.comparator == .identity
    if isIdentity { lines.append("call.writer.raw(\"{\\\"value\\\":\");") }
    if let inPlace = function.inPlace {
      lines += ["\(invocation);", "a\(inPlace).encode(&mut call.writer);"]
    } else if let tree = function.tellsNode {
      let places = "places_\(function.parameters[tree].name)"
      lines.append("\(places).write(&\(invocation), &mut call.writer);")
    } else {
      lines += Self.answer(function.returns, invocation)
    }
    if isIdentity { lines.append("call.writer.raw(\",\\\"shared\\\":0}\");") }
    return lines
  }

  // MARK: A struct of its own

  private func designBody(_ design: DesignSignature) -> [String] {
    [
      Self.skip("["), "let names = Vec::<String>::decode(&mut call.reader);",
      Self.skip(","), Self.skip("["), Self.skip("["),
    ] + Self.readAll(design.constructor) + [Self.skip("]"), made(design)] + [
      "call.writer.open();", "call.writer.null();", "for name in &names[1..] {",
      "  \(Self.skip(",")) \(Self.skip("["))", "  call.writer.separate();",
      "  match name.as_str() {",
    ] + choices(design) + ["  }", "}", "call.writer.close();"]
  }

  private func roundTripBody(_ design: DesignSignature) -> [String] {
    ["let name = call.reader.call_name();", made(design), "match name.as_str() {"]
      + choices(design) + ["}"]
  }

  private func made(_ design: DesignSignature) -> String {
    "let mut object = super::\(design.className)::new(\(Self.names(design.constructor)));"
  }

  /// Reads a method's arguments up to `]`, calls it and writes what it gives.
  private func choices(_ design: DesignSignature) -> [String] {
    design.methods.flatMap { method in
      let name = Signature.rustName(method.name)
      let lines =
        Self.readAll(method.parameters) + [Self.skip("]")]
        + Self.answer(method.returns, "object.\(name)(\(Self.names(method.parameters)))")
      return ["    \(Value.string(method.name).json) => {"] + lines.map { "      " + $0 } + [
        "    }"
      ]
    } + ["    _ => ::focus::unknown(&name),"]
  }

  private static func skip(_ byte: String) -> String { "call.reader.skip('\(byte)');" }

  private static func read(_ parameter: Parameter, _ index: Int, isChanged: Bool) -> String {
    return
      "let \(isChanged ? "mut " : "")a\(index) = <\(spelling(parameter.type))>::decode(&mut call.reader);"
  }

  /// The learner's own node, where he defines it.
  private static func spelling(_ type: ValueType) -> String {
    let text = type.spelling(in: .rust)
    return ["ListNode", "TreeNode", "Interval"].reduce(text) {
      $0.replacing($1, with: "super::\($1)")
    }
  }

  private static func answer(_ type: ValueType, _ invocation: String) -> [String] {
    ["let answer: \(spelling(type)) = \(invocation);", "answer.encode(&mut call.writer);"]
  }

  private static func readAll(_ parameters: [Parameter]) -> [String] {
    parameters.enumerated().flatMap { index, parameter in
      (index > 0 ? [skip(",")] : []) + [read(parameter, index, isChanged: false)]
    }
  }

  private static func names(_ parameters: [Parameter]) -> String {
    parameters.indices.map { "a\($0)" }.joined(separator: ", ")
  }
}

extension RustStub {
  /// What the learner's code expects beside itself.
  fileprivate var support: [String] {
    var lines: [String] = []
    let text = "\(problem.signature)"
    if text.contains("ListNode") {
      lines += ["::focus::define_list_node!();", "::focus::carry_list_node!(super::ListNode);"]
    }
    if text.contains("TreeNode") {
      lines += ["::focus::define_tree_node!();", "::focus::carry_tree_node!(super::TreeNode);"]
    }
    if problem.signature.mentions(.interval) {
      lines += ["::focus::define_interval!();", "::focus::carry_interval!(super::Interval);"]
    }
    guard case .function(let function) = problem.signature else { return lines }
    lines.append("pub struct Solution;")
    if let oracle = function.oracle {
      lines.append(
        """
        impl super::Solution {
          pub fn \(oracle.name)(&self, number: i32) -> bool { ::focus::ask(number.into()) }
        }
        """)
    }
    return lines
  }
}
