public import Foundation

/// The course of a price, ready to be drawn in a unit square.
public struct Sparkline: Hashable, Sendable {
  /// From left (0) to right (1) and from the lowest price (0) to the highest (1).
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  public var points: [Point]
  /// Whether the last price is at least the first one.
  public var isRising: Bool
  /// The same in words, for who does not see it.
  public var summary: String

  /// Nil for fewer than two prices: a dot is no course.
  public init?(prices: [Decimal], formatter: CryptoFormatter) {
    guard let first = prices.first, let last = prices.last, prices.count > 1,
      let low = prices.min(), let high = prices.max()
    else { return nil }
    let step = 1 / Double(prices.count - 1)
    points = prices.enumerated().map { index, price in
      // A course without ups and downs lies in the middle.
      let height = high == low ? 0.5 : (price - low) / (high - low)
      return Point(x: Double(index) * step, y: NSDecimalNumber(decimal: height).doubleValue)
    }
    isRising = last >= first
    let ends = [low, high].map { formatter.format(value: $0, currency: .usd) }
    summary = "Between \(ends[0]) and \(ends[1]) of late, \(isRising ? "rising" : "falling")"
  }
}
