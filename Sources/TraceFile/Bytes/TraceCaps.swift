/// The caps that every reader of tapes and traces keeps.
enum TraceCaps {
  /// Levels of a value.
  static let depth = 64
  /// Lines and the ids of slots, functions and types.
  static let ids = 1 << 20
  /// Digits of a big integer.
  static let digits = 20_000
  static let objects = 1 << 31
  static let calls = 1 << 31
  /// Steps that ran without being recorded: what a tape tells beyond that is not counted.
  static let leftOut = 1 << 53 - 1
  static let eventBytes = 1 << 20
  /// Fields that an object may be given beyond the ones it was told with.
  static let fields = 4096
  static let keyframeBytes = 16 << 20
  /// Elements that may be pushed aside in one pass, about ten seconds' worth.
  static let movedElements = 1 << 32
  /// The memory that following a tape may take.
  static let indexBytes = 512 << 20
}
