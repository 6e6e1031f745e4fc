/// The place that a picture is made small for.
public struct ThumbnailTarget: Sendable, Hashable {
  /// How a picture of another shape meets the place.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Covers the whole place; what is over on two sides is cut off evenly.
    case fill
    /// Shows the whole picture; two sides of the place may stay empty.
    case fit
  }

  /// In points.
  public let width: Int
  public let height: Int
  /// Pixels a point.
  public let scale: Int
  public let mode: Mode

  /// Cards fill their place: portraits cut above and below look better than grey bars.
  public init(width: Int, height: Int, scale: Int = 1, mode: Mode = .fill) {
    self.width = width
    self.height = height
    self.scale = scale
    self.mode = mode
  }
}
