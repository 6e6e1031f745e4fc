import Domain

/// A field that a GraphQL query asks for, with its arguments filled in.
struct GraphQLField: Sendable, Hashable {
  /// What it is called in the answer.
  var alias: String
  var name: String
  var arguments: [String: Value]
  var fields: [GraphQLField]
}

/// Why a query cannot be answered, in the words of the answer.
struct GraphQLTrouble: Error, Hashable {
  var message: String
}

extension GraphQLField {
  /// The fields that a query asks for at its root.
  ///
  /// Reads one operation without fragments and directives, which no client of ours writes.
  static func roots(
    of query: String, variables: Value
  ) throws(GraphQLTrouble) -> [GraphQLField] {
    var reader = GraphQLReader(text: query, variables: variables)
    return try reader.operation()
  }

  /// What the query asked for of a whole value; a field that the value lacks is refused.
  func part(of value: Value, type: String) throws(GraphQLTrouble) -> Value {
    switch value {
    case .array(let items):
      var parts: [Value] = []
      for item in items { parts.append(try part(of: item, type: type)) }
      return .array(parts)
    case .object(let whole):
      guard !fields.isEmpty else {
        throw GraphQLTrouble(
          message: "Field \"\(name)\" of type \"\(type)\" must have a selection of subfields.")
      }
      var parts: [String: Value] = [:]
      for field in fields {
        guard let inner = whole[field.name] else {
          throw GraphQLTrouble(
            message: "Cannot query field \"\(field.name)\" on type \"\(type)\".")
        }
        parts[field.alias] = try field.part(of: inner, type: "\(field.name)Node")
      }
      return .object(parts)
    default:
      return value
    }
  }

  /// An argument as text, or nil.
  func text(_ name: String) -> String? { arguments[name]?.text }

  /// An argument as a number, or nil.
  func integer(_ name: String) -> Int? { arguments[name]?.integer }
}
