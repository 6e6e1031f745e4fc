/// What the learner's own types write themselves with; the instrumenter generates the calls.
public struct _DJEncoder {
  /// Whether one field alone is told, and how many come before it.
  private let isPicking: Bool
  private var fieldsBefore = 0
  private var field = 0
  private var number = 0
  private var isTailOnly = false

  @inline(__always) init() { isPicking = false }

  /// Tells one field of an object by how it differs from what the tape says.
  init(telling field: Int, of number: Int, isTailOnly: Bool) {
    isPicking = true
    fieldsBefore = field
    self.field = field
    self.number = number
    self.isTailOnly = isTailOnly
  }

  public mutating func structure(_ type: Int, _ count: Int) {
    penByte(Tag.structure)
    penNumber(type)
    penNumber(count)
  }

  public mutating func enumeration(_ type: Int, _ name: StaticString, _ count: Int) {
    penByte(Tag.enumeration)
    penNumber(type)
    name.withUTF8Buffer { penText($0, atMost: longestText) }
    penNumber(count)
  }

  public mutating func value(_ value: borrowing Int) {
    if isPicking { return pick(value) }
    penInteger(copy value)
  }

  public mutating func value(_ value: borrowing Bool) {
    if isPicking { return pick(value) }
    penByte(copy value ? Tag.yes : Tag.no)
  }

  public mutating func value(_ value: borrowing String) {
    if isPicking { return pick(value) }
    penString(value)
  }

  public mutating func value<T>(_ value: borrowing T) {
    if isPicking { return pick(value) }
    let plan = plan(of: T.self)
    withUnsafePointer(to: value) { write(UnsafeRawPointer($0), plan) }
  }

  @_disfavoredOverload
  public mutating func value<T: ~Copyable & ~Escapable>(_ value: borrowing T) {
    fieldsBefore &-= 1
    if !isPicking { penOpaque("value without copies") }
  }

  /// A property that may not be looked at (`unowned`, or lazy and perhaps not there yet).
  public mutating func absent() {
    fieldsBefore &-= 1
    if !isPicking { penByte(Tag.unrecorded) }
  }

  @inline(never) private mutating func pick<T>(_ value: borrowing T) {
    fieldsBefore &-= 1
    guard fieldsBefore == -1 else { return }
    let target = Target(object: number, field: field)
    let plan = plan(of: T.self)
    endLooking()
    withUnsafePointer(to: value) {
      tellValue(target, UnsafeRawPointer($0), plan, isTailOnly: isTailOnly)
    }
    beginLooking()
  }
}

/// A type of the learner's and the names of its stored properties, by the instrumenter's numbers.
public struct _DJShape {
  let type: Int
  let names: [Int]

  public init(_ type: Int, _ names: [Int]) {
    self.type = type
    self.names = names
  }

  public init(_ type: Int, _ names: [Int], after base: _DJShape) {
    self.type = type
    self.names = base.names + names
  }
}

/// A structure or enumeration of the learner's that can write itself.
public protocol _DJEncodable {
  static var _djShape: _DJShape { get }
  func _djEncode(_ encoder: inout _DJEncoder)
}

/// A class whose objects can tell their number and write their stored properties.
public protocol _DJObject: AnyObject {
  static var _djShape: _DJShape { get }
  /// Its number, which is `fresh` if it had none.
  func _djNumber(_ fresh: Int) -> Int
  func _djFields(_ encoder: inout _DJEncoder)
}

/// An object's number, told free when the object goes.
public struct _DJSerial: ~Copyable {
  @usableFromInline var number = 0

  @inline(__always) public init() {}

  public mutating func number(_ fresh: Int) -> Int {
    if number == 0 { number = fresh }
    return number
  }

  deinit { if number != 0 { tellFree(number) } }
}

nonisolated(unsafe) private var pinned: [ObjectIdentifier: (number: Int, object: AnyObject)] = [:]

extension _DJObject {
  /// For classes that hold no number: a pinned object keeps its address for itself.
  public func _djNumber(_ fresh: Int) -> Int {
    if let known = pinned[ObjectIdentifier(self)] { return known.number }
    pinned[ObjectIdentifier(self)] = (fresh, self)
    return fresh
  }
}
