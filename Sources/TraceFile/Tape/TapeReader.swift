/// Cuts a tape into its events, one at a time; never reads past a bad byte.
public struct TapeReader: Sequence {
  /// What a tape begins with.
  public static let magic: [UInt8] = Array("DJTAPE1\n".utf8)
  public static let headerBytes = 64

  private let tape: UnsafeRawBufferPointer

  /// Nil if the bytes are no tape; they must outlive the reader.
  public init?(_ tape: UnsafeRawBufferPointer) {
    guard tape.count >= TapeReader.headerBytes, tape.starts(with: TapeReader.magic) else {
      return nil
    }
    self.tape = tape
  }

  public func makeIterator() -> Iterator {
    Iterator(bytes: ByteReader(tape, at: TapeReader.headerBytes))
  }

  public struct Iterator: IteratorProtocol {
    var bytes: ByteReader

    public mutating func next() -> TraceEvent? { bytes.event() }
  }
}
