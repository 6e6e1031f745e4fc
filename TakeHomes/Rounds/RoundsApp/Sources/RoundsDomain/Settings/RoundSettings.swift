/// How an archer wants rounds shown and scored.
public struct RoundSettings: Hashable, Sendable {
  public var units: DistanceUnit
  /// Whether a finished end is sorted, the best arrow first, as on a score sheet.
  public var sortsEnds: Bool

  public init(units: DistanceUnit = .metres, sortsEnds: Bool = false) {
    self.units = units
    self.sortsEnds = sortsEnds
  }
}

/// Where the settings are kept.
public protocol RoundSettingsStoring: AnyObject, Sendable {
  func settings() async throws -> RoundSettings
  func save(_ settings: RoundSettings) async throws
}
