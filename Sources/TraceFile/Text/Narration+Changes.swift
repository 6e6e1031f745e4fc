/// What a statement did to the inside of values.
extension Narration {
  private static let membersTold = 2
  private static let longestOld = 24
  /// Elements of a list that are looked at for the one that differs.
  private static let mostCompared = 200

  /// One change of a container's contents.
  private struct Change {
    var target: TraceTarget
    /// Where the container is.
    var path: [TraceValue]
    /// What was set or removed in it; nil for a range of its elements.
    var key: TraceValue?
    var old: TraceValue?
    var new: TraceValue?
    var at = 0
    var removed: [TraceValue] = []
    var inserted: [TraceValue] = []

    init?(_ change: TraceChange) {
      switch change {
      case .part(let target, let path, let old, let new):
        (self.target, self.path, key) = (target, path.dropLast(), path.last ?? .nothing)
        (self.old, self.new, whole) = (old, new, path)
      case .keyRemoved(let target, let path, _, let old):
        (self.target, self.path, key) = (target, path.dropLast(), path.last ?? .nothing)
        (self.old, whole) = (old, path)
      case .spliced(let target, let path, let at, let removed, let inserted),
        .replaced(let target, let path, let at, let removed, let inserted, _):
        (self.target, self.path, whole) = (target, path, path)
        (self.at, self.removed, self.inserted) = (at, removed, inserted)
      default: return nil
      }
    }

    /// The way to what was changed, as it was recorded.
    var whole: [TraceValue]
  }

  /// What one statement did to one container belongs together.
  func tellGroup(_ place: Int) -> (String?, used: Int) {
    guard let first = Change(changes[place]) else { return (nil, 1) }
    var list = [first]
    for change in changes[(place + 1)...] {
      guard let next = Change(change), next.target == first.target, next.path == first.path else {
        break
      }
      list.append(next)
    }
    let container = whole(first.target, first.path)
    if container?.isSet == true, list.allSatisfy({ $0.key != nil }) {
      return (members(list), list.count)
    }
    if container?.isStructure != true, list.count > 1 {
      let text = list.count == 2 ? swap(list[0], list[1]) : all(list, container)
      if let text { return (text, list.count) }
    }
    return (one(first, container), 1)
  }

  private func one(_ change: Change, _ container: TraceValue?) -> String? {
    guard let key = change.key else { return splice(change, container) }
    guard let new = change.new else {
      let was = change.old.flatMap { $0.isUnset ? nil : " (it was \(values.of($0)))" } ?? ""
      return "remove \(values.of(key)) from \(name(of: change.target, change.path))\(was)"
    }
    return change.old == new && !new.isUnset
      ? nil : told(name(of: change.target, change.whole), change.old, new)
  }

  private func members(_ list: [Change]) -> String {
    let name = name(of: list[0].target, list[0].path)
    let text = { (changes: [Change]) in items(changes.compactMap(\.key)) }
    let (gone, come) = (list.filter { $0.new == nil }, list.filter { $0.new != nil })
    var parts: [String] = []
    if !gone.isEmpty { parts.append("remove \(text(gone)) from \(name)") }
    if !come.isEmpty { parts.append("add \(text(come)) to \(name)") }
    return parts.joined(separator: "; ")
  }

  private func items(_ items: [TraceValue]) -> String {
    let more = items.count - Narration.membersTold
    return Narration.joined(
      items.prefix(Narration.membersTold).map(values.of) + (more > 0 ? ["\(more) more"] : []))
  }

  /// Two elements that changed places; nil where that is not what happened.
  private func swap(_ one: Change, _ two: Change) -> String? {
    guard one.key != nil, two.key != nil, let old = one.old, let other = two.old,
      !old.isUnset, !other.isUnset, one.new?.isUnset == false, two.new == old, one.new == other,
      old != other
    else { return nil }
    let (a, b) = (name(of: one.target, one.whole), name(of: two.target, two.whole))
    return "\(values.of(old)) and \(values.of(other)) swap places: \(a) and \(b)"
  }

