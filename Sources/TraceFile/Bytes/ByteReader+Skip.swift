extension ByteReader {
  /// Passes over a value with the checks of `value(level:)`.
  mutating func skipValue(level: Int = 0) {
    guard level < TraceCaps.depth else { return fail() }
    switch byte() {
    case 1, 2, 3, 19: break
    case 4: skipUnsigned()
    case 5: _ = double()
    case 6, 7, 18: skipText()
    case 8: _ = number(below: TraceCaps.objects)
    case 9: _ = digits()
    case 10, 11, 12: skipValues(level: level + 1)
    case 13: skipValues(level: level + 1, each: 2)
    case 14:
      _ = number(below: TraceCaps.ids)
      skipValues(level: level + 1)
    case 15:
      _ = number(below: TraceCaps.ids)
      skipText()
      skipValues(level: level + 1)
    case 16:
      _ = number(below: 1 << 53)
      skipText()
    case 17:
      _ = number(below: 1 << 53)
      if 10...13 ~= peeked { skipValue(level: level) } else { fail() }
    default: fail()
    }
  }

  private mutating func skipValues(level: Int, each: Int = 1) {
    var left = count() * each
    while left > 0, !hasFailed {
      if peeked == 4, level < TraceCaps.depth {
        skip()
        skipUnsigned()
      } else {
        skipValue(level: level)
      }
      left -= 1
    }
  }
}
