final class EncodablePlan<T: _DJEncodable>: Plan {
  private let shapeOfType: _DJShape

  init(_ type: T.Type) {
    shapeOfType = T._djShape
    super.init(.other, type)
  }

  override var shape: _DJShape? { shapeOfType }

  override func write(_ place: UnsafeRawPointer) {
    var encoder = _DJEncoder()
    place.assumingMemoryBound(to: T.self).pointee._djEncode(&encoder)
  }
}

final class OpaquePlan: Plan {
  private let name: String

  init<T>(_ type: T.Type) {
    name = _typeName(type, qualified: false)
    super.init(.other, type)
  }

  override func write(_ place: UnsafeRawPointer) { penOpaque(name) }
}

/// A value whose type is known only when it is there.
///
/// A cast from the generic type would box the box: it is told apart by what the runtime knows of its layout.
final class ExistentialPlan<T>: Plan {
  override var isBox: Bool { true }
  private let holdsObject: Bool
  private let holdsError: Bool

  init(_ type: T.Type) {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: 8, as: UInt32.self)
    holdsObject = flags >> 31 == 0
    holdsError = flags >> 24 & 0x3f == 1
    super.init(.other, type)
  }

  override func write(_ place: UnsafeRawPointer) {
    func open<U>(_ value: U) {
      withUnsafePointer(to: value) { FocusTrace.write(UnsafeRawPointer($0), plan(of: U.self)) }
    }
    if holdsObject {
      writeReference(place.load(as: UnsafeRawPointer.self))
    } else if holdsError {
      _openExistential(place.assumingMemoryBound(to: (any Error).self).pointee, do: open)
    } else {
      // What it holds, its type, then how it conforms, which `Any` has not.
      _openExistential(place.assumingMemoryBound(to: Any.self).pointee, do: open)
    }
  }
}

/// A tuple, read by what the runtime knows of it: their number is endless, so no overload serves.
final class TuplePlan: Plan {
  private(set) var parts: [(offset: Int, plan: Plan)] = []

  init<T>(_ type: T.Type) {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    let count = metadata.load(fromByteOffset: 8, as: Int.self)
    for index in 0..<count {
      let part = metadata + 24 + 16 * index
      let type = unsafeBitCast(part.load(as: UnsafeRawPointer.self), to: Any.Type.self)
      parts.append((Int(part.load(fromByteOffset: 8, as: UInt32.self)), makePlan(any: type)))
    }
    super.init(.other, type)
  }

  override func write(_ place: UnsafeRawPointer) {
    penByte(Tag.tuple)
    penNumber(parts.count)
    for part in parts { FocusTrace.write(place + part.offset, part.plan) }
  }
}

final class OptionalPlan<Wrapped>: Plan {
  override var isBox: Bool { wrapped.isBox }
  private let wrapped: Plan

  init(_ type: Wrapped?.Type, _ wrapped: Plan) {
    self.wrapped = wrapped
    let isSmall = wrapped.kind == .integer || wrapped.kind == .boolean || wrapped.kind == .scalar
    super.init(isSmall ? .scalar : .other, type)
  }

  override func write(_ place: UnsafeRawPointer) {
    if case .none = place.assumingMemoryBound(to: Wrapped?.self).pointee {
      return penByte(Tag.none)
    }
    // An optional's payload lies where the optional does.
    FocusTrace.write(place, wrapped)
  }
}

extension Optional: Planned {
  static func makePlan() -> Plan {
    let wrapped = plan(of: Wrapped.self)
    if wrapped.kind == .object { return Plan(.optionalObject, Wrapped?.self) }
    return OptionalPlan(Wrapped?.self, wrapped)
  }
}
