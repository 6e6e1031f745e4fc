extension TraceBuilder {
  /// So many bytes of a tape are read between two looks at the caps.
  private static let lookBytes = 1024

  /// About the memory that reading takes: what the state holds now, and what the trace will consist of.
  var bytes: Int {
    sketch.bytes + calls.bytes + output.count + errorOutput.count + definitionBytes
  }

  /// Whether a tape, which may be hostile, keeps within what reading it may take.
  mutating func isWithinCaps() -> Bool {
    nextLook = position + Self.lookBytes
    sketch.nodes.hasGrownFar = false
    if sketch.moved > mostMoved {
      damage = "its values are moved around endlessly"
    } else if bytes > mostBytes {
      damage = "following it takes more than \(mostBytes >> 20) MiB of memory"
    }
    return damage == nil
  }
}
