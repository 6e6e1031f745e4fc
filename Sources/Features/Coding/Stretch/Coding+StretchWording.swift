import Domain
import SiteKit

extension Coding {
  /// Less than so many times LeetCode's largest case is no size to speak of.
  private static let leastTimes = 1.5

  /// How far an accepted solution comes beyond LeetCode's bounds; nil where that was not tried.
  ///
  /// `On inputs ten times as large it would be too slow: it grows like n², the fast way like n.`
  static func stretchSentence(on verdict: Verdict) -> String? {
    guard let stretch = verdict.stretch else { return nil }
    let times = stretch.times.flatMap { $0 >= leastTimes ? words(forTimes: $0) : nil }
    if stretch.verdict == .accepted {
      let cases =
        stretch.total == 1
        ? "the case beyond LeetCode's bounds"
        : "all \(stretch.total) cases beyond LeetCode's bounds"
      return "It also passes \(cases)" + (times.map { ", up to \($0) as large." } ?? ".")
    }
    let place = times.map { "On inputs \($0) as large" } ?? "Beyond LeetCode's bounds"
    return "\(place) \(ending(of: stretch, complexity: verdict.complexity))"
  }

  /// From where it gives up; nil where that is where it was seen first.
  static func smallestSentence(on stretch: StretchVerdict) -> String? {
    guard let smallest = stretch.smallestSize, smallest < stretch.size else { return nil }
    return "The smallest size at which it gives up is \(Measure.number(smallest)); "
      + "the case that it failed has \(Measure.number(stretch.size))."
  }

  private static func ending(of stretch: StretchVerdict, complexity: ComplexityVerdict?) -> String {
    // A program's own last words may have no end.
    let note = stretch.note.map { $0.hasSuffix(".") ? $0 : "\($0)." }
    return switch stretch.verdict {
    case .timeLimit: "it would be too slow" + (complexity.flatMap(growth) ?? ".")
    case .memoryLimit: "it would run out of memory."
    case .outputLimit: "it would print too much."
    case .idleLimit: "it would wait without working."
    case .wrongAnswer: "its answer would be wrong." + (note.map { " \($0)" } ?? "")
    case .runtimeError: note.map { "it would crash: \($0)" } ?? "it would crash."
    default: "it wouldn't be accepted: \(stretch.verdict.title.lowercased())."
    }
  }

  private static func growth(_ complexity: ComplexityVerdict) -> String? {
    let (own, fast) = (formula(complexity.fit), formula(complexity.expected))
    if complexity.isSlower { return ": it grows like \(own), the fast way like \(fast)." }
    return complexity.verdict == "like the fast reference"
      ? ", although it grows like the fast way (\(fast))." : nil
  }

  /// `twice`, `ten times`, `1.5 times`, `4,000 times`.
  private static func words(forTimes times: Double) -> String {
    let names = [
      2: "twice", 3: "three times", 4: "four times", 5: "five times", 6: "six times",
      7: "seven times", 8: "eight times", 9: "nine times", 10: "ten times", 11: "eleven times",
      12: "twelve times",
    ]
    let whole = Int(min(times.rounded(), 1e15))
    if abs(times - Double(whole)) < 0.05 * times {
      return names[whole] ?? "\(Measure.number(whole)) times"
    }
    return "\((times * 10).rounded() / 10) times"
  }
}
