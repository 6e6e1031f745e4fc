extension TraceState {
  /// Does what an event says; one that does not fit the state changes nothing.
  public mutating func apply(_ event: TraceEvent) {
    switch event {
    case .step(let line): step(line)
    case .bind(let slot, let value): bind(slot, value)
    case .unbind(let slot): unbind(slot)
    case .element(let place, let index, let value): setElement(place, index, value)
    case .element2(let slot, let row, let column, let value):
      set(.slot(slot), [.integer(row), .integer(column)], value)
    case .key(let place, let key, let value): set(place, [key], value)
    case .keyRemoved(let place, let key): removeKey(place, [key])
    case .splice(let place, let at, let removed, let values):
      splice(place, [], at: at, removing: removed, inserting: values)
    case .path(let place, let path, let value): set(place, path, value)
    case .pathSplice(let place, let path, let at, let removed, let values):
      splice(place, path, at: at, removing: removed, inserting: values)
    case .pathRemoved(let place, let path): removeKey(place, path)
    case .field(let object, let field, let value): setField(object, field, value)
    case .new(let id, let type, let value):
      let old = objects.add(TraceObject(id: id, type: type, value: value))
      if isLogging { log.append(.created(object: id, old: old)) }
    case .free(let id):
      if let old = objects.remove(id) { if isLogging { log.append(.freed(old)) } }
    default: applyFlow(event)
    }
  }

  @inline(__always)
  mutating func step(_ line: Int) {
    let frame = frames.heads.count - 1
    guard frame >= 0 else {
      if isLogging { log.append(.stepped(old: 0)) }
      return
    }
    if isLogging { log.append(.stepped(old: frames.heads[frame].line)) }
    frames.heads[frame].line = line
  }

  @inline(__always)
  mutating func setElement(_ target: TracePlace, _ index: Int, _ value: TraceValue) {
    guard let replaced = change(target, { $0.put(at: index, value) }) else { return }
    if isLogging { logPart(target, [.integer(index)], replaced, value) }
  }

  private mutating func logPart(
    _ target: TracePlace, _ path: [TraceValue], _ replaced: Replaced, _ new: TraceValue
  ) {
    var known: TraceValue?
    if case .old(let old) = replaced { known = old }
    log.append(.part(self.target(target), path: path, old: known, new: new))
  }

  private mutating func set(_ target: TracePlace, _ path: [TraceValue], _ value: TraceValue) {
    guard let replaced = change(target, { $0.put(path[...], value) }) else { return }
    if isLogging { logPart(target, path, replaced, value) }
  }

  /// Sets an object's field, which may be one that was added to it.
  mutating func setField(_ id: Int, _ field: Int, _ value: TraceValue) {
    if let replaced = objects.change(id, { $0.put(at: field, value) }) {
      if isLogging { logPart(.object(id), [.integer(field)], replaced, value) }
      return
    }
    let missing = objects.change(id) { contents -> Int? in
      guard case .structure(_, let fields) = contents else { return nil }
      return field - fields.count
    }
    if let missing, missing >= 0, field < TraceCaps.fields {
      let filling = [TraceValue](repeating: .unset, count: missing + 1)
      splice(.object(id), [], at: field - missing, removing: 0, inserting: filling)
    }
    setElement(.object(id), field, value)
  }

  private mutating func removeKey(_ place: TracePlace, _ path: [TraceValue]) {
    guard let key = path.last else { return }
    let removed = change(place) { contents in
      contents.within(path.dropLast()) { $0.removeKey(key) }
    }
    guard let (hole, old) = removed else { return }
    if isLogging { log.append(.keyRemoved(target(place), path: path, place: hole, old: old)) }
  }

  private mutating func splice(
    _ place: TracePlace, _ path: [TraceValue], at: Int, removing: Int,
    inserting values: [TraceValue]
  ) {
    var moved = 0
    var old: TraceValue?
    let keepsOld = isLogging
    let removed = change(place) { contents in
      contents.within(path[...]) { inner -> [TraceValue]? in
        moved = inner.pushed(byChangeAt: at)
        if keepsOld, inner.isSplicedWhole { old = inner }
        return inner.spliceText(at: at, removing: removing, inserting: values)
          ?? inner.splice(at: at, removing: removing, inserting: values)
      }
    }
    guard let removed else { return }
    movedElements += moved
    guard isLogging else { return }
    let target = target(place)
    if let old {
      log.append(
        .replaced(target, path: path, at: at, removed: removed, inserted: values, old: old))
    } else {
      log.append(.spliced(target, path: path, at: at, removed: removed, inserted: values))
    }
  }
}
