extension ByteReader {
  /// Passes over a value that was checked or is checked now, and tells where it lies.
  @inline(__always)
  mutating func quote(level: Int = 0) -> Quote {
    let start = offset
    if peeked == 4 {
      skip()
      skipUnsigned()
    } else {
      rarely { $0.skipValue(level: level) }
      if offset - start > TraceCaps.eventBytes {
        fail()
        return .none
      }
    }
    return Quote(offset: start, bytes: offset - start)
  }

  /// A key, and where it lies.
  mutating func key(level: Int = 0) -> (key: SketchKey, told: Quote) {
    let start = offset
    let key: SketchKey
    if peeked == 4 {
      skip()
      key = .number(signed())
    } else {
      key = SketchKey(value(level: level))
    }
    return (key, Quote(offset: start, bytes: min(offset - start, TraceCaps.eventBytes)))
  }
}
