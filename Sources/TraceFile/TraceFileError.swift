/// Why a trace could not be opened or asked.
public enum TraceFileError: Error, Hashable, CustomStringConvertible {
  case notATrace
  case damaged(String)
  case unknownVersion(Int)
  case expression(String, at: Int)

  public var description: String {
    switch self {
    case .notATrace: "This file is no trace (.djt). Trace the program again."
    case .damaged(let what): "The trace is damaged: \(what). Trace the program again."
    case .unknownVersion(let version):
      "The trace has format \(version), which this version of Focus cannot read. Update Focus."
    case .expression(let what, let place): "\(what) at character \(place + 1)."
    }
  }
}
