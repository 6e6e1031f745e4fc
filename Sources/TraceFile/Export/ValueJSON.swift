/// Values as plain JSON: numbers, strings, lists and nothing as they are, the rest as small objects.
struct ValueJSON {
  let trace: Trace

  func of(_ value: TraceValue) -> String {
    switch value {
    case .nothing: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .double(let double):
      double.isFinite ? "\(double)" : JSONText.object(["double": JSONText.string("\(double)")])
    case .string(let text), .character(let text): JSONText.string(text)
    case .bigInteger(let digits): JSONText.object(["integer": JSONText.string(digits)])
    case .reference(let id): JSONText.object(["object": String(id)])
    case .list(let items): list(items)
    case .tuple(let items): JSONText.object(["tuple": list(items)])
    case .set(let table): JSONText.object(["set": list(table.entries.map(\.key))])
    case .dictionary(let table): JSONText.object(["dictionary": pairs(table)])
    default: rarer(value)
    }
  }

  private func rarer(_ value: TraceValue) -> String {
    switch value {
    case .structure(let type, let fields):
      JSONText.object(["type": name(of: type), "fields": members(fields, of: type)])
    case .enumeration(let type, let name, let payload):
      JSONText.object([
        "type": self.name(of: type), "case": JSONText.string(name), "payload": list(payload),
      ])
    case .cutString(let bytes, let head):
      JSONText.object(["bytes": String(bytes), "head": JSONText.string(head)])
    case .cut(let count, let head):
      JSONText.object(["count": String(count), "head": of(head)])
    case .opaque(let type): JSONText.object(["opaque": JSONText.string(type)])
    default: JSONText.object(["unset": "true"])
    }
  }

  private func list(_ items: some Collection<TraceValue>) -> String {
    JSONText.array(items.map(of))
  }

  private func pairs(_ table: TraceTable) -> String {
    JSONText.array(table.entries.map { "[\(of($0.key)),\(of($0.value))]" })
  }

  private func name(of type: Int) -> String {
    JSONText.string(trace.types[type]?.name ?? "type \(type)")
  }

  private func members(_ fields: [TraceValue], of type: Int) -> String {
    let members = fields.enumerated().map { place, value in
      JSONText.string(trace.fieldName(place, of: type) ?? String(place)) + ":" + of(value)
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
