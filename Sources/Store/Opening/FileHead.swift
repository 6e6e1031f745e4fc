import Foundation

/// What a database file says of its own size in its first hundred bytes.
///
/// Source: sqlite.org/fileformat2.html
struct FileHead {
  private let pageBytes: UInt64
  private let pages: UInt64
  /// Whether the count of pages was written by the last change.
  private let isCountKnown: Bool

  /// Nil for a head that is cut, or of which the sizes are none.
  init?(_ head: Data) {
    let bytes = Array(head)
    guard bytes.count == 100 else { return nil }
    func number(_ place: Int, _ count: Int) -> UInt64 {
      bytes[place..<place + count].reduce(0) { $0 << 8 | UInt64($1) }
    }
    let size = number(16, 2)
    pageBytes = size == 1 ? 65_536 : size
    guard pageBytes >= 512, pageBytes & (pageBytes - 1) == 0 else { return nil }
    pages = number(28, 4)
    isCountKnown = pages > 0 && number(24, 4) == number(92, 4)
  }

  /// Whether a file lost its end.
  ///
  /// Where a log of changes lies beside it, pages may be there alone, so its size tells nothing.
  func isShort(bytes: UInt64, hasLog: Bool) -> Bool {
    guard !hasLog else { return false }
    return bytes % pageBytes != 0 || isCountKnown && bytes < pages * pageBytes
  }
}
