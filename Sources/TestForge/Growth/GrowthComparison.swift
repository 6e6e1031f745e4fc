public import Domain
internal import Foundation

/// A solution's growth against that of the references on the same inputs.
public struct GrowthComparison: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, Codable {
    case likeFast = "like the fast reference"
    case likeSlow = "like the slow reference"
    case unclear
  }

  public var kind: Kind
  /// 0 to 1.
  public var confidence: Double
  /// The exponent of the size in its last stretch; nil when it is too quick to tell.
  public var slope: Double?
  /// Where it stands by its slope: 0 as the fast reference, 1 as the slow one.
  public var bySlope: Double?
  /// Where it stands by its time on the largest size.
  public var byTime: Double?

  /// Why it is unclear; a sentence.
  public var reason: String?

  /// `n^1.4`; nil when it is too quick to tell.
  public var fit: String? {
    slope.map { "n^\(($0 * 10).rounded() / 10)" }
  }

  /// References whose slopes are nearer than this grow alike.
  private static let leastGap = 0.4
  private static let leastShare = 0.15
  /// References whose times on the largest size are nearer than this tell nothing.
  private static let leastRatio = log(12.0)
  /// What lies in between by its slope is judged by its time as well.
  private static let middle = 0.3...0.7
  private static let unclear = 0.4...0.6
  /// Who grows by so much of a power faster than the fast reference is not like it.
  private static let leastExcess = 0.6
  /// Slope and time further apart than this contradict each other.
  private static let mostApart = 0.8
  /// Slopes that differ by less are the same, where the fast reference stands alone.
  private static let alike = 0.3
  /// No power that a problem knows is so much steeper.
  private static let steep = 3.0
  /// On this size what doubles with each step is far from quick.
  private static let enough = 16

  /// Compares curves; what a problem declares helps where its references grow alike.
  ///
  /// Without `comparesTimes` slopes alone decide: a time beside one of another language's program
  /// says more of the languages than of the programs.
  public init(
    _ learner: GrowthCurve, fast: GrowthCurve, brute: GrowthCurve, declared: Complexity? = nil,
    comparesTimes: Bool = true
  ) {
    let shapes = [learner, fast, brute].map(GrowthShape.init)
    slope = shapes[0].line?.slope
    byTime = comparesTimes ? Self.byTime(shapes) : nil
    // A fast reference that is too quick for a slope is known by its time, if that tells anything.
    let excess = Self.excess(shapes, byTime == nil ? declared : nil)
    bySlope = excess.flatMap { Self.bySlope(shapes, excess: $0, declared) }
    var score =
      bySlope ?? byTime ?? Self.besideFast(shapes, declared, comparesTimes: comparesTimes)
    if let slope = bySlope, let time = byTime, Self.middle.contains(slope) {
      score = (slope + time) / 2
    }
    guard let score else {
      (kind, confidence) = (.unclear, 0)
      reason = Self.obstacle(shapes, declared)
      return
    }
    kind = score < Self.unclear.lowerBound ? .likeFast : .likeSlow
    confidence = min(1, abs(score - 0.5) * 2)
    let isFaster = bySlope != nil && excess ?? 0 > Self.leastExcess
    let isTorn = abs((bySlope ?? score) - (byTime ?? score)) > Self.mostApart
    let isExpected =
      kind == .likeSlow && slope ?? .infinity < (declared?.timeExponent ?? 0) + Self.alike
    guard
      Self.unclear.contains(score) || isExpected || kind == .likeFast && (isFaster || isTorn)
    else { return }
    (kind, confidence) = (.unclear, min(confidence, 0.5))
    reason =
      isExpected
      ? "It grows as the problem expects; the fast reference grows less on these inputs."
      : isTorn
        ? "Its slope and its time on the largest size disagree."
        : "It is between the fast and the slow reference."
  }

  /// How much faster it grows than the fast reference, as a difference of exponents.
  private static func excess(_ shapes: [GrowthShape], _ declared: Complexity?) -> Double? {
    guard let own = shapes[0].line else { return nil }
    let fast = shapes[1].line(at: shapes[0].tail)?.slope ?? declared?.timeExponent
    return fast.map { own.slope - $0 }
  }

  private static func bySlope(
    _ shapes: [GrowthShape], excess: Double, _ declared: Complexity?
  ) -> Double? {
    guard let own = shapes[0].line else { return nil }
    let slow = shapes[2].line(at: shapes[0].tail)?.slope
    // A reference that is worse than its problem says would make what is as slow as that look fair.
    let gaps = [slow, declared?.slowExponent].compactMap { $0.map { $0 - (own.slope - excess) } }
    // Steep slopes are told less well.
    let least = max(leastGap, own.slope * leastShare)
    return gaps.filter { $0 >= least }.min().map { excess / $0 }
  }

  /// Where it stands when the brute reference is no slower than the fast one.
  private static func besideFast(
    _ shapes: [GrowthShape], _ declared: Complexity?, comparesTimes: Bool
  ) -> Double? {
    if let excess = excess(shapes, declared) {
      let slope = shapes[0].line?.slope ?? 0
      return abs(excess) <= max(alike, slope * leastShare) ? 0.2 : excess >= steep ? 0.9 : nil
    }
    // Powers are too quick on sizes that are enough for what multiplies with each step.
    guard comparesTimes, let declared, declared.slowExponent == nil,
      let largest = shapes[1].curve.sizes.last, largest >= enough,
      let own = shapes[0].time(at: largest), let fast = shapes[1].time(at: largest)
    else { return nil }
    return own - fast < leastRatio / 2 ? 0.2 : own - fast > 2 * leastRatio ? 0.9 : nil
  }

  private static func byTime(_ shapes: [GrowthShape]) -> Double? {
    guard let largest = shapes[1].curve.sizes.last else { return nil }
    let times = shapes.compactMap { $0.time(at: largest) }
    guard times.count == 3, times[2] - times[1] >= leastRatio else { return nil }
    return (times[0] - times[1]) / (times[2] - times[1])
  }

  private static func obstacle(_ shapes: [GrowthShape], _ declared: Complexity?) -> String {
    if shapes.contains(where: { $0.curve.sizes.isEmpty }) {
      return "The inputs for measuring it weren't answered."
    }
    if shapes[0].line == nil { return "It is too quick on every size to tell." }
    return excess(shapes, declared) == nil
      ? "The fast reference is too quick on every size to tell."
      : "Both references grow the same here."
  }

  /// By how much the references' times differ at the largest size, as a logarithm.
  public static func gap(fast: GrowthCurve, brute: GrowthCurve) -> Double {
    guard let largest = fast.sizes.last, let quick = GrowthShape(fast).time(at: largest),
      let slow = GrowthShape(brute).time(at: largest)
    else { return -.infinity }
    return slow - quick
  }
}

extension Complexity {
  /// The exponents of the fast and the slow growth; nil where they are no powers.
  fileprivate var timeExponent: Double? { Self.exponent(time) }
  fileprivate var slowExponent: Double? { Self.exponent(slow) }

  private static func exponent(_ growth: String) -> Double? {
    switch growth {
    case "1", "log n": 0
    case "n", "n log n": 1
    default: growth.hasPrefix("n^") ? Double(growth.dropFirst(2)) : nil
    }
  }
}
