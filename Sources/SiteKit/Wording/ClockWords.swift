package import Domain

/// Times and lengths of time as clocks show them.
package enum ClockWords {
  /// What is left, rounded up as clocks that run down do: `24:59`, `1:00:00`.
  package static func countdown(milliseconds: Int64) -> String {
    let seconds = Int((milliseconds + 999) / 1000)
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = twoDigits(seconds % 60)
    return hours == 0
      ? "\(twoDigits(minutes)):\(tail)" : "\(hours):\(twoDigits(minutes)):\(tail)"
  }

  /// A length of time in words, rounded down: `45 s`, `25 min`, `1 h 5 min`.
  package static func span(seconds: Int) -> String {
    if seconds == 0 { return "0 min" }
    if seconds < 60 { return "\(seconds) s" }
    let minutes = seconds / 60
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  package static func time(_ instant: Instant, _ clock: DayClock) -> String {
    time(clock.moment(instant))
  }

  /// The wall clock's time where and when something happened.
  package static func time(_ moment: Moment) -> String {
    let milliseconds = moment.instant.milliseconds + Int64(moment.offsetSeconds) * 1000
    let minutes = Int(((milliseconds % 86_400_000) + 86_400_000) % 86_400_000 / 60_000)
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
