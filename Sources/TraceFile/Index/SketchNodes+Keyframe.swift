extension SketchNodes {
  /// Values of fewer bytes are copied rather than cited.
  private static let shortest = 16
  /// Containers of more elements are written on their own.
  private static let longest = 64

  /// Writes the long ones among a value and what it holds, as far as they changed.
  @inline(__always)
  func writeLong(_ quote: Quote, _ writer: inout Flat<UInt8>, _ tape: UnsafeRawBufferPointer) {
    if quote.isNode, node(quote.node).pointee.whole.place < 0 {
      writeLong(quote.node, &writer, tape)
    }
  }

  private func writeLong(
    _ number: Int, _ writer: inout Flat<UInt8>, _ tape: UnsafeRawBufferPointer
  ) {
    let node = list[number]
    let count = node.items.count
    var place = 0
    while place < count {
      if node.isWritten(place) {
        place += SketchNode.leafItems
      } else {
        writeLong(node.items[place], &writer, tape)
        place += 1
      }
    }
    if count > SketchNodes.longest { _ = write(number, &writer, tape) }
  }

  /// Writes a value, or cites where it stands unchanged; returns how many bytes that saved.
  @inline(__always)
  func write(_ quote: Quote, _ writer: inout Flat<UInt8>, _ tape: UnsafeRawBufferPointer) -> Int {
    if quote.isNode { return write(quote.node, &writer, tape) }
    guard quote.bytes >= SketchNodes.shortest else {
      writer.few(quote.bytes, at: quote.offset, of: tape)
      return 0
    }
    writer.byte(TraceCitation.tag)
    writer.number(TraceCitation.event(at: quote.offset))
    return quote.bytes
  }

  private func write(
    _ number: Int, _ writer: inout Flat<UInt8>, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    let whole = node(number).pointee.whole
    if whole.isUnchanged, whole.bytes >= SketchNodes.shortest {
      writer.byte(TraceCitation.tag)
      return whole.cite(&writer) ?? 0
    }
    let start = writer.count
    var cited = 0
    if let value = node(number).pointee.value {
      var text = ByteWriter()
      text.value(value.pointee)
      writer.raw(text.bytes)
    } else {
      cited = writeContents(node(number), &writer, tape)
    }
    node(number).pointee.whole = WrittenPiece(start..<writer.count, cited: cited)
    return cited
  }

  private func writeContents(
    _ node: UnsafeMutablePointer<SketchNode>, _ writer: inout Flat<UInt8>,
    _ tape: UnsafeRawBufferPointer
  ) -> Int {
    let (tag, count) = (node.pointee.tag, node.pointee.items.count)
    if count <= SketchNode.leafItems || tag == 14 {
      writer.byte(tag)
      if tag == 14 { writer.number(Int(node.pointee.type)) }
      return writeItems(node.pointee, 0..<count, &writer, tape)
    }
    writer.byte(TraceCitation.pieces)
    writer.byte(tag)
    let pieces = node.pointee.filledPieces()
    let (leaves, groups) = (pieces.pointee.leaves.count, pieces.pointee.groups.count)
    if groups == 1 { return writeLeaves(0..<leaves, of: node.pointee, pieces, &writer, tape) }
    writer.number(groups)
    var cited = 0
    for group in 0..<groups { cited += writeGroup(group, of: node.pointee, pieces, &writer, tape) }
    return cited
  }

  private func writeGroup(
    _ group: Int, of node: SketchNode, _ pieces: UnsafeMutablePointer<SketchNode.Pieces>,
    _ writer: inout Flat<UInt8>, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    if let saved = pieces.pointee.groups[group].cite(&writer) { return saved }
    let start = writer.count
    writer.number(TraceCitation.group)
    let first = group * SketchNode.groupLeaves
    let end = min(first + SketchNode.groupLeaves, pieces.pointee.leaves.count)
    let cited = writeLeaves(first..<end, of: node, pieces, &writer, tape)
    pieces.pointee.groups[group] = WrittenPiece(start..<writer.count, cited: cited)
    return cited
  }

  private func writeLeaves(
    _ leaves: Range<Int>, of node: SketchNode,
    _ pieces: UnsafeMutablePointer<SketchNode.Pieces>, _ writer: inout Flat<UInt8>,
    _ tape: UnsafeRawBufferPointer
  ) -> Int {
    writer.number(leaves.count)
    var cited = 0
    for leaf in leaves {
      if let saved = pieces.pointee.leaves[leaf].cite(&writer) {
        cited += saved
        continue
      }
      let start = writer.count
      writer.number(TraceCitation.leaf)
      let first = leaf * SketchNode.leafItems
      let end = min(first + SketchNode.leafItems, node.items.count)
      let inner = writeItems(node, first..<end, &writer, tape)
      pieces.pointee.leaves[leaf] = WrittenPiece(start..<writer.count, cited: inner)
      cited += inner
    }
    return cited
  }

  /// A count, and so many elements or keys and values.
  private func writeItems(
    _ node: SketchNode, _ range: Range<Int>, _ writer: inout Flat<UInt8>,
    _ tape: UnsafeRawBufferPointer
  ) -> Int {
    var cited = 0
    guard let keys = node.table?.pointee.keys else {
      writer.number(range.count)
      for place in range { cited += write(node.items[place], &writer, tape) }
      return cited
    }
    writer.number(range.reduce(0) { $0 + (keys[$1].isNone ? 0 : 1) })
    for place in range where !keys[place].isNone {
      cited += write(keys[place], &writer, tape)
      if node.tag == 13 { cited += write(node.items[place], &writer, tape) }
    }
    return cited
  }
}
