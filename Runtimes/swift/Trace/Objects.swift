#if canImport(Glibc)
  import Glibc
  @_spi(Reflection) import Swift
#else
  import Darwin
#endif

/// What the recorder knows of a class of objects; it stays for the whole run.
struct ObjectClass {
  let type: Int
  /// The field of each property's name; -1 where there is none.
  let fields: UnsafeMutableBufferPointer<Int>
  /// Where in an object its number is; 0 where that is not known.
  let numberOffset: Int
  let access: Unmanaged<ObjectAccess>

  init(_ shape: _DJShape, numberOffset: Int, _ access: ObjectAccess) {
    type = shape.type
    fields = .allocate(capacity: (shape.names.max() ?? -1) + 1)
    fields.initialize(repeating: -1)
    for (index, name) in shape.names.enumerated() { fields[name] = index }
    self.numberOffset = numberOffset
    self.access = .passRetained(access)
  }

  @inline(__always) func field(named name: Int) -> Int {
    name < fields.count ? fields[name] : -1
  }

  func write(_ object: UnsafeRawPointer) {
    access._withUnsafeGuaranteedRef { $0.write(object, type) }
  }

  func tell(_ field: Int, of object: UnsafeRawPointer, _ number: Int, _ isTailOnly: Bool) {
    access._withUnsafeGuaranteedRef { $0.tell(field, of: object, number, isTailOnly) }
  }
}

/// Knows the objects of a class by their own functions.
class ObjectAccess {
  func number(_ object: UnsafeRawPointer, _ fresh: Int) -> Int { 0 }
  func write(_ object: UnsafeRawPointer, _ type: Int) {}
  func tell(_ field: Int, of object: UnsafeRawPointer, _ number: Int, _ isTailOnly: Bool) {}
}

final class KnownAccess<Object: _DJObject>: ObjectAccess {
  private let count = Object._djShape.names.count

  override func number(_ object: UnsafeRawPointer, _ fresh: Int) -> Int {
    unsafeBitCast(object, to: Object.self)._djNumber(fresh)
  }

  override func write(_ object: UnsafeRawPointer, _ type: Int) {
    var encoder = _DJEncoder()
    encoder.structure(type, count)
    unsafeBitCast(object, to: Object.self)._djFields(&encoder)
  }

  override func tell(_ field: Int, of object: UnsafeRawPointer, _ number: Int, _ isTailOnly: Bool) {
    var encoder = _DJEncoder(telling: field, of: number, isTailOnly: isTailOnly)
    unsafeBitCast(object, to: Object.self)._djFields(&encoder)
  }
}

/// Where objects of a class hold their number, which saves a call of unoptimised code; 0 if they hold none.
private func numberOffset(_ type: any AnyObject.Type) -> Int {
  var found = 0
  #if canImport(Glibc)
    _ = _forEachField(of: type, options: .init(rawValue: 1)) { name, offset, _, _ in
      if strcmp(name, "_djSerial") == 0 { found = offset }
      return true
    }
  #endif
  return found
}

// A table from a class's metadata to what is known of it; two classes at one place take turns.
nonisolated(unsafe) private var classKeys: UnsafeMutablePointer<UInt>! = nil
nonisolated(unsafe) private var classValues: UnsafeMutablePointer<UnsafePointer<ObjectClass>?>! =
  nil
nonisolated(unsafe) private var classes: [UInt: UnsafePointer<ObjectClass>?] = [:]
private let classPlaces = 256
nonisolated(unsafe) private var objectCount = 0
/// Objects that were met and are to be told before the next STEP.
nonisolated(unsafe) private var pending:
  [(object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>)] =
    []
nonisolated(unsafe) var hasPending = false

func openClasses() {
  classKeys = .allocate(capacity: classPlaces)
  classKeys.initialize(repeating: 0, count: classPlaces)
  classValues = .allocate(capacity: classPlaces)
  classValues.initialize(repeating: nil, count: classPlaces)
}

/// The class of an object; nil for one that cannot be looked into.
@inline(__always) func objectClass(_ object: UnsafeRawPointer) -> UnsafePointer<ObjectClass>? {
  let key = object.load(as: UInt.self)
  let place = Int(truncatingIfNeeded: ((key >> 3) &* 0x9e37_79b9_7f4a_7c15) >> 56)
  return classKeys[place] == key ? classValues[place] : searchClass(object, key, place)
}

