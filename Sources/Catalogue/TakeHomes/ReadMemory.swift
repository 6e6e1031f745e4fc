internal import Synchronization

/// What was read of files, given again for as long as they are what they were.
final class ReadMemory<Value: Sendable>: Sendable {
  private struct Kept {
    var value: Value
    var stamps: FileStamps
  }

  private let kept = Mutex<[String: Kept]>([:])

  /// The value of a name: as it was read before, or read now by `read`, which notes what it reads.
  ///
  /// What throws is not kept.
  func value<Trouble>(
    of name: String, read: (inout FileStamps) throws(Trouble) -> Value
  ) throws(Trouble) -> Value {
    if let known = kept.withLock({ $0[name] }), known.stamps.areCurrent { return known.value }
    var stamps = FileStamps()
    let value = try read(&stamps)
    kept.withLock { $0[name] = Kept(value: value, stamps: stamps) }
    return value
  }
}
