internal import RoundsDomain

/// What an archer reads of an error.
enum ErrorWords {
  /// Nil for a cancellation, which whoever left the page knows of.
  static func message(_ error: any Error) -> String? {
    switch error {
    case is CancellationError: nil
    case let error as RoundsError: "\(error)"
    default: "Something went wrong with your rounds. Try again."
    }
  }
}
