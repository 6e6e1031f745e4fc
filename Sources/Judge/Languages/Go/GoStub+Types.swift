internal import Domain

extension GoStub {
  private static let call = "focusCall *focusHarness.Call"

  /// Whether a text is what a codec's first half hands to its second, which may be any bytes.
  private var isRoundTrip: Bool {
    if case .roundTrip = problem.comparator { true } else { false }
  }

  /// The expression that reads a value.
  func reading(_ type: ValueType) -> String {
    if type == .string, isRoundTrip { return "focusCall.Bytes()" }
    if let verb = Self.verb(type) { return "focusCall.\(verb)()" }
    if case .list(let element) = type {
      return "focusHarness.ReadAll(focusCall, \(reader(element)))"
    }
    return "\(reader(type))(focusCall)"
  }

  /// The statement that writes a value.
  func writing(_ type: ValueType, _ name: String) -> String {
    if type == .string, isRoundTrip { return "focusCall.PutBytes(\(name))" }
    if let verb = Self.verb(type) { return "focusCall.Put\(verb)(\(name))" }
    if case .list(let element) = type {
      return "focusHarness.PutAll(focusCall, \(name), \(writer(element)))"
    }
    return "\(writer(type))(focusCall, \(name))"
  }

  private func reader(_ type: ValueType) -> String {
    if let verb = Self.verb(type) { return "(*focusHarness.Call).\(verb)" }
    guard case .list = type else { return "focusRead\(type)" }
    return "func(\(Self.call)) \(type.spelling(in: .go)) { return \(reading(type)) }"
  }

  private func writer(_ type: ValueType) -> String {
    if let verb = Self.verb(type) { return "(*focusHarness.Call).Put\(verb)" }
    guard case .list = type else { return "focusPut\(type)" }
    return "func(\(Self.call), focusItem \(type.spelling(in: .go))) { "
      + "\(writing(type, "focusItem")) }"
  }

  /// The harness's own name for a plain value, or a list of them.
  private static func verb(_ type: ValueType) -> String? {
    switch type {
    case .bool: "Bool"
    case .char: "Char"
    case .string: "String"
    case .double: "Double"
    case .int: "Int"
    case .long: "Long"
    case .void: "Null"
    case .list(let element):
      if case .list = element { nil } else { verb(element).map { "\($0)s" } }
    case .listNode, .treeNode, .graphNode, .randomNode, .interval: nil
    }
  }

  /// What the learner's code expects beside itself, unless it defines that itself.
  var support: [String] {
    var parts = problem.signature.nodeTypes.map(node)
    if case .function(let function) = problem.signature, let oracle = function.oracle,
      !outline.defines(oracle.name)
    {
      parts.append("func \(oracle.name)(n int) bool { return focusHarness.Ask(n) }")
    }
    return parts + extremes + (clears ? [Self.clear] : [])
  }

  /// Whether the learner's code calls `clear`, which Go itself has from 1.21 on.
  var clears: Bool {
    toolchain.minor < 21 && outline.calls.contains("clear") && !outline.defines("clear")
  }

  private static let clear = """
    func clear[T any](focusOld T) {
    	switch old := any(focusOld).(type) {
    	case []int:
    		for index := range old {
    			old[index] = 0
    		}
    		return
    	case []bool:
    		for index := range old {
    			old[index] = false
    		}
    		return
    	}
    	old := focusReflect.ValueOf(focusOld)
    	if old.Kind() == focusReflect.Map {
    		for _, key := range old.MapKeys() {
    			old.SetMapIndex(key, focusReflect.Value{})
    		}
    		return
    	}
    	zero := focusReflect.Zero(old.Type().Elem())
    	for index := 0; index < old.Len(); index++ {
    		old.Index(index).Set(zero)
    	}
    }
    """

