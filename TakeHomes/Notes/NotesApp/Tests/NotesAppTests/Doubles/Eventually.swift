import Testing

/// Lets other tasks go on until something holds; it fails after a while, and never sleeps.
///
/// Turns count beside time, for a busy machine may give this process none for seconds.
func eventually(
  _ condition: @escaping @Sendable () async -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let start = ContinuousClock.now
  var turns = 0
  while turns < 2_000 || start.duration(to: .now) < .seconds(2) {
    if await condition() { return }
    await Task.yield()
    turns += 1
  }
  Issue.record("It never held.", sourceLocation: sourceLocation)
}

/// Gives other tasks every chance to do what they should not do.
func settle() async {
  for _ in 0..<200 { await Task.yield() }
}