@inline(never) private func searchClass(
  _ object: UnsafeRawPointer, _ key: UInt, _ place: Int
) -> UnsafePointer<ObjectClass>? {
  let found: UnsafePointer<ObjectClass>?
  if let known = classes[key] {
    found = known
  } else {
    let instance = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    if let type = type(of: instance) as? any _DJObject.Type {
      func open<O: _DJObject>(_ type: O.Type) -> ObjectClass {
        ObjectClass(O._djShape, numberOffset: numberOffset(type), KnownAccess<O>())
      }
      let info = UnsafeMutablePointer<ObjectClass>.allocate(capacity: 1)
      info.initialize(to: open(type))
      found = UnsafePointer(info)
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
@inline(__always) func numberOf(_ object: UnsafeRawPointer, _ info: UnsafePointer<ObjectClass>) -> (
  Int, isNew: Bool
) {
  let offset = info.pointee.numberOffset
  if offset > 0 {
    let number = object.load(fromByteOffset: offset, as: Int.self)
    if number != 0 { return (number, false) }
  }
  return giveNumber(object, info)
}

@inline(never) private func giveNumber(
  _ object: UnsafeRawPointer, _ info: UnsafePointer<ObjectClass>
) -> (Int, isNew: Bool) {
  let fresh = objectCount &+ 1
  let number = info.pointee.access._withUnsafeGuaranteedRef { $0.number(object, fresh) }
  if number != fresh { return (number, false) }
  objectCount = fresh
  pending.append((object, number, info))
  #if FOCUS_TRACE_WHOLE
    living[number] = (object, info)
  #endif
  hasPending = true
  return (number, true)
}

/// The objects that a value refers to, while they are wanted.
nonisolated(unsafe) private var isCollecting = false
nonisolated(unsafe) private var collected:
  [(object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>)] = []

/// The objects that a value refers to itself, not through others.
func objects<T>(in value: borrowing T) -> [(
  object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>
)] {
  let plan = plan(of: T.self)
  if plan.isBitwise || plan.kind == .integer || plan.kind == .boolean || plan.kind == .string {
    return []
  }
  beginLooking()
  pen = penStart
  isCollecting = true
  withUnsafePointer(to: value) { write(UnsafeRawPointer($0), plan) }
  isCollecting = false
  endLooking()
  defer { collected.removeAll(keepingCapacity: true) }
  return collected
}

/// The objects that these refer to, without those that are known.
func objects(
  behind objects: [(object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>)],
  known: [(object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>)]
) -> [(object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>)] {
  var seen = Set(known.map(\.number))
  var found: [(object: UnsafeRawPointer, number: Int, info: UnsafePointer<ObjectClass>)] = []
  for (object, _, info) in objects {
    beginLooking()
    pen = penStart
    isCollecting = true
    info.pointee.write(object)
    isCollecting = false
    endLooking()
    found += collected.filter { seen.insert($0.number).inserted }
    collected.removeAll(keepingCapacity: true)
  }
  return found
}

func writeReference(_ object: UnsafeRawPointer) {
  guard let info = objectClass(object) else {
    let instance = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    return penOpaque(_typeName(type(of: instance), qualified: false))
  }
  let (number, _) = numberOf(object, info)
  if isCollecting { collected.append((object, number, info)) }
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
    info.pointee.write(object)
    endLooking()
    let count = finishedValue()
    if keepsSights { keepInSight(number, object, info) }
    guard hasRoom(count + 32) else { break }
    var place = cursor.unsafelyUnwrapped
    putByte(Op.new, at: &place)
    putNumber(number, at: &place)
    putNumber(info.pointee.type, at: &place)
    place.update(from: penStart, count: count)
    cursor = place + count
  }
  pending.removeAll(keepingCapacity: true)
  hasPending = false
}

/// Tells that a numbered object is gone.
func tellFree(_ number: Int) {
  if keepsSights { forgetSight(of: number) }
  forgetNotes(of: number)
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
  nonisolated(unsafe) private var living: [Int: (UnsafeRawPointer, UnsafePointer<ObjectClass>)] =
    [:]

  /// Tells all objects again, as tests want it.
  func retellAll() {
    for number in living.keys.sorted() {
      guard let (object, info) = living[number] else { continue }
      retell(object, number, info)
    }
  }
#endif
