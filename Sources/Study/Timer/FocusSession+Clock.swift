public import Domain

// Time is computed from the stored instants; nothing counts.
extension FocusSession {
  /// Clocks of two programs may differ by this before one counts as set back.
  private static let toleratedMilliseconds: Int64 = 2000

  /// How long it ran until an instant, pauses left out: never negative, never more than planned.
  public func elapsedMilliseconds(at now: Instant) -> Int64 {
    let ran = stretches.reduce(Int64(0)) { sum, stretch in
      sum + max(0, (stretch.to ?? max(now, seenAt)).milliseconds - stretch.from.milliseconds)
    }
    return min(ran, Int64(plannedSeconds) * 1000)
  }

  /// Whole seconds that it ran until an instant.
  public func elapsedSeconds(at now: Instant) -> Int { Int(elapsedMilliseconds(at: now) / 1000) }

  /// How long it still has to run.
  public func remainingMilliseconds(at now: Instant) -> Int64 {
    Int64(plannedSeconds) * 1000 - elapsedMilliseconds(at: now)
  }

  /// When its time runs out if it goes on as it does; nil while it is paused or after its end.
  public var plannedEnd: Instant? {
    guard isOpen, !isPaused, let stretch = stretches.last else { return nil }
    let before = stretches.dropLast().reduce(Int64(0)) { sum, earlier in
      sum + max(0, (earlier.to ?? earlier.from).milliseconds - earlier.from.milliseconds)
    }
    return Instant(
      milliseconds: stretch.from.milliseconds + Int64(plannedSeconds) * 1000 - before)
  }

  /// The session as it stands at an instant: finished if its time ran out, however long ago.
  ///
  /// Where the clock was set back, it goes on from what is known to have run.
  public func settled(at now: Instant, _ clock: DayClock) -> FocusSession {
    var session = self
    session.noticeClock(at: now)
    if let end = session.plannedEnd, end <= now || end <= session.seenAt {
      session.close(at: end, .finished, clock)
    }
    return session
  }

  /// The same, paused; one that does not run stays as it is.
  public func paused(at now: Instant, _ clock: DayClock) -> FocusSession {
    var session = settled(at: now, clock)
    guard session.isOpen, !session.isPaused, let last = session.stretches.indices.last else {
      return session
    }
    let end = max(now, session.stretches[last].from)
    session.stretches[last].to = end
    session.seenAt = end
    return session
  }

  /// The same, running; one that is not paused stays as it is.
  public func resumed(at now: Instant, _ clock: DayClock) -> FocusSession {
    var session = settled(at: now, clock)
    guard session.isPaused else { return session }
    session.stretches.append(Stretch(from: now))
    session.seenAt = now
    return session
  }

  /// The same, over; what it ran is kept.
  public func ended(
    at now: Instant, _ clock: DayClock, as ending: Ending = .ended
  ) -> FocusSession {
    var session = settled(at: now, clock)
    guard session.isOpen else { return session }
    session.close(at: max(now, session.stretches.last?.from ?? now), ending, clock)
    return session
  }

  private mutating func close(at end: Instant, _ ending: Ending, _ clock: DayClock) {
    if let last = stretches.indices.last, stretches[last].to == nil { stretches[last].to = end }
    seenAt = max(seenAt, end)
    endedAt = clock.moment(end)
    self.ending = ending
  }

  /// Where the clock stands before what was seen, the stretch ends there and a new one begins.
  private mutating func noticeClock(at now: Instant) {
    guard isOpen, !isPaused, let last = stretches.indices.last else { return }
    let known = max(seenAt, stretches[last].from)
    if now.milliseconds < known.milliseconds - Self.toleratedMilliseconds {
      stretches[last].to = known
      stretches.append(Stretch(from: now))
      seenAt = now
    } else {
      seenAt = max(now, known)
    }
  }
}
