import Foundation

extension FSRS {
  /// The 21 weights of the formulas.
  public struct Parameters: Sendable, Hashable {
    /// w0 to w20.
    public let weights: [Double]

    /// What was learnt from many people's reviews.
    public static let standard = Parameters(unchecked: [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    /// The weights of FSRS-5, which runs as version 6 with them.
    public static let version5 = Parameters(
      unchecked: migrated([
        0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192,
        1.01925, 1.9395, 0.11, 0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
      ]))

    private init(unchecked weights: [Double]) { self.weights = weights }

    /// Takes the 17 weights of FSRS-4.5, the 19 of FSRS-5 or the 21 of FSRS-6.
    ///
    /// Nil for another count, and for a weight that its version does not allow.
    public init?(_ weights: [Double]) {
      guard [17, 19, 21].contains(weights.count) else { return nil }
      let migrated = Self.migrated(weights)
      guard zip(migrated, Self.bounds).allSatisfy({ $1.contains($0) }) else { return nil }
      self.weights = migrated
    }

    /// The weights of an older version as those of version 6; others as they are.
    static func migrated(_ old: [Double]) -> [Double] {
      var weights = old
      switch old.count {
      case 17:
        weights[4] = old[5] * 2 + old[4]
        weights[5] = log(old[5] * 3 + 1) / 3
        weights[6] = old[6] + 0.5
        return weights + [0, 0, 0, 0.5]
      case 19: return weights + [0, 0.5]
      default: return weights
      }
    }

    /// What each weight may be.
    public static let bounds: [ClosedRange<Double>] =
      Array(repeating: 0.001...100, count: 4) + [
        1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5,
        0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
      ]

    /// The exponent of the forgetting curve; negative.
    var decay: Double { -weights[20] }

    /// Stretches the curve so that a stability is the days until the chance is 0.9.
    var factor: Double { pow(0.9, 1 / decay) - 1 }
  }
}
