internal import Dispatch

/// Tells whether one is on the main queue, whichever thread serves it.
///
/// `Thread.isMainThread` does not: on Linux the queue moves to other threads once the program waits.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
}
