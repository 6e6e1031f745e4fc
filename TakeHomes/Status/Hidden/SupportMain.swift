import Dispatch

extension Lab {
  /// Whether one is on the main actor's queue; on Linux that queue changes its thread.
  static func isOnMain() -> Bool { DispatchQueue.getSpecific(key: Main.key) == true }
}

private enum Main {
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
