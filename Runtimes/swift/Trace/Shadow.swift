#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How many shadows wait for their value to be told whole.
nonisolated(unsafe) var forgotten = 0

/// What the tape says that a variable or field holds: a list's elements side by side, or one digest.
final class Shadow {
  let slot: Int
  let depth: Int
  /// The shadow of the same slot in an outer call.
  var outer: Shadow?
  /// The next shadow that ends with the same call.
  var sibling: Shadow?
  /// The fields of a structure in the slot that are told one by one.
  var members: [Int: Shadow]?
  /// How many elements there are; -1 when the tape says nothing that is still true.
  var count = -1
  /// Whether it is one digest of the whole, as of a list that is read as an optional one (`n?.row`).
  var isDigest = false
  /// Bytes an element; elements whose bytes may differ though they are equal are kept as digests.
  var stride = 8
  /// The length of a string in bytes; -1 for anything else.
  var textCount = -1
  /// Set when the value is to be told whole although the tape's state is true.
  private(set) var isForgotten = false
  private(set) var bytes = UnsafeMutableRawPointer(bitPattern: 64).unsafelyUnwrapped
  private var capacity = 0

  init(slot: Int, depth: Int) {
    self.slot = slot
    self.depth = depth
  }

  deinit {
    if capacity > 0 { bytes.deallocate() }
    if isForgotten { forgotten -= 1 }
  }

  /// Whether it is sure that the value, told whole, is not cut: so with strings and short lists.
  var isToldUncut: Bool {
    if textCount >= 0 { return textCount <= longestText }
    return count <= longestContainer && (count > 1 || stride != 8)
  }

  /// Takes over elements from `first` on; those before are kept.
  func take(_ source: UnsafeRawPointer, from first: Int, count: Int) {
    let size = count * stride
    if size > capacity {
      let larger = UnsafeMutableRawPointer.allocate(
        byteCount: max(64, size + size / 2), alignment: 16)
      if capacity > 0 {
        if first > 0 { memcpy(larger, bytes, first * stride) }
        bytes.deallocate()
      }
      bytes = larger
      capacity = max(64, size + size / 2)
    }
    if count > first {
      memcpy(bytes + first * stride, source + first * stride, (count - first) * stride)
    }
    self.count = count
    if isForgotten {
      isForgotten = false
      forgotten -= 1
    }
  }

  @inline(__always) var hasRoomForWord: Bool { stride == 8 && (count &+ 1) &* 8 <= capacity }

  /// Adds one word to a list of words that has room for it.
  @inline(__always) func append(_ word: Int) {
    bytes.storeBytes(of: word, toByteOffset: count &* 8, as: Int.self)
    count &+= 1
  }

  func forget() {
    count = -1
    isDigest = false
    members = nil
  }

  /// Lets the value be told whole when it changes next, in place of the many changes that the log keeps.
  func forgetForLog() {
    if isForgotten { return }
    forget()
    isForgotten = true
    forgotten += 1
  }
}

/// The shadows of slots, those of the innermost calls first.
struct SlotShadows {
  private var table: UnsafeMutablePointer<Shadow?>! = nil
  private var capacity = 0

  subscript(slot: Int) -> Shadow? {
    @inline(__always) get { slot < capacity ? table[slot] : nil }
    set {
      if slot >= capacity { grow(slot) }
      table[slot] = newValue
    }
  }

  /// Looks at a slot's shadow without counting a reference to it, which is dear; nil without one.
  @inline(__always) func look<Result>(at slot: Int, _ look: (Shadow) -> Result) -> Result? {
    if slot >= capacity { return nil }
    let shadow = UnsafeRawPointer(table + slot).load(as: Unmanaged<Shadow>?.self)
    return shadow?._withUnsafeGuaranteedRef(look)
  }

  /// Whether the tape knows what the slot holds.
  func isTold(_ slot: Int) -> Bool { (self[slot]?.count ?? -1) >= 0 }

  private mutating func grow(_ slot: Int) {
    let size = max(256, slot * 2)
    let larger = UnsafeMutablePointer<Shadow?>.allocate(capacity: size)
    larger.initialize(repeating: nil, count: size)
    if let old = table {
      larger.update(from: old, count: capacity)
      old.deinitialize(count: capacity)
      old.deallocate()
    }
    table = larger
    capacity = size
  }
}

/// The shadows of objects' fields.
struct FieldShadows {
  private var table: [UInt: Shadow] = [:]
  private var latestKey: UInt = 0
  private var latest: Shadow?

  private func key(_ object: Int, _ field: Int) -> UInt {
    UInt(bitPattern: object) << 16 | UInt(bitPattern: field & 0xffff)
  }

  mutating func find(_ object: Int, _ field: Int) -> Shadow? {
    let key = key(object, field)
    if key == latestKey { return latest }
    guard let found = table[key] else { return nil }
    latestKey = key
    latest = found
    return found
  }

  mutating func make(_ object: Int, _ field: Int) -> Shadow {
    if let known = find(object, field) { return known }
    let shadow = Shadow(slot: -1, depth: -1)
    table[key(object, field)] = shadow
    return shadow
  }

  mutating func removeAll(ofObject object: Int) {
    if table.isEmpty { return }
    latestKey = 0
    latest = nil
    for field in 0..<32 { table[key(object, field)] = nil }
  }
}

nonisolated(unsafe) var slotShadows = SlotShadows()
nonisolated(unsafe) var fieldShadows = FieldShadows()

/// The shadow of a target if there is one.
func shadow(of target: Target) -> Shadow? {
  switch target.kind {
  case .slot:
    guard let shadow = slotShadows[target.id], shadow.depth == depth else { return nil }
    return shadow
  case .capturedSlot: return slotShadows[target.id]
  case .object: return fieldShadows.find(target.id, target.field)
  case .member: return slotShadows[target.id]?.members?[target.field]
  }
}

/// The shadow of a target; nil for a captured variable that was never told in full.
func shadowToKeep(of target: Target) -> Shadow? {
  if let known = shadow(of: target) { return known }
  switch target.kind {
  case .slot:
    let shadow = Shadow(slot: target.id, depth: depth)
    shadow.outer = slotShadows[target.id]
    shadow.sibling = frames[depth].shadows
    frames[depth].shadows = shadow
    slotShadows[target.id] = shadow
    return shadow
  case .capturedSlot: return nil
  case .object: return fieldShadows.make(target.id, target.field)
  case .member:
    guard let owner = slotShadows[target.id] else { return nil }
    let shadow = Shadow(slot: -1, depth: -1)
    owner.members = owner.members ?? [:]
    owner.members?[target.field] = shadow
    return shadow
  }
}
