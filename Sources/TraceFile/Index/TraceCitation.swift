/// How a keyframe cites a value that stands, unchanged, among the events or in an earlier keyframe.
enum TraceCitation {
  /// The tags of a cited value and of a long container in pieces; keyframes alone have them.
  static let tag: UInt8 = 20
  static let pieces: UInt8 = 21

  /// What a piece begins with: it holds elements, or leaves.
  static let leaf = 0
  static let group = 2

  /// The number that cites a value in an event; of the tape's header nothing is kept.
  static func event(at offset: Int) -> Int { (offset - TapeReader.headerBytes) << 1 }

  /// The number that cites a value or a piece among the keyframes.
  static func keyframe(at offset: Int) -> Int { offset << 1 | 1 }
}
