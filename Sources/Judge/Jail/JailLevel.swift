internal import Foundation

/// A rung of the ladder of protection, from resource limits alone to everything Linux has.
enum JailLevel: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Resource limits only: for one's own code.
  case L0 = 0
  /// Landlock and seccomp, no namespaces.
  case L2 = 2
  /// Namespaces, memory watched by polling.
  case L3 = 3
  /// Namespaces and control groups of version 1.
  case L4 = 4
  /// Namespaces and control groups of version 2.
  case L5 = 5

  static func < (left: JailLevel, right: JailLevel) -> Bool { left.rawValue < right.rawValue }
}

extension JailLevel {
  /// What `FOCUS_JAIL_LEVEL` (such as `L3`) allows at most; `L5` without it.
  static var environmentCeiling: JailLevel {
    let name = ProcessInfo.processInfo.environment["FOCUS_JAIL_LEVEL"]
    return allCases.first { "\($0)" == name } ?? .L5
  }
}

extension JailLevel: CustomStringConvertible {
  var description: String { "L\(rawValue)" }
}
