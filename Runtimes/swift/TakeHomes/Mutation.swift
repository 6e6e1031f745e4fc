#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The defect that is switched on in this process.
private let active = getenv("FOCUS_MUTANT").map { String(cString: $0) } ?? ""

public func isMutated(_ name: String) -> Bool { name == active }
