import Foundation

/// The open files and sockets that this process may have at once.
public enum Descriptors {
  /// Whether not even one more can be opened, which shows as a missing or closed file elsewhere.
  public static var areExhausted: Bool {
    let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard descriptor < 0 else {
      close(descriptor)
      return false
    }
    return errno == EMFILE || errno == ENFILE
  }

  /// What a person is told then.
  public static let words = "This process has no file descriptors left."
  /// What helps.
  public static let hint =
    "Try again in a moment. If it happens often, allow more (ulimit -n 4096) and start again."
}
