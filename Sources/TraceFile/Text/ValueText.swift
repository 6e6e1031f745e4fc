/// Makes short text of values; the page's `writer.js` makes the same.
struct ValueText {
  static let levels = 3

  let trace: Trace
  let state: TraceState
  let style: TraceStyle
  let limit: Int
  /// In a sentence an object is called by what it shows of itself, not by its number.
  let isSpoken: Bool
  private var text = ""
  private var length = 0
  private var open: Set<Int> = []

  init(_ trace: Trace, _ state: TraceState, limit: Int = 60, isSpoken: Bool = false) {
    (self.trace, self.state, self.limit, self.isSpoken) = (trace, state, limit, isSpoken)
    style = TraceStyle(language: trace.footer.language)
  }

  func of(_ value: TraceValue) -> String {
    var copy = self
    copy.write(value, level: 0)
    return copy.text
  }

  /// An object's contents, where `of` gives but its name.
  func contents(of object: TraceObject) -> String {
    var copy = self
    copy.open = [object.id]
    copy.write(object.value, level: 0)
    return copy.text
  }

  private mutating func put(_ more: String) {
    text += more
    length += more.unicodeScalars.count
  }

  private mutating func write(_ value: TraceValue, level: Int) {
    switch value {
    case .nothing: put(style.nothing)
    case .bool(let bool): put(bool ? style.yes : style.no)
    case .integer(let integer): put(String(integer))
    case .double(let double): put("\(double)")
    case .string(let string), .character(let string): put(quoted(string))
    case .bigInteger(let digits): put(digits)
    case .reference(let id): write(reference: id, level: level)
    case .opaque(let type): put("<\(isSpoken ? ValueText.withoutNumber(type) : type)>")
    case .unset: put("?")
    case .cutString(_, let head): put(quoted(head, isCut: true))
    default: write(container: value, level: level)
    }
  }

  private mutating func write(reference id: Int, level: Int) {
    guard let object = state.objects[id] else { return put(isSpoken ? "…" : "#\(id)") }
    let isShown = object.value.itemCount != nil && !object.value.isStructure
    guard isShown, !open.contains(id), level < ValueText.levels else {
      return put(isSpoken ? spokenName(of: object) : name(of: object))
    }
    open.insert(id)
    write(object.value, level: level)
    open.remove(id)
  }

  /// `Node#5`.
  func name(of object: TraceObject) -> String {
    "\(trace.types[object.type]?.name ?? "type \(object.type)")#\(object.id)"
  }

  private mutating func write(container value: TraceValue, level: Int) {
    var (value, count) = (value, value.itemCount ?? 0)
    if case .cut(let full, let head) = value { (value, count) = (head, full) }
    switch value {
    case .list(let items): write(items, of: count, "[", "]", level: level)
    case .tuple(let items): write(items, of: count, "(", ")", level: level)
    case .set(let table):
      write(
        table.entries.map(\.key), of: count, style.braces.open, style.braces.close, level: level)
    case .dictionary(let table): write(table, of: count, level: level)
    case .structure(let type, let fields):
      put(trace.types[type]?.name ?? "type \(type)")
      let names = trace.types[type]?.fields ?? []
      write(fields, of: count, "(", ")", names: names, level: level)
    case .enumeration(let type, let name, let payload):
      put((style.startsCasesWithDot ? "" : trace.types[type]?.name ?? "type \(type)") + "." + name)
      if !payload.isEmpty { write(payload, of: count, "(", ")", level: level) }
    default: break
    }
  }

  private mutating func write(
    _ items: some Collection<TraceValue>, of count: Int, _ open: String, _ close: String,
    names: [String] = [], level: Int
  ) {
    put(open)
    for (index, item) in items.enumerated() {
      if hasEnough(index, of: count, level: level) { return put(close) }
      if index < names.count { put(names[index] + style.fieldSeparator) }
      write(item, level: level + 1)
    }
    writeRest(items.count, of: count)
    put(close)
  }

  private mutating func write(_ table: TraceTable, of count: Int, level: Int) {
    if count == 0 { return put(style.emptyDictionary) }
    put(style.braces.open)
    for (index, entry) in table.entries.enumerated() {
      if hasEnough(index, of: count, level: level) { return put(style.braces.close) }
      write(entry.key, level: level + 1)
      put(": ")
      write(entry.value, level: level + 1)
    }
    writeRest(table.count, of: count)
    put(style.braces.close)
  }

  /// Writes what stands before an element, or how many are left once there is text enough.
  private mutating func hasEnough(_ index: Int, of count: Int, level: Int) -> Bool {
    if level >= ValueText.levels || index > 0 && length > limit {
      put(index > 0 ? ", … \(count - index) more" : "…")
      return true
    }
    if index > 0 { put(", ") }
    return false
  }

  private mutating func writeRest(_ shown: Int, of count: Int) {
    if count > shown { put((shown > 0 ? ", " : "") + "… \(count - shown) more") }
  }

  private func quoted(_ string: String, isCut: Bool = false) -> String {
    var result = "\""
    for (index, scalar) in string.unicodeScalars.enumerated() {
      if index >= limit { return result + "…\"" }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..<" ": result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + (isCut ? "…\"" : "\"")
  }
}

extension TraceValue {
  /// Whether it has named fields; such an object is told by its name.
  var isStructure: Bool {
    if case .structure = self { true } else { false }
  }
}
