/// An instant together with what the learner's clock was ahead of UTC then.
///
/// Days are told by the offset that was kept, so a later change of zone moves nothing done before.
public struct Moment: Sendable, Hashable, Codable {
  public var instant: Instant
  /// East of Greenwich is positive.
  public var offsetSeconds: Int

  public init(_ instant: Instant, offsetSeconds: Int) {
    self.instant = instant
    self.offsetSeconds = offsetSeconds
  }

  /// The learner's day, where a day begins some minutes after midnight.
  public func day(beginning minutes: Int) -> CivilDate {
    CivilDate(localMilliseconds: localMilliseconds - Int64(minutes) * 60_000)
  }

  /// What the wall clock shows, in minutes after midnight.
  public var minuteOfDay: Int {
    let day = CivilDate(localMilliseconds: localMilliseconds)
    return Int((localMilliseconds - Int64(day.daysSinceEpoch) * 86_400_000) / 60_000)
  }

  /// The hour of the wall clock, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }

  private var localMilliseconds: Int64 { instant.milliseconds + Int64(offsetSeconds) * 1000 }
}

extension CivilDate {
  /// The day of a wall clock that counts milliseconds since 1970-01-01 00:00 of its own zone.
  fileprivate init(localMilliseconds: Int64) {
    let (days, rest) = localMilliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    self.init(daysSinceEpoch: Int(rest < 0 ? days - 1 : days))
  }
}
