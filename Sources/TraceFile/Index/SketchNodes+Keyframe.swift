extension SketchNodes {
  /// Values of fewer bytes are copied rather than cited.
  private static let shortest = 16
  /// Containers of more elements are written on their own.
  private static let longest = 64

  /// Writes the long ones among a value and what it holds, as far as they changed.
  @inline(__always)
  mutating func writeLong(
    _ quote: Quote, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) {
    if quote.isNode, list[quote.node].whole.place < 0 { writeLong(quote.node, &writer, tape) }
  }

  private mutating func writeLong(
    _ number: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) {
    let count = list[number].items.count
    var place = 0
    while place < count {
      if list[number].isWritten(place) {
        place += SketchNode.leafItems
      } else {
        writeLong(list[number].items[place], &writer, tape)
        place += 1
      }
    }
    if count > SketchNodes.longest { _ = write(number, &writer, tape) }
  }

  /// Writes a value, or cites where it stands unchanged; returns how many bytes that saved.
  mutating func write(
    _ quote: Quote, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    if quote.isNode { return write(quote.node, &writer, tape) }
    guard quote.bytes >= SketchNodes.shortest else {
      writer.raw(UnsafeRawBufferPointer(rebasing: tape[quote.offset..<quote.offset + quote.bytes]))
      return 0
    }
    writer.byte(TraceCitation.tag)
    writer.number(TraceCitation.event(at: quote.offset))
    return quote.bytes
  }

  private mutating func write(
    _ number: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    let whole = list[number].whole
    if whole.isUnchanged, whole.bytes >= SketchNodes.shortest {
      writer.byte(TraceCitation.tag)
      return whole.cite(&writer) ?? 0
    }
    let start = writer.count
    var cited = 0
    switch list[number].shape {
    case .whole: writer.value(list[number].value)
    case .items, .table: cited = writeContents(number, &writer, tape)
    }
    list[number].whole = WrittenPiece(start..<writer.count, cited: cited)
    return cited
  }

  private mutating func writeContents(
    _ number: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    let node = list[number]
    if node.items.count <= SketchNode.leafItems || node.tag == 14 {
      writer.byte(node.tag)
      if node.tag == 14 { writer.number(node.type) }
      return writeItems(node, 0..<node.items.count, &writer, tape)
    }
    writer.byte(TraceCitation.pieces)
    writer.byte(node.tag)
    list[number].fillPieces()
    let (leaves, groups) = (list[number].leaves.count, list[number].groups.count)
    if groups == 1 { return writeLeaves(0..<leaves, of: number, &writer, tape) }
    writer.number(groups)
    var cited = 0
    for group in 0..<groups { cited += writeGroup(group, of: number, &writer, tape) }
    return cited
  }

  private mutating func writeGroup(
    _ group: Int, of number: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    if let saved = list[number].groups[group].cite(&writer) { return saved }
    let start = writer.count
    writer.number(TraceCitation.group)
    let first = group * SketchNode.groupLeaves
    let end = min(first + SketchNode.groupLeaves, list[number].leaves.count)
    let cited = writeLeaves(first..<end, of: number, &writer, tape)
    list[number].groups[group] = WrittenPiece(start..<writer.count, cited: cited)
    return cited
  }

  private mutating func writeLeaves(
    _ leaves: Range<Int>, of number: Int, _ writer: inout ByteWriter,
    _ tape: UnsafeRawBufferPointer
  ) -> Int {
    writer.number(leaves.count)
    let node = list[number]
    var cited = 0
    for leaf in leaves {
      if let saved = node.leaves[leaf].cite(&writer) {
        cited += saved
        continue
      }
      let start = writer.count
      writer.number(TraceCitation.leaf)
      let first = leaf * SketchNode.leafItems
      let end = min(first + SketchNode.leafItems, node.items.count)
      let inner = writeItems(node, first..<end, &writer, tape)
      list[number].leaves[leaf] = WrittenPiece(start..<writer.count, cited: inner)
      cited += inner
    }
    return cited
  }

  /// A count, and so many elements or keys and values.
  private mutating func writeItems(
    _ node: SketchNode, _ range: Range<Int>, _ writer: inout ByteWriter,
    _ tape: UnsafeRawBufferPointer
  ) -> Int {
    var cited = 0
    guard node.shape == .table else {
      writer.number(range.count)
      for place in range { cited += write(node.items[place], &writer, tape) }
      return cited
    }
    writer.number(range.reduce(0) { $0 + (node.keys[$1].isNone ? 0 : 1) })
    for place in range where !node.keys[place].isNone {
      cited += write(node.keys[place], &writer, tape)
      if node.tag == 13 { cited += write(node.items[place], &writer, tape) }
    }
    return cited
  }
}
