public import Foundation
public import RoundsDomain

/// How rounds are written for one archer.
public struct RoundDisplay: Hashable, Sendable {
  public var timeZone: TimeZone
  public var units: DistanceUnit
  /// Whether an end is shown with its best arrow first.
  public var sortsEnds: Bool

  public init(
    timeZone: TimeZone = .gmt, units: DistanceUnit = .metres, sortsEnds: Bool = false
  ) {
    self.timeZone = timeZone
    self.units = units
    self.sortsEnds = sortsEnds
  }
}

extension RoundDisplay {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let metresPerYard = 0.9144

  /// The day in the archer's zone: `23 Nov 2025`.
  public func day(_ date: Date) -> String {
    let local = date.addingTimeInterval(Double(timeZone.secondsFromGMT(for: date)))
    let days = (local.timeIntervalSince1970 / 86_400).rounded(.down)
    let civil = Stamp.civil(Int64(exactly: days) ?? 0)
    return "\(civil.day) \(Self.months[Int(civil.month) - 1]) \(civil.year)"
  }

  /// `70 m`, or `77 yd`.
  public func distance(metres: Int) -> String {
    switch units {
    case .metres: "\(metres) m"
    case .yards: "\(Int((Double(metres) / Self.metresPerYard).rounded())) yd"
    }
  }
}
