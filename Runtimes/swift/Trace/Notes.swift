/// An object that a statement may change through what an expression evaluates to, as in `find(x).parent = y`.
private struct Note {
  let object: UnsafeRawPointer
  let number: Int
  let info: UnsafePointer<ObjectClass>
  /// The field that is changed, or in which something is.
  let field: Int
  let depth: Int
}

// They hold no reference: an object that goes must go when the program lets it.
nonisolated(unsafe) private var notes: [Note] = []

/// Notes the object of which a property of this name is about to change, and gives it on.
public func _djZ<O: AnyObject>(_ object: O, _ name: Int) -> O {
  if isRecording { note(Unmanaged.passUnretained(object).toOpaque(), name) }
  return object
}

public func _djZ<O: AnyObject>(_ object: O?, _ name: Int) -> O? {
  if isRecording, let object { note(Unmanaged.passUnretained(object).toOpaque(), name) }
  return object
}

/// What is no object is nothing that can change through an expression.
@_disfavoredOverload
public func _djZ<T: ~Copyable>(_ value: consuming T, _ name: Int) -> T { value }

private func note(_ object: UnsafeMutableRawPointer, _ name: Int) {
  let raw = UnsafeRawPointer(object)
  guard let info = objectClass(raw) else { return }
  let field = info.pointee.field(named: name)
  guard field >= 0 else { return }
  beginLooking()
  let (number, isNew) = numberOf(raw, info)
  endLooking()
  if isNew { tellPending() }
  notes.append(Note(object: raw, number: number, info: info, field: field, depth: depth))
}

/// Tells what the objects hold that this call, or one that has ended, noted.
public func _djZ() {
  guard isRecording else { return notes.removeAll() }
  while let last = notes.last, last.depth >= depth {
    notes.removeLast()
    retellField(last.object, last.number, last.info, last.field)
  }
}

/// An object that goes is looked at no more.
func forgetNotes(of number: Int) {
  if !notes.isEmpty { notes.removeAll { $0.number == number } }
}
