/// Whether bytes are text in UTF-16, which no compiler takes: by its mark, or by a zero in each second
/// byte.
public func isUTF16(_ bytes: some Sequence<UInt8>) -> Bool {
  let head = Array(bytes.prefix(256))
  if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return true }
  guard head.count >= 4 else { return false }
  return [0, 1].contains { first in
    let places = stride(from: first, to: head.count, by: 2)
    let zeros = places.count { head[$0] == 0 }
    return zeros * 10 >= head.count / 2 * 9
  }
}
