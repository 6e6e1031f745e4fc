extension Sketch {
  /// Writes long containers that changed on their own, so that the keyframe cites each of them.
  ///
  /// A reader then decodes those alone that somebody looks at.
  mutating func writeLongValues(_ tape: UnsafeRawBufferPointer) {
    for stack in [stack] + parked.values + suspended.values {
      for cell in stack.cells.buffer { nodes.writeLong(cell.value, &keyframes, tape) }
    }
    for group in objects.order.buffer where !objects.groups[Int(group)].written.isUnchanged {
      for leaf in objects.leaves(of: Int(group)) {
        guard !objects.leaves[leaf.place].written.isUnchanged else { continue }
        objects.each(in: leaf.place) { _, object in
          nodes.writeLong(object.value, &keyframes, tape)
        }
      }
    }
  }

  /// Writes the whole state behind the earlier keyframes and returns how many bytes it has when nothing is cited.
  mutating func writeKeyframe(_ tape: UnsafeRawBufferPointer) -> Int {
    let start = keyframes.count
    var cited = 0
    stack.noteLine()
    for number in [callCount, outputBytes, errorBytes, thread] { keyframes.number(number) }
    keyframes.number(error == nil ? 0 : 1)
    if let error {
      keyframes.number(error.utf8.count)
      keyframes.raw(Array(error.utf8))
    }
    let parked = parked.sorted { $0.key < $1.key }
    let suspended = suspended.sorted { $0.key < $1.key }
    keyframes.number(
      stack.heads.count + parked.reduce(0) { $0 + $1.value.heads.count } + suspended.count)
    cited += write(stack, of: thread, isSuspended: false, tape)
    for (number, stack) in parked { cited += write(stack, of: number, isSuspended: false, tape) }
    for (_, stack) in suspended { cited += write(stack, of: 0, isSuspended: true, tape) }
    keyframes.number(objects.order.count)
    for group in objects.order.buffer { cited += writeGroup(Int(group), tape) }
    return keyframes.count - start + cited
  }

  private mutating func write(
    _ stack: SketchStack, of thread: Int, isSuspended: Bool, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    var cited = 0
    for (number, head) in stack.heads.buffer.enumerated() {
      keyframes.number(Int(head.function))
      keyframes.number(head.call)
      keyframes.number(head.line)
      keyframes.number(thread)
      keyframes.number(isSuspended ? 1 : 0)
      let cells = head.base..<stack.end(of: number)
      keyframes.number(cells.reduce(0) { $0 + (stack.cells[$1].value.isNone ? 0 : 1) })
      for place in cells where !stack.cells[place].value.isNone {
        keyframes.number(stack.cells[place].slot)
        cited += nodes.write(stack.cells[place].value, &keyframes, tape)
      }
    }
    return cited
  }

  private mutating func writeGroup(_ group: Int, _ tape: UnsafeRawBufferPointer) -> Int {
    if let saved = objects.groups[group].written.cite(&keyframes) { return saved }
    let start = keyframes.count
    keyframes.number(TraceCitation.group)
    keyframes.number(objects.groups[group].leafCount)
    var cited = 0
    for leaf in objects.leaves(of: group) { cited += writeLeaf(leaf.place, leaf.first, tape) }
    objects.groups.pointer(group).pointee.written = WrittenPiece(
      start..<keyframes.count, cited: cited)
    return cited
  }

  private mutating func writeLeaf(
    _ leaf: Int, _ first: Int, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    if let saved = objects.leaves[leaf].written.cite(&keyframes) { return saved }
    let start = keyframes.count
    keyframes.number(TraceCitation.leaf)
    keyframes.number(objects.leaves[leaf].present.nonzeroBitCount)
    var (cited, last) = (0, 0)
    objects.each(in: leaf) { offset, object in
      let id = first + offset
      keyframes.number(id - last)
      last = id
      keyframes.number(object.type)
      cited += nodes.write(object.value, &keyframes, tape)
    }
    objects.leaves.pointer(leaf).pointee.written = WrittenPiece(
      start..<keyframes.count, cited: cited)
    return cited
  }
}
