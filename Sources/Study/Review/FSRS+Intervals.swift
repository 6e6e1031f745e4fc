import Domain
import Foundation

extension FSRS.Parameters {
  /// The days until the chance has fallen to what is wanted; at least 1.
  public func interval(
    stability: Double, retention: Double, longest: Int = FSRS.longestInterval
  ) -> Int {
    let days = stability / factor * (pow(retention, 1 / decay) - 1)
    return Int(days.rounded().clamped(to: 1...Double(longest)))
  }
}

extension FSRS {
  /// The days that an interval may be moved by, so that what was learnt together parts.
  ///
  /// Intervals under 2.5 days stay; one beyond the days that passed stays beyond them. Source:
  /// FSRS-6, fuzz.
  public static func fuzzRange(_ interval: Int, elapsed: Int = 0) -> ClosedRange<Int> {
    let days = Double(interval)
    guard days >= 2.5 else { return interval...interval }
    let steps: [(from: Double, to: Double, share: Double)] = [
      (2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05),
    ]
    let width = steps.reduce(1) { sum, step in
      sum + step.share * max(0, min(days, step.to) - step.from)
    }
    let most = min(Int((days + width).rounded()), longestInterval)
    let least = max(2, Int((days - width).rounded()), interval > elapsed ? elapsed + 1 : 0)
    return min(least, most)...most
  }

  /// An interval within its range.
  ///
  /// The chance is from 0 to below 1.
  public static func fuzzed(_ interval: Int, elapsed: Int = 0, by chance: Double) -> Int {
    let range = fuzzRange(interval, elapsed: elapsed)
    return range.lowerBound + Int(chance * Double(range.count))
  }

  /// Intervals of one state that rise strictly from grade to grade, but for Again and Hard.
  static func ordered(_ intervals: [Grade: Int]) -> [Grade: Int] {
    var days = intervals
    func day(_ grade: Grade) -> Int { days[grade] ?? 1 }
    days[.again] = min(day(.again), day(.hard))
    days[.hard] = max(day(.hard), day(.again) + 1)
    days[.good] = max(day(.good), day(.hard) + 1)
    days[.easy] = max(day(.easy), day(.good) + 1)
    return days
  }
}
