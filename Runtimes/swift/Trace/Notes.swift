/// An object that a statement may change through what an expression evaluates to, as in `find(x).parent = y`.
private struct Note {
  let object: UnsafeRawPointer
  let number: Int
  let info: UnsafePointer<ObjectClass>
  /// The field that is changed, or in which something is.
  let field: Int
  /// Whether it can only have changed at its end.
  let isTailOnly: Bool
  let depth: Int
}

// They hold no reference: an object that goes must go when the program lets it.
nonisolated(unsafe) private var notes: [Note] = []

/// Notes the object of which a property of this name is about to change, and gives it on; `~name` where only the
/// property's end changes.
public func _djZ<O: AnyObject>(_ object: O, _ name: Int) -> O {
  if isRecording {
    note(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), name)
  }
  return object
}

public func _djZ<O: AnyObject>(_ object: O?, _ name: Int) -> O? {
  if isRecording, let object {
    note(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), name)
  }
  return object
}

@_disfavoredOverload
public func _djZ<T>(_ value: T, _ name: Int) -> T {
  if isRecording, let object = objectInBox(value) { note(object, name) }
  return value
}

/// What is no object is nothing that can change through an expression.
@_disfavoredOverload
public func _djZ<T: ~Copyable>(_ value: consuming T, _ name: Int) -> T { value }

/// The object in a value of a protocol's type, or in an optional one.
func objectInBox<T>(_ value: borrowing T) -> UnsafeRawPointer? {
  plan(of: T.self).isBox ? objects(in: value).first?.object : nil
}

private func note(_ raw: UnsafeRawPointer, _ name: Int) {
  guard let info = objectClass(raw) else { return }
  let field = info.pointee.field(named: name < 0 ? ~name : name)
  guard field >= 0 else { return }
  beginLooking()
  let (number, isNew) = numberOf(raw, info)
  endLooking()
  if isNew { tellPending() }
  notes.append(
    Note(
      object: raw, number: number, info: info, field: field, isTailOnly: name < 0, depth: depth))
}

/// Tells what the objects hold that this call, or one that has ended, noted.
public func _djZ(_ trustsTails: Bool = true) {
  guard isRecording else { return notes.removeAll() }
  while let last = notes.last, last.depth >= depth {
    notes.removeLast()
    let isTailOnly = trustsTails && last.isTailOnly
    retellField(last.object, last.number, last.info, last.field, isTailOnly: isTailOnly)
  }
}

/// Tells a property of all objects that a value refers to; a negative name for all their properties.
///
/// `hops`: of those, too, that these refer to, and so on so many times.
public func _djIn<T>(_ value: T, _ name: Int, _ hops: Int = 0) {
  guard isRecording else { return }
  var found = objects(in: value)
  var edge = found
  for _ in 0..<hops {
    edge = objects(behind: edge, known: found)
    found += edge
  }
  tellPending()
  for (object, number, info) in found {
    if name < 0 {
      retell(object, number, info)
      continue
    }
    let field = info.pointee.field(named: name)
    if field >= 0 { retellField(object, number, info, field) }
  }
}

/// An object that goes is looked at no more.
func forgetNotes(of number: Int) {
  if !notes.isEmpty { notes.removeAll { $0.number == number } }
}
