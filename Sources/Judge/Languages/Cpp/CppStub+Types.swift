internal import Domain

extension CppStub {
  /// The harness's codec of a type; another one for a text that isn't part of a list, where given.
  static func codec(_ type: ValueType, _ textCodec: String? = nil) -> String {
    if type == .string, let textCodec { return textCodec }
    return switch type {
    case .list(let element): "Items<\(codec(element))>"
    case .listNode: "List<ListNode>"
    case .treeNode: "Tree<TreeNode>"
    case .graphNode: "Graph<Node>"
    case .randomNode: "Random<Node>"
    // The learner's own class is complete only where the template is used.
    case .interval: "Stretch<typename Later<Learner, Interval>::Type>"
    case .string: "Scalar<std::string>"
    default: "Scalar<\(type.spelling(in: .cpp))>"
    }
  }

  static func skip(_ byte: String) -> String { "call.reader.skip('\(byte)');" }

  static func read(
    _ type: ValueType, into name: String, _ textCodec: String? = nil
  ) -> String {
    "auto \(name) = \(codec(type, textCodec))::read(call);"
  }

  static func write(_ type: ValueType, _ name: String, _ textCodec: String? = nil) -> String {
    "\(codec(type, textCodec))::write(call, \(name));"
  }

  static func answer(
    _ type: ValueType, _ invocation: String, _ textCodec: String? = nil
  ) -> [String] {
    guard type != .void else { return ["\(invocation);", "call.writer.null();"] }
    let codec = codec(type, textCodec)
    return [
      "typename \(codec)::Value answer = \(invocation);", write(type, "answer", textCodec),
    ]
  }

  /// What the learner's code expects beside itself, unless it defines that itself.
  var support: String {
    var lines: [String] = []
    for type in problem.signature.nodeTypes {
      let name = [.graphNode, .randomNode].contains(type) ? "Node" : "\(type)"
      if let own = outline.definition(of: name) {
        lines.append("\(own.keyword) \(name);")
      } else {
        lines.append("#include \"Nodes/\(type).hpp\"")
      }
    }
    if case .function(let function) = problem.signature, let oracle = function.oracle {
      lines.append("bool \(oracle.name)(int number) { return focus_judge::ask(number); }")
    }
    return lines.joined(separator: "\n")
  }
}