  /// The functions `min` and `max`, which Go itself has from 1.21 on, as LeetCode's does.
  private var extremes: [String] {
    guard toolchain.minor < 21 else { return [] }
    let functions = [("max", ">"), ("min", "<")].filter { name, _ in
      outline.calls.contains(name) && !outline.defines(name)
    }
    guard !functions.isEmpty else { return [] }
    let ordered = """
      type focusOrdered interface {
      	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 |
      		~uintptr | ~float32 | ~float64 | ~string
      }
      """
    return [ordered]
      + functions.map { name, sign in
        """
        func \(name)[T focusOrdered](best T, others ...T) T {
        	for _, other := range others {
        		if other \(sign) best {
        			best = other
        		}
        	}
        	return best
        }
        """
      }
  }

  // MARK: Nodes

  private struct Shape {
    var kind: String
    /// The fields with their types, as LeetCode declares them.
    var fields: [(name: String, type: String)]
  }

  private static func shape(_ type: ValueType) -> Shape {
    let value = (name: "Val", type: "int")
    return switch type {
    case .listNode: Shape(kind: "List", fields: [value, ("Next", "*ListNode")])
    case .treeNode:
      Shape(kind: "Tree", fields: [value, ("Left", "*TreeNode"), ("Right", "*TreeNode")])
    case .graphNode: Shape(kind: "Graph", fields: [value, ("Neighbors", "[]*Node")])
    case .interval: Shape(kind: "Interval", fields: [("Start", "int"), ("End", "int")])
    default:
      Shape(kind: "RandomList", fields: [value, ("Next", "*Node"), ("Random", "*Node")])
    }
  }

  /// A node's type and its codec; the learner's own type may have its fields in another order.
  private func node(_ type: ValueType) -> String {
    let name = String(type.spelling(in: .go).dropFirst())
    let shape = Self.shape(type)
    let isOwn = outline.defines(name)
    let codec = "focus\(type)"
    let definition =
      isOwn
      ? "var \(codec) = focusHarness.\(shape.kind)[\(name)]{\n"
        + shape.fields.map { "\t\($0.name): \(Self.accessor($0, of: name)),\n" }.joined() + "}"
      : "type \(name) struct {\n" + shape.fields.map { "\t\($0.name) \($0.type)\n" }.joined() + "}"
    let read =
      isOwn ? "\(codec).Read(focusCall)" : "(*\(name))(focusHarness.Read\(type)(focusCall))"
    let put =
      isOwn
      ? "\(codec).Put(focusCall, node)" : "focusHarness.Put\(type)(focusCall, focusPointer(node))"
    var lines = [
      definition, "func focusRead\(type)(\(Self.call)) *\(name) { return \(read) }",
      "func focusPut\(type)(\(Self.call), node *\(name)) { \(put) }",
    ]
    if type == .listNode {
      let join =
        isOwn
        ? "\(codec).Join(head, index)" : "focusHarness.JoinListNode(focusPointer(head), index)"
      lines.append("func focusJoin(head *\(name), index int) { \(join) }")
    }
    if type == .treeNode { lines += places(of: name, isOwn: isOwn) }
    return lines.joined(separator: "\n")
  }

  /// How a tree's nodes are found and told by their values.
  private func places(of name: String, isOwn: Bool) -> [String] {
    let places = isOwn ? "focusHarness.Places[\(name)]" : "focusHarness.TreePlaces"
    let make =
      isOwn ? "focusTreeNode.Places(root)" : "focusHarness.PlacesOf(focusPointer(root))"
    let found =
      isOwn ? "places.Node(value)" : "(*\(name))(focusPointer(places.Node(value)))"
    let told =
      isOwn
      ? "places.Put(focusCall, node)" : "focusHarness.Tell(focusCall, places, focusPointer(node))"
    return [
      "func focusPlacesOf(root *\(name)) *\(places) { return \(make) }",
      "func focusNode(places *\(places), value int) *\(name) { return \(found) }",
      "func focusTell(\(Self.call), places *\(places), node *\(name)) { \(told) }",
    ]
  }

  private static func accessor(_ field: (name: String, type: String), of name: String) -> String {
    "func(node *\(name)) *\(field.type) { return &node.\(field.name) }"
  }
}
