public import Foundation

extension Date {
  /// An instant as Kotlin counts: milliseconds since 1970.
  public init(millis: Int64) {
    self.init(timeIntervalSince1970: Double(millis) / 1_000)
  }

  /// Whole milliseconds since 1970; nil where they do not fit into 64 bits.
  public var millis: Int64? {
    Int64(exactly: (timeIntervalSince1970 * 1_000).rounded())
  }
}
