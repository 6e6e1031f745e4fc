/// How the values of one type are written, found once for each type.
class Plan {
  enum Kind: UInt8 {
    /// Values so small that they are told whole, `scalar` those without a kind of their own.
    case integer, boolean, object, optionalObject, scalar
    case string, list, other
  }

  let kind: Kind
  let stride: Int
  /// Whether equal bytes mean equal values, and each byte counts.
  let isBitwise: Bool

  init<T>(_ kind: Kind, _ type: T.Type, isBitwise: Bool = false) {
    self.kind = kind
    stride = MemoryLayout<T>.stride
    self.isBitwise = isBitwise
  }

  func write(_ place: UnsafeRawPointer) { penByte(Tag.unrecorded) }

  /// Looks inside a list; nil for what is none.
  func elements(_ place: UnsafeRawPointer) -> (first: UnsafeRawPointer, count: Int)? { nil }
  /// The plan of a list's elements.
  var element: Plan? { nil }
  /// Whether it is a value of a protocol's type.
  var isBox: Bool { false }
  /// The shape of a structure of the learner's.
  var shape: _DJShape? { nil }
}

/// A type that knows how it is written.
protocol Planned {
  static func makePlan() -> Plan
}

@inline(__always) func write(_ place: UnsafeRawPointer, _ plan: Plan) {
  switch plan.kind {
  case .integer: penInteger(place.load(as: Int.self))
  case .boolean: penByte(place.load(as: Bool.self) ? Tag.yes : Tag.no)
  case .object: writeReference(place.load(as: UnsafeRawPointer.self))
  case .optionalObject:
    if let object = place.load(as: UnsafeRawPointer?.self) {
      writeReference(object)
    } else {
      penByte(Tag.none)
    }
  default: writeDeeply(place, plan)
  }
}

@inline(never) func writeDeeply(_ place: UnsafeRawPointer, _ plan: Plan) {
  if penDepth >= deepestValue || isPenFull { return penOpaque("…") }
  penDepth &+= 1
  plan.write(place)
  penDepth &-= 1
}

// An open table from a type's metadata to its plan.
nonisolated(unsafe) private var planKeys: UnsafeMutablePointer<UInt>! = nil
nonisolated(unsafe) private var planValues: UnsafeMutablePointer<Plan?>! = nil
nonisolated(unsafe) private var planCapacity = 0
nonisolated(unsafe) private var planCount = 0

@inline(__always) private func planSlot(_ key: UInt) -> Int {
  Int(truncatingIfNeeded: ((key >> 3) &* 0x9e37_79b9_7f4a_7c15) >> 40) & (planCapacity &- 1)
}

@inline(__always) func plan<T>(of type: T.Type) -> Plan {
  let key = unsafeBitCast(type as Any.Type, to: UInt.self)
  if planCapacity > 0 {
    let slot = planSlot(key)
    if planKeys[slot] == key { return planValues[slot].unsafelyUnwrapped }
  }
  return searchPlan(type, key)
}

@inline(never) private func searchPlan<T>(_ type: T.Type, _ key: UInt) -> Plan {
  if planCapacity > 0 {
    var slot = planSlot(key)
    while planKeys[slot] != 0 {
      if planKeys[slot] == key { return planValues[slot].unsafelyUnwrapped }
      slot = (slot + 1) & (planCapacity - 1)
    }
  }
  let plan = makePlan(type)
  insertPlan(key, plan)
  return plan
}

private func insertPlan(_ key: UInt, _ plan: Plan) {
  if planCount * 4 >= planCapacity { growPlans() }
  var slot = planSlot(key)
  while planKeys[slot] != 0 { slot = (slot + 1) & (planCapacity - 1) }
  planKeys[slot] = key
  planValues[slot] = plan
  planCount += 1
}

private func growPlans() {
  let (keys, values, capacity) = (planKeys, planValues, planCapacity)
  planCapacity = max(1024, capacity * 2)
  planKeys = UnsafeMutablePointer<UInt>.allocate(capacity: planCapacity)
  planKeys.initialize(repeating: 0, count: planCapacity)
  planValues = UnsafeMutablePointer<Plan?>.allocate(capacity: planCapacity)
  planValues.initialize(repeating: nil, count: planCapacity)
  planCount = 0
  for slot in 0..<capacity where keys.unsafelyUnwrapped[slot] != 0 {
    insertPlan(keys.unsafelyUnwrapped[slot], values.unsafelyUnwrapped[slot].unsafelyUnwrapped)
  }
}

private func makePlan<T>(_ type: T.Type) -> Plan {
  if let planned = type as? any Planned.Type { return planned.makePlan() }
  if type is AnyClass { return Plan(.object, type) }
  if let encodable = type as? any _DJEncodable.Type { return encodablePlan(encodable) }
  // The first word of a type's metadata, where it is no class, says what kind of type it is.
  switch unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee {
  case 0x301: return TuplePlan(type)
  case 0x303: return ExistentialPlan(type)
  default: return packagePlan(type) ?? OpaquePlan(type)
  }
}

private func encodablePlan<T: _DJEncodable>(_ type: T.Type) -> Plan { EncodablePlan(type) }

func makePlan(any type: Any.Type) -> Plan {
  func open<T>(_ type: T.Type) -> Plan { plan(of: type) }
  return _openExistential(type, do: open)
}
