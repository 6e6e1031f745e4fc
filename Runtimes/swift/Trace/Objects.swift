#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the recorder knows of a class of objects.
class ObjectClass {
  let type: Int
  /// The field of a property's name; -1 where there is none.
  private let fields: [Int]

  init(_ shape: _DJShape) {
    type = shape.type
    var fields = [Int](repeating: -1, count: (shape.names.max() ?? -1) + 1)
    for (index, name) in shape.names.enumerated() { fields[name] = index }
    self.fields = fields
  }

  @inline(__always) final func field(named name: Int) -> Int {
    name < fields.count ? fields[name] : -1
  }

  func number(_ object: UnsafeRawPointer, _ fresh: Int) -> Int { 0 }
  func write(_ object: UnsafeRawPointer) {}
}

final class KnownClass<Object: _DJObject>: ObjectClass {
  private let count: Int

  init(_ type: Object.Type) {
    let shape = Object._djShape
    count = shape.names.count
    super.init(shape)
  }

  override func number(_ object: UnsafeRawPointer, _ fresh: Int) -> Int {
    unsafeBitCast(object, to: Object.self)._djNumber(fresh)
  }

  override func write(_ object: UnsafeRawPointer) {
    var encoder = _DJEncoder()
    encoder.structure(type, count)
    unsafeBitCast(object, to: Object.self)._djFields(&encoder)
  }
}

// A table from a class's metadata to what is known of it; two classes at one place take turns.
nonisolated(unsafe) private var classKeys: UnsafeMutablePointer<UInt>! = nil
nonisolated(unsafe) private var classValues: UnsafeMutablePointer<ObjectClass?>! = nil
nonisolated(unsafe) private var classes: [UInt: ObjectClass?] = [:]
private let classPlaces = 256
nonisolated(unsafe) private var objectCount = 0
/// Objects that were met and are to be told before the next STEP.
nonisolated(unsafe) private var pending:
  [(object: UnsafeRawPointer, number: Int, info: ObjectClass)] =
    []
nonisolated(unsafe) var hasPending = false

func openClasses() {
  classKeys = .allocate(capacity: classPlaces)
  classKeys.initialize(repeating: 0, count: classPlaces)
  classValues = .allocate(capacity: classPlaces)
  classValues.initialize(repeating: nil, count: classPlaces)
}

/// The class of an object; nil for one that cannot be looked into.
@inline(__always) func objectClass(_ object: UnsafeRawPointer) -> ObjectClass? {
  let key = object.load(as: UInt.self)
  let place = Int(truncatingIfNeeded: ((key >> 3) &* 0x9e37_79b9_7f4a_7c15) >> 56)
  return classKeys[place] == key ? classValues[place] : searchClass(object, key, place)
}

@inline(never) private func searchClass(
  _ object: UnsafeRawPointer, _ key: UInt, _ place: Int
) -> ObjectClass? {
  let found: ObjectClass?
  if let known = classes[key] {
    found = known
  } else {
    let instance = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    if let type = type(of: instance) as? any _DJObject.Type {
      func open<O: _DJObject>(_ type: O.Type) -> ObjectClass { KnownClass(type) }
      found = open(type)
    } else {
      found = nil
    }
    classes.updateValue(found, forKey: key)
  }
  classKeys[place] = key
  classValues[place] = found
  return found
}

/// An object's number, and whether it has just been given; its NEW then follows.
@inline(__always) func numberOf(_ object: UnsafeRawPointer, _ info: ObjectClass) -> (
  Int, isNew: Bool
) {
  let fresh = objectCount &+ 1
  let number = info.number(object, fresh)
  if number != fresh { return (number, false) }
  objectCount = fresh
  pending.append((object, number, info))
  #if FOCUS_TRACE_WHOLE
    living[number] = (object, info)
  #endif
  hasPending = true
  return (number, true)
}

func writeReference(_ object: UnsafeRawPointer) {
  guard let info = objectClass(object) else {
    let instance = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    return penOpaque(_typeName(type(of: instance), qualified: false))
  }
  let (number, _) = numberOf(object, info)
  var place = pen.unsafelyUnwrapped
  putByte(Tag.reference, at: &place)
  putNumber(number, at: &place)
  pen = place
}

/// Tells the objects that a value has just been found to refer to, and those that they refer to.
@inline(__always) func tellPending() { if hasPending { tellAllPending() } }

@inline(never) private func tellAllPending() {
  hasPending = false
  var next = 0
  while next < pending.count {
    let (object, number, info) = pending[next]
    next += 1
    beginLooking()
    pen = penStart
    info.write(object)
    endLooking()
    let count = finishedValue()
    guard hasRoom(count + 32) else { break }
    var place = cursor.unsafelyUnwrapped
    putByte(Op.new, at: &place)
    putNumber(number, at: &place)
    putNumber(info.type, at: &place)
    place.update(from: penStart, count: count)
    cursor = place + count
  }
  pending.removeAll(keepingCapacity: true)
  hasPending = false
}

/// Tells that a numbered object is gone.
func tellFree(_ number: Int) {
  guard isRecording else { return }
  fieldShadows.removeAll(ofObject: number)
  #if FOCUS_TRACE_WHOLE
    living[number] = nil
  #endif
  var place = cursor.unsafelyUnwrapped
  putByte(Op.free, at: &place)
  putNumber(number, at: &place)
  cursor = place
}

#if FOCUS_TRACE_WHOLE
  nonisolated(unsafe) private var living: [Int: (UnsafeRawPointer, ObjectClass)] = [:]

  /// Tells all objects again, as tests want it.
  func retellAll() {
    for number in living.keys.sorted() {
      guard let (object, info) = living[number] else { continue }
      retell(object, number, info)
    }
  }
#endif
