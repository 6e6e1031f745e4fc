public import Domain

/// Events told by the learner's days.
public enum DayCounts {
  /// How many moments each day has.
  public static func perDay(
    _ moments: [Moment], dayStartMinutes: Int
  ) -> [CivilDate: Int] {
    moments.reduce(into: [:]) { $0[$1.day(beginning: dayStartMinutes), default: 0] += 1 }
  }

  /// The first accepted submission of each problem, oldest first.
  ///
  /// `submissions` are oldest first.
  public static func solved(_ submissions: [Submitted]) -> [Submitted] {
    var known: Set<String> = []
    return submissions.filter { $0.verdict == .accepted && known.insert($0.slug).inserted }
  }
}
