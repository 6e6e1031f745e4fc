/// The changes inside values that were not taken apart further.
extension SketchNodes {
  /// Puts what an element has that is told by its index, or else what a key, an index or a field has.
  mutating func putWhole(
    _ number: Int, _ path: ArraySlice<SketchKey>, isElement: Bool = false, _ new: Quote,
    _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let key = path.last else { return false }
    let new = value(new, tape)
    return changeWhole(number, path.dropLast()) { inner in
      if case .number(let index) = key, isElement {
        return inner.weigh(putting: new, at: key.value) { $0.put(at: index, new) }
      }
      return inner.weigh(putting: new, at: key.value) { $0.put(key.value, new) }
    }
  }

  mutating func removeWhole(_ number: Int, _ path: ArraySlice<SketchKey>) -> Bool {
    guard let key = path.last?.value else { return false }
    return changeWhole(number, path.dropLast()) { $0.weigh(removing: key) }
  }

  mutating func spliceWhole(
    _ number: Int, _ path: ArraySlice<SketchKey>, _ at: Int, _ removing: Int, _ new: [Quote],
    _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    let new = new.map { value($0, tape) }
    var pushed = 0
    let isDone = changeWhole(number, path) { inner in
      pushed = inner.pushed(byChangeAt: at)
      return inner.weigh(splicingAt: at, removing: removing, inserting: new)
    }
    if isDone { moved += pushed }
    return isDone
  }

  /// Changes what lies at a path inside a value that was not taken apart further.
  ///
  /// The body tells how much heavier that became, nil if it did not change.
  private mutating func changeWhole(
    _ number: Int, _ path: ArraySlice<SketchKey>, _ body: (inout TraceValue) -> Int?
  ) -> Bool {
    let node = node(number)
    node.pointee.whole.place = -1
    guard let value = node.pointee.value,
      let more = value.pointee.within(path.map(\.value)[...], body)
    else { return false }
    node.pointee.weight += more
    note(number)
    return true
  }
}
