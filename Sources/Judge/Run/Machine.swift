private import Foundation

/// What the machine is doing beside us.
enum Machine {
  /// Whether more processes want to run than there are processors, so that one may get no turn.
  static var isBusy: Bool {
    var load = 0.0
    let processors = ProcessInfo.processInfo.activeProcessorCount
    if getloadavg(&load, 1) == 1, load > Double(processors) { return true }
    // The load is an average of a minute, which a burst does not raise.
    return running > processors
  }

  /// How many processes run or want to at this moment; 0 where the system does not tell.
  private static var running: Int {
    guard let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8) else { return 0 }
    return text.split(separator: " ").dropFirst(3).first?.split(separator: "/").first
      .flatMap { Int($0) } ?? 0
  }
}
