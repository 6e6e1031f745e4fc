/// A value as the index knows it: the bytes of the tape where it was told, or the number of a container that
/// was taken apart because something inside it changed.
struct Quote: BitwiseCopyable {
  private var bits: UInt64

  static let none = Quote(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  init(offset: Int, bytes: Int) { bits = UInt64(offset) << 21 | UInt64(bytes) }

  init(node: Int) { bits = 1 << 63 | UInt64(node) }

  var isNone: Bool { bits == 0 }
  var isNode: Bool { bits >> 63 == 1 }
  var node: Int { Int(bits & ~(1 << 63)) }
  var offset: Int { Int(bits >> 21) }
  var bytes: Int { Int(bits & 0x1F_FFFF) }
}
