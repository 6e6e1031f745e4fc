extension Sketch {
  /// Writes long containers that changed on their own, so that the keyframe cites each of them.
  ///
  /// A reader then decodes those alone that somebody looks at.
  mutating func writeLongValues(_ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer) {
    for stack in [stack] + parked.values + suspended.values {
      for cell in stack.cells { nodes.writeLong(cell.value, &writer, tape) }
    }
    for group in objects.groups where !group.written.isUnchanged {
      for leaf in group.leaves where !leaf.written.isUnchanged {
        for object in leaf.objects { nodes.writeLong(object.value, &writer, tape) }
      }
    }
  }

  /// Writes the whole state behind the earlier keyframes and returns how many bytes it has when nothing is cited.
  mutating func writeKeyframe(_ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer) -> Int {
    let start = writer.count
    var cited = 0
    stack.noteLine()
    for number in [callCount, outputBytes, errorBytes, thread] { writer.number(number) }
    writer.number(error == nil ? 0 : 1)
    if let error { writer.text(error) }
    let parked = parked.sorted { $0.key < $1.key }
    let suspended = suspended.sorted { $0.key < $1.key }
    writer.number(
      stack.heads.count + parked.reduce(0) { $0 + $1.value.heads.count } + suspended.count)
    cited += write(stack, of: thread, isSuspended: false, &writer, tape)
    for (number, stack) in parked {
      cited += write(stack, of: number, isSuspended: false, &writer, tape)
    }
    for (_, stack) in suspended { cited += write(stack, of: 0, isSuspended: true, &writer, tape) }
    writer.number(objects.groups.count)
    for group in objects.groups.indices { cited += writeGroup(group, &writer, tape) }
    return writer.count - start + cited
  }

  private mutating func write(
    _ stack: SketchStack, of thread: Int, isSuspended: Bool, _ writer: inout ByteWriter,
    _ tape: UnsafeRawBufferPointer
  ) -> Int {
    var cited = 0
    for (number, head) in stack.heads.enumerated() {
      for number in [head.function, head.call, head.line, thread, isSuspended ? 1 : 0] {
        writer.number(number)
      }
      let cells = stack.cells[head.base..<stack.end(of: number)]
      writer.number(cells.count)
      for cell in cells {
        writer.number(cell.slot)
        cited += nodes.write(cell.value, &writer, tape)
      }
    }
    return cited
  }

  private mutating func writeGroup(
    _ group: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    if let saved = objects.groups[group].written.cite(&writer) { return saved }
    let start = writer.count
    writer.number(TraceCitation.group)
    writer.number(objects.groups[group].leaves.count)
    var cited = 0
    for leaf in objects.groups[group].leaves.indices {
      cited += writeLeaf(leaf, of: group, &writer, tape)
    }
    objects.groups[group].written = WrittenPiece(start..<writer.count, cited: cited)
    return cited
  }

  private mutating func writeLeaf(
    _ leaf: Int, of group: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    if let saved = objects.groups[group].leaves[leaf].written.cite(&writer) { return saved }
    let start = writer.count
    let objects = objects.groups[group].leaves[leaf].objects
    writer.number(TraceCitation.leaf)
    writer.number(objects.count)
    var (cited, last) = (0, 0)
    for object in objects {
      writer.number(object.id - last)
      last = object.id
      writer.number(object.type)
      cited += nodes.write(object.value, &writer, tape)
    }
    self.objects.groups[group].leaves[leaf].written = WrittenPiece(
      start..<writer.count, cited: cited)
    return cited
  }
}
