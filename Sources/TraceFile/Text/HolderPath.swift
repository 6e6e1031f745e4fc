/// The shortest way from a variable to an object, as one writes it: `memo[3]`, `self.rows`, `head.next`.
///
/// The page's `holder.js` finds the same.
struct HolderPath {
  /// Keys and fields behind a variable, at most.
  static let levels = 4
  /// Variables, elements and fields that are looked at, at most.
  static let most = 5000

  private struct Place {
    var value: TraceValue
    /// The variable's name, or the way on from an earlier place.
    var name: String?
    var key: TraceValue = .nothing
    var parent = -1
    var level = 0
  }

  private let trace: Trace
  private let cursor: TraceCursor
  private let values: ValueText
  private var places: [Place] = []
  private var seen: Set<Int> = []
  private var room = HolderPath.most
  private var wanted = -1

  init(_ trace: Trace, _ cursor: TraceCursor, _ values: ValueText) {
    (self.trace, self.cursor, self.values) = (trace, cursor, values)
  }

  /// The way to an object; nil if no variable in sight leads there within reach.
  func text(to id: Int) -> String? {
    var search = self
    return search.find(id).map(search.text(at:))
  }

  private mutating func find(_ id: Int) -> Int? {
    wanted = id
    if let place = begin() { return place }
    var next = 0
    while next < places.count, room > 0 {
      if let place = places[next].level < HolderPath.levels ? lookInto(next) : nil { return place }
      next += 1
    }
    return nil
  }

  /// The variables in sight, the innermost of each name; those of calls that have just ended come last.
  private mutating func begin() -> Int? {
    let frames = cursor.state.frames
    var names: Set<String> = []
    let near = frames.indices.suffix(TraceScope.frames).reversed().map { frames[$0].bindings }
    let outermost = frames.count > TraceScope.frames ? [frames[0].bindings] : []
    let ended = cursor.changes.compactMap { change in
      if case .exited(let frame, _) = change { frame.bindings } else { nil }
    }
    for binding in (near + outermost + ended).joined() {
      let name = trace.slots[binding.slot]?.name ?? "slot \(binding.slot)"
      guard room > 0, names.insert(name).inserted else { continue }
      if let found = add(Place(value: binding.value, name: name)) { return found }
    }
    return nil
  }

  /// Adds what a place holds.
  private mutating func lookInto(_ parent: Int) -> Int? {
    var value = places[parent].value
    if case .reference(let id) = value {
      guard seen.insert(id).inserted, let object = cursor.state.objects[id] else { return nil }
      value = object.value
    }
    if case .cut(_, let head) = value { value = head }
    switch value {
    case .list(let items): return add(items.prefix(room), to: parent)
    case .tuple(let items), .structure(_, let items), .enumeration(_, _, let items):
      return add(items.prefix(room), to: parent)
    case .dictionary(let table):
      for entry in table.entries.prefix(room) {
        if let found = add(entry.value, entry.key, to: parent) { return found }
      }
    default: break
    }
    return nil
  }

  private mutating func add(_ items: some Collection<TraceValue>, to parent: Int) -> Int? {
    for (index, item) in items.enumerated() {
      if let found = add(item, .integer(index), to: parent) { return found }
    }
    return nil
  }

  private mutating func add(_ value: TraceValue, _ key: TraceValue, to parent: Int) -> Int? {
    add(Place(value: value, key: key, parent: parent, level: places[parent].level + 1))
  }

  /// Keeps what may lead on; gives its place if it is what is looked for.
  private mutating func add(_ place: Place) -> Int? {
    room -= 1
    switch place.value {
    case .reference(let id):
      places.append(place)
      return id == wanted ? places.count - 1 : nil
    case .list, .tuple, .structure, .enumeration, .dictionary, .cut: places.append(place)
    default: break
    }
    return nil
  }

  private func text(at number: Int) -> String {
    let place = places[number]
    if let name = place.name { return name }
    var holder = places[place.parent].value
    if case .reference(let id) = holder { holder = cursor.state.objects[id]?.value ?? .nothing }
    return text(at: place.parent) + values.step(place.key, in: holder)
  }
}

extension ValueText {
  /// The way from a value to a part of it: `.next`, `[3]`.
  func step(_ key: TraceValue, in whole: TraceValue?) -> String {
    guard case .structure(let type, _)? = whole, case .integer(let field) = key else {
      return "[\(of(key))]"
    }
    let name = trace.fieldName(field, of: type) ?? String(field)
    return "." + ValueText.plain(name, of: trace.types[type]?.name ?? "type \(type)")
  }

  /// A private field of Python as one writes it: `__items` of `_Stack__items`.
  private static func plain(_ name: String, of type: String) -> String {
    let prefix = "_\(type.drop { $0 == "_" })__"
    return name.hasPrefix(prefix) ? "__" + name.dropFirst(prefix.count) : name
  }
}
