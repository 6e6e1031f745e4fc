public import Foundation

/// How instants become the learner's days: a zone, and when a day begins there.
public struct DayClock: Sendable, Hashable {
  public var zone: TimeZone
  /// Minutes after midnight, 0 to 1439.
  public var dayStartMinutes: Int

  public init(zone: TimeZone, dayStartMinutes: Int = Preferences.standard.dayStartMinutes) {
    self.zone = zone
    self.dayStartMinutes = dayStartMinutes
  }

  /// An instant with this zone's offset then.
  public func moment(_ instant: Instant) -> Moment {
    Moment(instant, offsetSeconds: zone.secondsFromGMT(for: instant.date))
  }

  /// The learner's day that an instant falls into.
  public func day(of instant: Instant) -> CivilDate {
    moment(instant).day(beginning: dayStartMinutes)
  }

  /// The learner's day that something was done on, by the offset that was kept with it.
  public func day(of moment: Moment) -> CivilDate { moment.day(beginning: dayStartMinutes) }

  /// The first instant of a day; where clocks leap over its beginning, the first after the leap.
  public func start(of day: CivilDate) -> Instant {
    // What a clock at Greenwich would call the day's beginning; a zone's own is within a day of it.
    let there = Int64(day.daysSinceEpoch) * 86_400_000 + Int64(dayStartMinutes) * 60_000
    let offsets = [there - 86_400_000, there + 86_400_000].map { near in
      Int64(moment(Instant(milliseconds: near)).offsetSeconds) * 1000
    }
    func isReached(at milliseconds: Int64) -> Bool {
      self.day(of: Instant(milliseconds: milliseconds)) >= day
    }
    // Both are the same but where clocks change about then; the first of two beginnings counts.
    var (low, high) = (there - max(offsets[0], offsets[1]), there - min(offsets[0], offsets[1]))
    guard !isReached(at: low) else { return Instant(milliseconds: low) }
    while low + 1 < high {
      let between = low + (high - low) / 2
      if isReached(at: between) { high = between } else { low = between }
    }
    return Instant(milliseconds: high)
  }

  /// The wall clock at an instant, as hours and minutes.
  public func time(of instant: Instant) -> (hour: Int, minute: Int) {
    let minutes = moment(instant).minuteOfDay
    return (minutes / 60, minutes % 60)
  }
}

extension Instant {
  /// The same point in time as the system's libraries want it.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
