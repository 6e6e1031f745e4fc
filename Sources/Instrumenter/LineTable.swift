/// Lines of a text by byte offset.
struct LineTable {
  private var starts = [0]

  init(_ source: [UInt8]) {
    for (index, byte) in source.enumerated() where byte == 10 { starts.append(index + 1) }
  }

  /// The column (from 1, in bytes) of a byte.
  func column(at offset: Int) -> Int { offset - starts[line(at: offset) - 1] + 1 }

  /// The line (from 1) of a byte.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
