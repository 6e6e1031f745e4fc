/// Why a trace could not be opened or asked.
public enum TraceFileError: Error, Hashable, CustomStringConvertible {
  case notATrace
  case damaged(String)
  /// A trace of another version, by what it calls itself.
  case unknownVersion(String)
  case expression(String, at: Int)

  public var description: String {
    switch self {
    case .notATrace: "This file isn't a trace (.djt). Trace the program again."
    case .damaged(let what): "The trace is damaged: \(what). Trace the program again."
    case .unknownVersion(let version):
      "This trace has format \(version); this Focus reads format \(TraceFooter.currentVersion). "
        + (Self.isNewer(version) ? "Update Focus." : "Trace the program again.")
    case .expression(let what, let place): "\(what) at character \(place + 1)."
    }
  }

  /// The numbers are those of the footer; a file's own mark counts by its last digits.
  private static func isNewer(_ version: String) -> Bool {
    Int(version).map { $0 > TraceFooter.currentVersion } ?? true
  }
}
