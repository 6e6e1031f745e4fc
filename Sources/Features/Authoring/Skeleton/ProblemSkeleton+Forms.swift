internal import Domain

extension ProblemSkeleton {
  /// The entries of `constraints`, a line each.
  var constraints: [String] {
    switch signature {
    case .function(let function): return Self.bounds(of: function.parameters)
    case .design(let design):
      let methods = design.methods.map { method in
        let bounds = Self.bounds(of: method.parameters).joined(separator: ", ")
        return "  \(method.name): { arguments: { \(bounds) } }"
      }
      let own = Self.bounds(of: design.constructor).joined(separator: ", ")
      return ["calls: [1, 1000]"] + (own.isEmpty ? [] : ["constructor: { \(own) }"]) + ["methods:"]
        + methods
    }
  }

  /// The formulas of `official`, which say what the constraints say.
  var official: [String] {
    switch signature {
    case .function(let function): return Self.formulas(of: function.parameters)
    case .design(let design):
      let parameters = design.constructor + design.methods.flatMap(\.parameters)
      return Self.formulas(of: parameters) + ["calls <= 1000"]
    }
  }

  /// Methods may give two arguments one name.
  private static func formulas(of parameters: [Parameter]) -> [String] {
    parameters.flatMap { formulas(of: $0.type, $0.name) }.reduce(into: []) { list, formula in
      if !list.contains(formula) { list.append(formula) }
    }
  }

  private static func formulas(of type: ValueType, _ place: String, depth: Int = 0) -> [String] {
    switch type {
    case .void, .bool, .char: return []
    case .string: return ["1 <= \(place).length <= 1000"]
    case .int, .long, .double: return ["-1000 <= \(place) <= 1000"]
    case .list(let element):
      let letter = ["i", "j", "k"][min(depth, 2)]
      return ["1 <= \(place).length <= 1000"]
        + formulas(of: element, "\(place)[\(letter)]", depth: depth + 1)
    case .listNode where depth > 0:
      let letter = ["i", "j", "k"][min(depth, 2)]
      return ["1 <= \(place).length <= 1000", "-1000 <= \(place)[\(letter)] <= 1000"]
    case .listNode, .treeNode, .randomNode:
      return ["1 <= nodes of \(place) <= 1000", "-1000 <= \(place).val <= 1000"]
    case .graphNode: return ["1 <= nodes of \(place) <= 100"]
    case .interval: return ["0 <= \(place).start < \(place).end <= 1000"]
    }
  }

  /// The recipes of a family, a line each.
  var recipes: [String] {
    switch signature {
    case .function(let function): return Self.recipes(for: function.parameters)
    case .design(let design):
      let mix = design.methods.map { "\($0.name): 1" }.joined(separator: ", ")
      let own = Self.recipes(for: design.constructor).joined(separator: ", ")
      let arguments = design.methods.filter { !$0.parameters.isEmpty }.map { method in
        let parts = Self.recipes(for: method.parameters, size: Self.small)
        return "\(method.name): { \(parts.joined(separator: ", ")) }"
      }
      return (own.isEmpty ? [] : ["constructor: { \(own) }"])
        + [
          "calls: { count: size, mix: { \(mix) }, "
            + "arguments: { \(arguments.joined(separator: ", ")) } }"
        ]
    }
  }

  private static func bounds(of parameters: [Parameter]) -> [String] {
    parameters.compactMap { parameter in
      bounds(of: parameter.type).map { "\(parameter.name): \($0)" }
    }
  }

  /// Nil where there is nothing to bound.
  private static func bounds(of type: ValueType) -> String? {
    switch type {
    case .void, .bool: return nil
    case .char: return "{ alphabet: \"a-z\" }"
    case .string: return "{ length: [1, 1000], alphabet: \"a-z\" }"
    case .int, .long, .double: return "[-1000, 1000]"
    case .list(let element):
      let each = bounds(of: element).map { ", each: \($0)" } ?? ""
      return "{ length: [1, 1000]\(each) }"
    case .listNode, .treeNode, .randomNode: return "{ nodes: [1, 1000], each: [-1000, 1000] }"
    case .graphNode: return "{ nodes: [1, 100], connected: true }"
    case .interval:
      return "{ length: [2, 2], each: [-1000, 1000], sorted: strictly-ascending }"
    }
  }

  /// What lies inside something of the dial's size is small, or the whole would be that size cubed.
  private static let small = "[1, 10]"

  private static func recipes(for parameters: [Parameter], size: String = "size") -> [String] {
    parameters.map { "\($0.name): \(recipe(for: $0.type, size: size))" }
  }

  private static func recipe(for type: ValueType, size: String) -> String {
    switch type {
    case .void, .bool: "{ pick: [true, false] }"
    case .char: "{ pick: [a, b, c] }"
    case .string: "{ string: { length: \(size), alphabet: \"a-z\" } }"
    case .int, .long: "{ int: [-1000, 1000] }"
    case .double: "{ double: [-1000, 1000] }"
    case .list(.int), .list(.long), .listNode:
      "{ ints: { length: \(size), each: [-1000, 1000] } }"
    case .list(.interval):
      "{ intervals: { count: \(size), start: [-1000, 1000], span: [1, 100] } }"
    case .interval: "{ ints: { length: 2, each: [-1000, 1000], order: distinct-ascending } }"
    case .list(let element):
      "{ list: { length: \(size), of: \(recipe(for: element, size: small)) } }"
    case .treeNode: "{ tree: { nodes: \(size), each: [-1000, 1000] } }"
    case .graphNode: "{ graph: { nodes: \(size) } }"
    case .randomNode: "{ random-list: { nodes: \(size), each: [-1000, 1000] } }"
    }
  }
}
