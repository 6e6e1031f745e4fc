import Foundation

/// Memory that is free inside the process and that the system may have again.
enum FreedMemory {
  /// Gives it back again and again until the task is cancelled; a run with large values leaves much.
  static func giveBack(every pause: Duration) async {
    let trim = trim
    while (try? await Task.sleep(for: pause)) != nil { _ = trim?(0) }
  }

  /// `malloc_trim` of the GNU library, which Swift does not import; nil elsewhere.
  private static var trim: (@convention(c) (Int) -> CInt)? {
    guard let found = dlsym(nil, "malloc_trim") else { return nil }
    return unsafeBitCast(found, to: (@convention(c) (Int) -> CInt).self)
  }
}
