private import Foundation

/// What the machine is doing beside us.
enum Machine {
  /// Whether more processes want to run than there are processors, so that one may get no turn.
  static var isBusy: Bool {
    var load = 0.0
    return getloadavg(&load, 1) == 1
      && load > Double(ProcessInfo.processInfo.activeProcessorCount)
  }
}
