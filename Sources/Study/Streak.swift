public import Domain

/// How many days in a row something was done.
///
/// A changed zone breaks no streak: two events in a row are neighbours if their days are at most
/// one apart by the clock of either.
public struct Streak: Sendable, Hashable {
  /// The days of the run that today belongs to; a today that is not yet done breaks nothing.
  public var current: Int
  public var longest: Int
  public var isTodayDone: Bool

  /// Counts the days on which something was done, in any order.
  public init(_ moments: [Moment], dayStartMinutes: Int, now: Moment) {
    func day(_ moment: Moment) -> Int {
      moment.day(beginning: dayStartMinutes).daysSinceEpoch
    }
    /// How many days lie between two moments, by the clock of the one that has them closer.
    func distance(from first: Moment, to second: Moment) -> Int {
      [first.offsetSeconds, second.offsetSeconds].map { offset in
        day(Moment(second.instant, offsetSeconds: offset))
          - day(Moment(first.instant, offsetSeconds: offset))
      }.min() ?? 0
    }
    let sorted = moments.sorted { $0.instant < $1.instant }
    var run: Set<Int> = []
    var last: Moment?
    longest = 0
    for moment in sorted {
      if last.map({ distance(from: $0, to: moment) > 1 }) ?? true {
        if distance(from: now, to: moment) > 1 { break }
        run = []
      }
      run.insert(day(moment))
      longest = max(longest, run.count)
      last = moment
    }
    // A clock that was set back leaves events in the future: a run that reaches today goes on
    // there, and what lies beyond a gap was passed over.
    current = last.map { distance(from: $0, to: now) <= 1 ? run.count : 0 } ?? 0
    isTodayDone = moments.contains { day($0) == day(now) }
  }
}
