/// What is found by an object's id.
protocol Identified {
  var id: Int { get }
}

/// Objects by id, in leaves of 16 ids and groups of 32 leaves as keyframes have them.
///
/// A copy shares all groups and leaves that neither side has changed.
struct ObjectTree<Object: Identified & Sendable>: Sendable {
  /// The objects whose ids agree above their lowest bits; never empty.
  struct Leaf: Sendable {
    var number: Int
    var groupNumber: Int { number >> (ObjectTree.groupShift - ObjectTree.leafShift) }
    /// By id.
    var objects: [Object]
    /// For a writer of keyframes.
    var written = WrittenPiece()
  }

  /// The leaves whose numbers agree above their lowest bits; never empty.
  package struct Group: Sendable {
    var number: Int
    var leaves: [Leaf]
    var written = WrittenPiece()
  }

  static var leafShift: Int { 4 }
  static var groupShift: Int { 9 }
  fileprivate static var leavesMask: Int { (1 << (groupShift - leafShift)) - 1 }

  var groups: [Group] = []
  /// How many groups were pushed aside, so that a hostile tape cannot do it for ever.
  private(set) var moved = 0

  var isEmpty: Bool { groups.isEmpty }
  var count: Int {
    groups.reduce(0) { $1.leaves.reduce($0) { $0 + $1.objects.count } }
  }

  /// All objects by id.
  var sorted: [Object] { groups.flatMap { $0.leaves.flatMap(\.objects) } }

  subscript(id: Int) -> Object? {
    let (group, isGroup) = group(id)
    guard isGroup else { return nil }
    let (leaf, isLeaf) = groups[group].place(ofLeaf: id)
    guard isLeaf else { return nil }
    let (place, isObject) = groups[group].leaves[leaf].place(of: id)
    return isObject ? groups[group].leaves[leaf].objects[place] : nil
  }

  /// Where an object's group is, or where it would be inserted.
  @inline(__always)
  private func group(_ id: Int) -> (place: Int, isThere: Bool) {
    let number = id >> ObjectTree.groupShift
    // Ids count up from 1: mostly each group stands at its number.
    if number < groups.count, groups[number].number == number { return (number, true) }
    return searchedGroup(number)
  }

  private func searchedGroup(_ number: Int) -> (place: Int, isThere: Bool) {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return (low, low < groups.count && groups[low].number == number)
  }

  /// Changes an object in place; nil if there is none.
  @inline(__always)
  mutating func change<Result>(_ id: Int, _ body: (inout Object) -> Result?) -> Result? {
    let (group, isGroup) = group(id)
    guard isGroup else { return nil }
    return groups[group].change(id, body)
  }

  /// Adds an object and returns the one that had its id.
  mutating func add(_ object: Object) -> Object? {
    let number = object.id >> ObjectTree.groupShift
    let (group, isGroup) = group(object.id)
    if !isGroup {
      moved += groups.count - group
      groups.insert(Group(number: number, leaves: []), at: group)
    }
    return groups[group].add(object)
  }

  mutating func remove(_ id: Int) -> Object? {
    let (group, isGroup) = group(id)
    guard isGroup else { return nil }
    let removed = groups[group].remove(id)
    if groups[group].leaves.isEmpty {
      moved += groups.count - group
      groups.remove(at: group)
    }
    return removed
  }
}

extension ObjectTree.Group {
  /// Where an object's leaf is, or where it would be inserted.
  @inline(__always)
  fileprivate func place(ofLeaf id: Int) -> (place: Int, isThere: Bool) {
    let number = id >> ObjectTree.leafShift
    // None stands behind its number's place.
    var place = min(number & ObjectTree.leavesMask, leaves.count - 1)
    while place >= 0, leaves[place].number > number { place -= 1 }
    if place >= 0, leaves[place].number == number { return (place, true) }
    return (place + 1, false)
  }

  @inline(__always)
  fileprivate mutating func change<Result>(
    _ id: Int, _ body: (inout Object) -> Result?
  ) -> Result? {
    let (leaf, isLeaf) = place(ofLeaf: id)
    guard isLeaf else { return nil }
    let (place, isObject) = leaves[leaf].place(of: id)
    guard isObject else { return nil }
    written.place = -1
    leaves[leaf].written.place = -1
    return body(&leaves[leaf].objects[place])
  }

  fileprivate mutating func add(_ object: Object) -> Object? {
    let (leaf, isLeaf) = place(ofLeaf: object.id)
    written.place = -1
    guard isLeaf else {
      let number = object.id >> ObjectTree.leafShift
      leaves.insert(ObjectTree.Leaf(number: number, objects: [object]), at: leaf)
      return nil
    }
    leaves[leaf].written.place = -1
    let (place, isObject) = leaves[leaf].place(of: object.id)
    guard isObject else {
      leaves[leaf].objects.insert(object, at: place)
      return nil
    }
    defer { leaves[leaf].objects[place] = object }
    return leaves[leaf].objects[place]
  }

  fileprivate mutating func remove(_ id: Int) -> Object? {
    let (leaf, isLeaf) = place(ofLeaf: id)
    guard isLeaf else { return nil }
    let (place, isObject) = leaves[leaf].place(of: id)
    guard isObject else { return nil }
    written.place = -1
    leaves[leaf].written.place = -1
    let removed = leaves[leaf].objects.remove(at: place)
    if leaves[leaf].objects.isEmpty { leaves.remove(at: leaf) }
    return removed
  }
}

extension ObjectTree.Leaf {
  /// Where an object is, or where it would be inserted.
  @inline(__always)
  fileprivate func place(of id: Int) -> (place: Int, isThere: Bool) {
    var place = min(id & ((1 << ObjectTree.leafShift) - 1), objects.count - 1)
    while place >= 0, objects[place].id > id { place -= 1 }
    if place >= 0, objects[place].id == id { return (place, true) }
    return (place + 1, false)
  }
}
