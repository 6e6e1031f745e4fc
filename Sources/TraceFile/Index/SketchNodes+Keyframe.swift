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
        place += SketchNode.pieceItems
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
    if whole.place >= 0, whole.bytes >= SketchNodes.shortest {
      writer.byte(TraceCitation.tag)
      writer.number(TraceCitation.keyframe(at: whole.place))
      return whole.bytes
    }
    let start = writer.count
    var cited = 0
    switch list[number].shape {
    case .whole: writer.value(list[number].value)
    case .items, .table: cited = writeContents(number, &writer, tape)
    }
    list[number].whole = SketchNode.Piece(place: start, bytes: writer.count - start + cited)
    return cited
  }

  private mutating func writeContents(
    _ number: Int, _ writer: inout ByteWriter, _ tape: UnsafeRawBufferPointer
  ) -> Int {
    let node = list[number]
    let count = node.items.count
    let size = SketchNode.pieceItems
    if count <= size || node.tag == 14 {
      writer.byte(node.tag)
      if node.tag == 14 { writer.number(node.type) }
      return writeItems(node, 0..<count, &writer, tape)
    }
    writer.byte(TraceCitation.pieces)
    writer.byte(node.tag)
    var pieces = node.pieces
    let needed = (count + size - 1) / size
    while pieces.count < needed { pieces.append(SketchNode.Piece()) }
    writer.number(needed)
    var cited = 0
    for piece in 0..<needed {
      guard pieces[piece].place < 0 else {
        writer.number(TraceCitation.keyframe(at: pieces[piece].place))
        cited += pieces[piece].bytes
        continue
      }
      writer.number(0)
      let start = writer.count
      let inner = writeItems(node, piece * size..<min((piece + 1) * size, count), &writer, tape)
      pieces[piece] = SketchNode.Piece(place: start, bytes: writer.count - start + inner)
      cited += inner
    }
    list[number].pieces = pieces
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
