extension Int: Planned {
  static func makePlan() -> Plan { Plan(.integer, Int.self, isBitwise: true) }
}

extension Bool: Planned {
  static func makePlan() -> Plan { Plan(.boolean, Bool.self, isBitwise: true) }
}

/// A type that one function writes.
final class ScalarPlan<T>: Plan {
  private let tell: (T) -> Void

  init(isBitwise: Bool = true, kind: Kind = .scalar, _ tell: @escaping (T) -> Void) {
    self.tell = tell
    super.init(kind, T.self, isBitwise: isBitwise)
  }

  override func write(_ place: UnsafeRawPointer) {
    tell(place.assumingMemoryBound(to: T.self).pointee)
  }
}

private func integerPlan<T: FixedWidthInteger>(_ type: T.Type) -> Plan {
  ScalarPlan<T> { number in
    if let small = Int(exactly: number) { return penInteger(small) }
    penString(String(number), tag: Tag.bigInteger)
  }
}

extension Int8: Planned { static func makePlan() -> Plan { integerPlan(Int8.self) } }
extension Int16: Planned { static func makePlan() -> Plan { integerPlan(Int16.self) } }
extension Int32: Planned { static func makePlan() -> Plan { integerPlan(Int32.self) } }
extension Int64: Planned { static func makePlan() -> Plan { integerPlan(Int64.self) } }
extension UInt: Planned { static func makePlan() -> Plan { integerPlan(UInt.self) } }
extension UInt8: Planned { static func makePlan() -> Plan { integerPlan(UInt8.self) } }
extension UInt16: Planned { static func makePlan() -> Plan { integerPlan(UInt16.self) } }
extension UInt32: Planned { static func makePlan() -> Plan { integerPlan(UInt32.self) } }
extension UInt64: Planned { static func makePlan() -> Plan { integerPlan(UInt64.self) } }

@available(macOS 15, *)
extension Int128: Planned { static func makePlan() -> Plan { integerPlan(Int128.self) } }
@available(macOS 15, *)
extension UInt128: Planned { static func makePlan() -> Plan { integerPlan(UInt128.self) } }

extension Double: Planned {
  static func makePlan() -> Plan { ScalarPlan<Double> { penDouble($0) } }
}
extension Float: Planned {
  static func makePlan() -> Plan { ScalarPlan<Float> { penDouble(Double($0)) } }
}
extension String: Planned {
  static func makePlan() -> Plan {
    ScalarPlan<String>(isBitwise: false, kind: .string) { penString($0) }
  }
}
extension Substring: Planned {
  static func makePlan() -> Plan {
    ScalarPlan<Substring>(isBitwise: false, kind: .other) { penString(String($0)) }
  }
}
extension Character: Planned {
  static func makePlan() -> Plan {
    ScalarPlan<Character>(isBitwise: false) { penString(String($0), tag: Tag.character) }
  }
}
extension Unicode.Scalar: Planned {
  static func makePlan() -> Plan {
    ScalarPlan<Unicode.Scalar> { penString(String($0), tag: Tag.character) }
  }
}
extension String.Index: Planned {
  static func makePlan() -> Plan {
    // The offset is the upper part of an index's only word.
    ScalarPlan<String.Index>(isBitwise: false) { penInteger(unsafeBitCast($0, to: Int.self) >> 16) }
  }
}

nonisolated(unsafe) private var identities: [ObjectIdentifier: Int] = [:]

extension ObjectIdentifier: Planned {
  /// An address says nothing to a reader: identifiers are numbered as they are met.
  static func makePlan() -> Plan {
    ScalarPlan<ObjectIdentifier> { identifier in
      let number = identities[identifier] ?? identities.count + 1
      identities[identifier] = number
      penOpaque("ObjectIdentifier #\(number)")
    }
  }
}

private func penPair<T>(_ lower: T, _ upper: T) {
  penByte(Tag.tuple)
  penNumber(2)
  withUnsafePointer(to: lower) { write(UnsafeRawPointer($0), plan(of: T.self)) }
  withUnsafePointer(to: upper) { write(UnsafeRawPointer($0), plan(of: T.self)) }
}

extension Range: Planned {
  static func makePlan() -> Plan {
    ScalarPlan<Range<Bound>>(isBitwise: false) { penPair($0.lowerBound, $0.upperBound) }
  }
}
extension ClosedRange: Planned {
  static func makePlan() -> Plan {
    ScalarPlan<ClosedRange<Bound>>(isBitwise: false) { penPair($0.lowerBound, $0.upperBound) }
  }
}
