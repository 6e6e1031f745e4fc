/// Python Tutor's spelling of values: everything with parts lies in the heap under a small id.
struct PythonTutorHeap {
  let trace: Trace
  let state: TraceState
  /// Ids of values that have none of their own, by where they live; kept from step to step.
  private(set) var ids: [String: Int]
  private(set) var entries: [Int: String] = [:]

  init(_ trace: Trace, _ state: TraceState, ids: [String: Int]) {
    (self.trace, self.state, self.ids) = (trace, state, ids)
  }

  var json: String {
    let members = entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// A value's JSON, whose parts go to the heap; the place names where it lives.
  mutating func encode(_ value: TraceValue, at place: String) -> String {
    switch value {
    case .nothing: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let integer): String(integer)
    case .bigInteger(let digits): digits
    case .double(let double): PythonTutorHeap.float(double)
    case .string(let text), .character(let text): JSONText.string(text)
    case .cutString(_, let head): JSONText.string(head + "…")
    case .reference(let id): reference(to: id)
    case .opaque(let type): PythonTutorHeap.label(type)
    case .unset: PythonTutorHeap.label("?")
    case .enumeration(_, let name, let payload) where payload.isEmpty:
      PythonTutorHeap.label("." + name)
    default: stored(value, at: place)
    }
  }

  private static func label(_ text: String) -> String {
    JSONText.array(["\"IMPORTED_FAUX_PRIMITIVE\"", JSONText.string(text)])
  }

  private static func float(_ value: Double) -> String {
    let special =
      value.isNaN
      ? "NaN" : value.isInfinite ? (value > 0 ? "Infinity" : "-Infinity") : nil
    if let special { return JSONText.array(["\"SPECIAL_FLOAT\"", JSONText.string(special)]) }
    if value == value.rounded() {
      return JSONText.array(["\"SPECIAL_FLOAT\"", JSONText.string("\(value)")])
    }
    let short = (value * 10_000).rounded() / 10_000
    return short.isFinite ? "\(short)" : "\(value)"
  }

  private mutating func reference(to id: Int) -> String {
    let json = JSONText.array(["\"REF\"", String(id)])
    guard entries[id] == nil, let object = state.objects[id] else { return json }
    // The entry stands before its parts are told, or a circle would never end.
    entries[id] = "[]"
    entries[id] = contents(object.value, of: trace.types[object.type]?.name, at: "#\(id)")
    return json
  }

  private mutating func stored(_ value: TraceValue, at place: String) -> String {
    let id = ids[place] ?? (1 << 32) + ids.count
    ids[place] = id
    entries[id] = contents(value, of: nil, at: place)
    return JSONText.array(["\"REF\"", String(id)])
  }

  private mutating func contents(
    _ value: TraceValue, of type: String?, at place: String
  ) -> String {
    switch value {
    case .list(let items): return tagged("LIST", items, at: place)
    case .tuple(let items): return tagged("TUPLE", items, at: place)
    case .set(let table): return tagged("SET", table.entries.map(\.key), at: place)
    case .dictionary(let table):
      var pairs: [String] = []
      for (index, entry) in table.entries.enumerated() {
        let key = encode(entry.key, at: "\(place).\(index)k")
        pairs.append("[\(key),\(encode(entry.value, at: "\(place).\(index)"))]")
      }
      return JSONText.array(["\"DICT\""] + pairs)
    case .cut(_, let head): return contents(head, of: type, at: place)
    case .structure(let number, let fields):
      let name = type ?? trace.types[number]?.name ?? "type \(number)"
      return instance(name, fields, trace.types[number]?.fields ?? [], at: place)
    case .enumeration(let number, let name, let payload):
      let type = trace.types[number]?.name ?? ""
      return instance("\(type).\(name)", payload, [], at: place)
    case .opaque(let text):
      return JSONText.array(["\"HEAP_PRIMITIVE\"", JSONText.string(text), "\"\""])
    default: return JSONText.array(["\"HEAP_PRIMITIVE\"", "\"\"", "\"?\""])
    }
  }

  private mutating func tagged(
    _ tag: String, _ items: some Collection<TraceValue>, at place: String
  ) -> String {
    var parts = ["\"\(tag)\""]
    for (index, item) in items.enumerated() { parts.append(encode(item, at: "\(place).\(index)")) }
    return JSONText.array(parts)
  }

  private mutating func instance(
    _ name: String, _ fields: [TraceValue], _ names: [String], at place: String
  ) -> String {
    var parts = ["\"INSTANCE\"", JSONText.string(name)]
    for (index, field) in fields.enumerated() {
      let name = JSONText.string(index < names.count ? names[index] : String(index))
      parts.append("[\(name),\(encode(field, at: "\(place).\(index)"))]")
    }
    return JSONText.array(parts)
  }
}
