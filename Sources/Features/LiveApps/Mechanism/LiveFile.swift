public import Foundation

/// Something of an app's that a browser downloads.
public struct LiveFile: Sendable, Hashable {
  /// `text/csv; charset=utf-8`.
  public var type: String
  public var bytes: Data

  public init(type: String, bytes: Data) {
    self.type = type
    self.bytes = bytes
  }
}
