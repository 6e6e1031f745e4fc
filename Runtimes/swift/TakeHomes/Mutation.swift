/// Asks which defect is switched on in this process.
@_silgen_name("focus_mutated")
private func isOn(_ number: UInt64) -> Bool

/// Whether the defect with this number is the one.
public func isMutated(_ number: UInt64) -> Bool { isOn(number) }
