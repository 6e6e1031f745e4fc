/// The live objects while a tape is indexed, in leaves of 16 ids and groups of 32 leaves as keyframes have them.
struct SketchObjects: BitwiseCopyable {
  struct Object: BitwiseCopyable {
    var type: Int
    var value: Quote
  }

  /// The objects whose ids agree above their lowest bits.
  struct Leaf: BitwiseCopyable {
    /// A bit for each object that is there.
    var present: UInt16 = 0
    var written = WrittenPiece()
  }

  /// The leaves whose numbers agree above their lowest bits.
  package struct Group: BitwiseCopyable {
    var number: Int
    var leafCount = 0
    var written = WrittenPiece()
  }

  static let leafShift = 4
  static let groupShift = 9
  static let groupLeaves = 1 << (groupShift - leafShift)
  private static let leafItems = 1 << leafShift

  /// The groups that have objects, by number.
  private(set) var order = Flat<Int32>()
  private(set) var groups = Flat<Group>()
  /// Each group's leaves by number; -1: none.
  private(set) var groupLeaves = Flat<Int32>()
  private(set) var leaves = Flat<Leaf>()
  /// Each leaf's objects by number.
  private var objects = Flat<Object>()
  /// The group of each number; -1: none.
  private var places = Flat<Int32>()
  private var spareGroups = Flat<Int32>()
  private var spareLeaves = Flat<Int32>()
  /// How many groups were pushed aside, so that a hostile tape cannot do it for ever.
  private(set) var moved = 0

  /// The memory that all of it takes.
  var bytes: Int {
    order.bytes + groups.bytes + groupLeaves.bytes + leaves.bytes + objects.bytes + places.bytes
      + spareGroups.bytes + spareLeaves.bytes
  }

  /// An object's value, as one that changes now; nil if there is none.
  @inline(__always)
  func changing(_ id: Int) -> UnsafeMutablePointer<Quote>? {
    let number = id >> SketchObjects.groupShift
    guard number < places.count, places[number] >= 0 else { return nil }
    let group = Int(places[number])
    let leaf = Int(groupLeaves[SketchObjects.place(ofLeafOf: id, in: group)])
    guard leaf >= 0, leaves[leaf].present & SketchObjects.bit(id) != 0 else { return nil }
    groups.pointer(group).pointee.written.place = -1
    leaves.pointer(leaf).pointee.written.place = -1
    return object(id, in: leaf).pointer(to: \.value)
  }

  /// Adds an object and returns the value of the one that had its id.
  mutating func add(_ id: Int, _ object: Object) -> Quote {
    let group = groupMade(id >> SketchObjects.groupShift)
    let leaf = leafMade(id, in: group)
    let bit = SketchObjects.bit(id)
    let place = self.object(id, in: leaf)
    let old = leaves[leaf].present & bit == 0 ? Quote.none : place.pointee.value
    place.pointee = object
    leaves.pointer(leaf).pointee.present |= bit
    leaves.pointer(leaf).pointee.written.place = -1
    groups.pointer(group).pointee.written.place = -1
    return old
  }

  /// Removes an object and returns its value.
  mutating func remove(_ id: Int) -> Quote {
    guard let value = changing(id)?.pointee else { return .none }
    let group = Int(places[id >> SketchObjects.groupShift])
    let place = SketchObjects.place(ofLeafOf: id, in: group)
    let leaf = Int(groupLeaves[place])
    leaves.pointer(leaf).pointee.present &= ~SketchObjects.bit(id)
    if leaves[leaf].present == 0 {
      groupLeaves[place] = -1
      spareLeaves.append(Int32(leaf))
      groups.pointer(group).pointee.leafCount -= 1
      if groups[group].leafCount == 0 { removeGroup(group) }
    }
    return value
  }

  /// An object of a leaf.
  @inline(__always)
  func object(_ id: Int, in leaf: Int) -> UnsafeMutablePointer<Object> {
    objects.pointer(leaf * SketchObjects.leafItems + id & (SketchObjects.leafItems - 1))
  }

  /// A group's leaves in order: where each stands, and the id that its first object would have.
  func leaves(of group: Int) -> [(place: Int, first: Int)] {
    let first = groups[group].number << SketchObjects.groupShift
    return (0..<SketchObjects.groupLeaves).compactMap { number in
      let leaf = Int(groupLeaves[group * SketchObjects.groupLeaves + number])
      return leaf < 0 ? nil : (leaf, first + number << SketchObjects.leafShift)
    }
  }

  /// Goes through a leaf's objects by id.
  @inline(__always)
  func each(in leaf: Int, _ body: (_ offset: Int, _ object: Object) -> Void) {
    var present = leaves[leaf].present
    while present != 0 {
      let offset = present.trailingZeroBitCount
      body(offset, object(offset, in: leaf).pointee)
      present &= present - 1
    }
  }

  @inline(__always)
  private static func bit(_ id: Int) -> UInt16 { 1 << UInt16(id & (leafItems - 1)) }

  /// Where a group tells the leaf of an id.
  private static func place(ofLeafOf id: Int, in group: Int) -> Int {
    group * groupLeaves + (id >> leafShift) & (groupLeaves - 1)
  }

  private mutating func groupMade(_ number: Int) -> Int {
    places.append(-1, times: number + 1 - places.count)
    if places[number] >= 0 { return Int(places[number]) }
    let group: Int
    if spareGroups.isEmpty {
      group = groups.count
      groups.append(Group(number: number))
      groupLeaves.append(-1, times: SketchObjects.groupLeaves)
    } else {
      group = Int(spareGroups.removeLast())
      groups[group] = Group(number: number)
    }
    places[number] = Int32(group)
    let place = rank(of: number)
    moved += order.count - place
    order.insert(Int32(group), at: place)
    return group
  }

  /// How many groups have a lower number.
  private func rank(of number: Int) -> Int {
    var (low, high) = (0, order.count)
    if high > 0, groups[Int(order[high - 1])].number < number { return high }
    while low < high {
      let middle = (low + high) / 2
      if groups[Int(order[middle])].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func removeGroup(_ group: Int) {
    let number = groups[group].number
    let place = rank(of: number)
    moved += order.count - place
    _ = order.remove(at: place)
    places[number] = -1
    spareGroups.append(Int32(group))
  }

  private mutating func leafMade(_ id: Int, in group: Int) -> Int {
    let place = SketchObjects.place(ofLeafOf: id, in: group)
    if groupLeaves[place] >= 0 { return Int(groupLeaves[place]) }
    let leaf: Int
    if spareLeaves.isEmpty {
      leaf = leaves.count
      leaves.append(Leaf())
      objects.append(Object(type: 0, value: .none), times: SketchObjects.leafItems)
    } else {
      leaf = Int(spareLeaves.removeLast())
      leaves[leaf] = Leaf()
    }
    groupLeaves[place] = Int32(leaf)
    groups.pointer(group).pointee.leafCount += 1
    return leaf
  }

  func copy() -> SketchObjects {
    var copy = self
    (copy.order, copy.groups, copy.groupLeaves) = (order.copy(), groups.copy(), groupLeaves.copy())
    (copy.leaves, copy.objects, copy.places) = (leaves.copy(), objects.copy(), places.copy())
    (copy.spareGroups, copy.spareLeaves) = (spareGroups.copy(), spareLeaves.copy())
    return copy
  }

  mutating func free() {
    order.free()
    groups.free()
    groupLeaves.free()
    leaves.free()
    objects.free()
    places.free()
    spareGroups.free()
    spareLeaves.free()
  }
}