  /// Many places at once, as a sort or a heap's changes: the whole tells more than each.
  private func all(_ list: [Change], _ container: TraceValue?) -> String? {
    guard let container, container.isList, list.count >= 3 else { return nil }
    return "\(name(of: list[0].target, list[0].path)) is now \(values.of(container))"
  }

  private func splice(_ change: Change, _ container: TraceValue?) -> String? {
    let (at, removed, inserted) = (change.at, change.removed, change.inserted)
    if !inserted.isEmpty, inserted.allSatisfy(\.isUnset) { return nil }
    let name = name(of: change.target, change.path)
    let now = { container.map { "\(name) is now \(values.of($0))" } ?? "\(name) changes" }
    if container?.isText == true { return now() }
    let count = container?.containerCount ?? 0
    if removed.isEmpty {
      let text = items(inserted)
      if at + inserted.count >= count { return "append \(text) to \(name)" }
      return at == 0
        ? "put \(text) at the front of \(name)" : "insert \(text) into \(name) at \(at)"
    }
    guard inserted.isEmpty else { return now() }
    let text = items(removed)
    if count == 0 { return "take \(text) off \(name), which is empty now" }
    if at >= count { return "take \(text) off the end of \(name)" }
    return at == 0
      ? "take \(text) off the front of \(name)" : "remove \(text) from \(name) at \(at)"
  }

  /// `x = 4`, and later `x is now 9 (was 4)`; of two long values only the new one.
  func told(
    _ name: String, _ old: TraceValue?, _ new: TraceValue, isInside: Bool = true
  ) -> String {
    guard let old, !old.isUnset else { return "\(name) = \(values.of(new))" }
    let found = isInside ? difference(old, new) : Difference(old: old, new: new)
    let place = name + found.way
    if let added = found.added { return "append \(values.of(added)) to \(place)" }
    let (was, now) = (values.of(found.old), values.of(found.new))
    let isTold =
      found.old.isShort && found.new.isShort
      && was.unicodeScalars.count <= Narration.longestOld
    return "\(place) is now \(now)" + (isTold ? " (was \(was))" : "")
  }

  private struct Difference {
    var way = ""
    var old: TraceValue
    var new: TraceValue
    var added: TraceValue?
  }

  /// Where two values differ in one place alone: the way there, and what was appended or is there.
  private func difference(_ old: TraceValue, _ new: TraceValue) -> Difference {
    var found = Difference(old: old, new: new)
    while let (before, after) = Narration.elements(found.old, found.new) {
      let places = before.indices.filter { $0 >= after.count || before[$0] != after[$0] }
      guard let place = places.first else {
        if before.count + 1 == after.count { found.added = after.last }
        return found
      }
      guard before.count == after.count, places.count == 1 else { return found }
      found.way += values.step(.integer(place), in: found.new)
      (found.old, found.new) = (before[place], after[place])
      // A place that was not set yet is no change of one.
      if found.old.isUnset {
        found.old = found.new
        return found
      }
    }
    return found
  }

  private static func elements(
    _ old: TraceValue, _ new: TraceValue
  ) -> ([TraceValue], [TraceValue])? {
    switch (old, new) {
    case (.list(let old), .list(let new)) where new.count <= mostCompared:
      (Array(old), Array(new))
    case (.structure(let type, let old), .structure(let other, let new)) where type == other:
      (old, new)
    default: nil
    }
  }
}

extension TraceValue {
  private var uncut: TraceValue {
    if case .cut(_, let head) = self { head } else { self }
  }

  fileprivate var isSet: Bool {
    if case .set = uncut { true } else { false }
  }

  fileprivate var isList: Bool {
    if case .list = uncut { true } else { false }
  }

  fileprivate var isText: Bool {
    switch self {
    case .string, .cutString: true
    default: false
    }
  }

  /// Elements of a list, a tuple, a set or a dictionary.
  fileprivate var containerCount: Int? {
    switch uncut {
    case .list, .tuple, .set, .dictionary: itemCount
    default: nil
    }
  }
}
