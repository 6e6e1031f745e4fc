/// Long containers and the objects stand in leaves, and leaves in groups, each of which may be cited.
extension KeyframeReader {
  /// Reads a run of leaves, also those of groups; `leaf` reads what follows a leaf's first number.
  private mutating func leaves(
    inGroup: Bool = false, _ leaf: (inout KeyframeReader) -> Void
  ) {
    for _ in 0..<bytes.count() where !bytes.hasFailed {
      piece { reader, kind in
        if kind == TraceCitation.leaf {
          leaf(&reader)
        } else if inGroup {
          reader.bytes.fail()
        } else {
          reader.leaves(inGroup: true, leaf)
        }
      }
    }
  }

  /// Reads a piece, which is a leaf or a group, here or where it is cited.
  private mutating func piece(_ read: (inout KeyframeReader, _ kind: Int) -> Void) {
    let start = bytes.offset
    var kind = bytes.number(below: 1 << 53)
    guard kind & 1 == 1 else {
      if kind > TraceCitation.group { bytes.fail() }
      return read(&self, kind)
    }
    let place = keyframes + (kind >> 1)
    let back = bytes.offset
    guard place < start, !bytes.hasFailed else { return bytes.fail() }
    bytes.go(to: place)
    kind = bytes.number(below: TraceCitation.group + 1)
    // A citation of a citation could go on for ever.
    if kind & 1 == 1 { bytes.fail() }
    read(&self, kind)
    spend(bytes.offset - place)
    if !bytes.hasFailed { bytes.go(to: back) }
  }

  /// The part that begins here, decoded if it is not known yet.
  private mutating func known(
    _ kind: CitedValues.Kind, level: Int, _ read: (inout KeyframeReader) -> CitedValues.Part
  ) -> (part: CitedValues.Part, key: Int) {
    let place = bytes.offset
    let key = CitedValues.key(TraceCitation.keyframe(at: place - keyframes), kind, level: level)
    if let known = known[key] {
      spend(known.bytes)
      if !bytes.hasFailed { bytes.go(to: place + known.own) }
      return (known.part, key)
    }
    let before = spent
    let part = read(&self)
    guard !bytes.hasFailed else { return (part, key) }
    let own = bytes.offset - place
    known.keep(CitedValues.Known(part: part, bytes: spent - before + own, own: own), at: key)
    return (part, key)
  }

  // MARK: - Containers

  mutating func leaves(level: Int) -> [[TraceValue]] {
    var items: [[TraceValue]] = []
    leaves { reader in
      let leaf = reader.known(.items, level: level) {
        .items($0.values(level: level))
      }
      if case .items(let more) = leaf.part { items.append(more) }
    }
    return items
  }

  mutating func table(level: Int, isSet: Bool) -> TraceTable {
    var pieces: [(key: Int, piece: CitedValues.TablePiece)] = []
    for _ in 0..<bytes.count() where !bytes.hasFailed {
      piece { reader, kind in
        let piece =
          kind == TraceCitation.leaf
          ? reader.tableLeaf(level: level, isSet: isSet)
          : reader.tableGroup(level: level, isSet: isSet)
        if let piece { pieces.append(piece) }
      }
    }
    let indexes = pieces.lazy.flatMap { [known] in $0.piece.indexes(known) }
    let index = indexes.first { !$0.isCrowded } ?? TableIndex()
    var leaves: [TraceTable.Leaf] = []
    for (key, piece) in pieces {
      known.note(piece, at: key, in: index, leaf: leaves.count)
      leaves += piece.leaves
    }
    return TraceTable(leaves, index)
  }

  private mutating func tableLeaf(
    level: Int, isSet: Bool
  ) -> (key: Int, piece: CitedValues.TablePiece)? {
    let leaf = known(isSet ? .members : .pairs, level: level) { reader in
      let values = reader.values(level: level, each: isSet ? 1 : 2)
      let leaf: TraceTable.Leaf = isSet ? .init(members: values) : .init(pairs: values)
      return .table(CitedValues.TablePiece(leaves: [leaf]))
    }
    guard case .table(let piece) = leaf.part else { return nil }
    return (leaf.key, piece)
  }

  private mutating func tableGroup(
    level: Int, isSet: Bool
  ) -> (key: Int, piece: CitedValues.TablePiece)? {
    let group = known(isSet ? .memberGroup : .pairGroup, level: level) { reader in
      var group = CitedValues.TablePiece(leaves: [])
      reader.leaves(inGroup: true) { reader in
        guard let (key, leaf) = reader.tableLeaf(level: level, isSet: isSet) else { return }
        group.leaves += leaf.leaves
        group.keys.append(key)
      }
      return .table(group)
    }
    guard case .table(let piece) = group.part else { return nil }
    return (group.key, piece)
  }

  // MARK: - Objects

  /// Reads the objects, whose ids ascend.
  mutating func objects(into tree: inout ObjectTree<TraceObject>) {
    for _ in 0..<bytes.count() where !bytes.hasFailed {
      var group: ObjectTree<TraceObject>.Group?
      piece { reader, kind in
        if kind == TraceCitation.group {
          group = reader.group()
        } else if let leaf = reader.leaf() {
          group = ObjectTree.Group(number: leaf.groupNumber, leaves: [leaf])
        }
      }
      guard let group, group.number > tree.groups.last?.number ?? -1 else { return bytes.fail() }
      tree.groups.append(group)
    }
  }

  private mutating func group() -> ObjectTree<TraceObject>.Group? {
    let group = known(.group, level: 0) { reader in
      var group = ObjectTree<TraceObject>.Group(number: 0, leaves: [])
      reader.leaves(inGroup: true) { reader in
        guard let leaf = reader.leaf(), leaf.number > group.leaves.last?.number ?? -1,
          group.leaves.isEmpty || leaf.groupNumber == group.number
        else { return reader.bytes.fail() }
        group.number = leaf.groupNumber
        group.leaves.append(leaf)
      }
      if group.leaves.isEmpty { reader.bytes.fail() }
      return .group(group)
    }
    guard !bytes.hasFailed, case .group(let known) = group.part else { return nil }
    return known
  }

  private mutating func leaf() -> ObjectTree<TraceObject>.Leaf? {
    let shift = ObjectTree<TraceObject>.leafShift
    let leaf = known(.leaf, level: 0) { reader in
      var objects: [TraceObject] = []
      for _ in 0..<reader.bytes.count() where !reader.bytes.hasFailed {
        let more = reader.bytes.number(below: TraceCaps.objects)
        let id = (objects.last?.id ?? 0) + more
        if let first = objects.first, more == 0 || id >> shift != first.id >> shift {
          reader.bytes.fail()
        }
        let type = reader.bytes.number(below: TraceCaps.ids)
        objects.append(TraceObject(id: id, type: type, value: reader.value()))
      }
      if objects.isEmpty { reader.bytes.fail() }
      return .leaf(ObjectTree.Leaf(number: (objects.first?.id ?? 0) >> shift, objects: objects))
    }
    guard !bytes.hasFailed, case .leaf(let known) = leaf.part else { return nil }
    return known
  }
}
