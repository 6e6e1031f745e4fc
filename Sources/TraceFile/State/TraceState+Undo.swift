extension TraceState {
  /// Takes back the newest changes until the log is as short as it was.
  public mutating func undo(to length: Int) {
    let wasLogging = isLogging
    isLogging = false
    while log.count > length, let change = log.popLast() { undo(change) }
    isLogging = wasLogging
  }

  private mutating func undo(_ change: TraceChange) {
    switch change {
    case .stepped(let line):
      if let frame = frames.indices.last { frames.heads[frame].line = line }
    case .bound(let slot, _, let old?): bind(slot, old)
    case .bound(let slot, _, nil): unbind(slot)
    case .unbound(let slot, _, let old): bind(slot, old)
    case .part(let target, let path, let old, _):
      let replaced = old.map { Replaced.old($0) } ?? .inserted
      undo(target, [], { $0.takeBack(path[...], replaced) })
    case .keyRemoved(let target, let path, let hole, let old):
      guard let key = path.last else { return }
      undo(target, path.dropLast()) { $0.revive(key, old, at: hole) }
    case .spliced(let target, let path, let at, let removed, let inserted):
      undo(target, path[...]) {
        _ = $0.splice(at: at, removing: inserted.count, inserting: removed)
      }
    case .replaced(let target, let path, _, _, _, let old): undo(target, path[...]) { $0 = old }
    case .created(let id, let old):
      if let old { objects.add(old) } else { objects.remove(id) }
    case .freed(let object): objects.add(object)
    default: undoFlow(change)
    }
  }

  private mutating func undo(
    _ target: TraceTarget, _ path: ArraySlice<TraceValue>, _ body: (inout TraceValue) -> Void
  ) {
    _ = change(target.place) { contents in
      contents.within(path) { inner -> Void? in body(&inner) }
    }
  }

  private mutating func undoFlow(_ change: TraceChange) {
    switch change {
    case .entered:
      _ = frames.pop()
      callCount -= 1
    case .exited(let frame, _): frames.push(frame)
    case .thrown(_, let old), .caught(let old): error = old
    case .output(let text, let isError): wrote(-text.utf8.count, isError: isError)
    case .suspended(let call):
      if let frame = suspended.removeValue(forKey: call) { frames.push(frame) }
    case .resumed(let call): suspended[call] = frames.pop()
    case .switched(let old, _): run(thread: old)
    default: break
    }
  }
}
