import Domain

/// How often code may be started: a few at once, then as many as flow back over time.
actor RunLimiter {
  private let capacity: Double
  private let perSecond: Double
  private var level: Double
  private var last: Instant?

  init(capacity: Int = 30, perMinute: Int = 30) {
    self.capacity = Double(capacity)
    perSecond = Double(perMinute) / 60
    level = Double(capacity)
  }

  /// Takes one run; throws how long to wait when none is left.
  func take(at now: Instant) throws {
    let passed = Double(max(0, now.milliseconds - (last ?? now).milliseconds)) / 1000
    last = now
    level = min(capacity, level + passed * perSecond)
    guard level >= 1 else {
      throw WebError.tooManyRuns(seconds: Int(((1 - level) / perSecond).rounded(.up)))
    }
    level -= 1
  }
}
