/// Where a part of the state stands among the keyframes, if it has not changed since.
struct WrittenPiece: BitwiseCopyable, Sendable {
  /// -1: it changed since.
  var place = -1
  /// Its size with all that it cites.
  private(set) var bytes = 0

  init() {}

  /// A part that was written just now, and how many bytes it saved by citing.
  init(_ range: Range<Int>, cited: Int) {
    (place, bytes) = (range.lowerBound, range.count + cited)
  }

  var isUnchanged: Bool { place >= 0 }

  /// Cites an unchanged part and returns how many bytes that saved; nil if it must be written.
  func cite(_ writer: inout Flat<UInt8>) -> Int? {
    guard isUnchanged else { return nil }
    writer.number(TraceCitation.keyframe(at: place))
    return bytes
  }
}
