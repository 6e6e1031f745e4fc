import Testing

@testable import TraceFile

@Suite struct TraceTableTests {
  @Test func `a removed key comes back to its place`() throws {
    var table = TraceTable()
    for number in 0..<20 { table.set(.integer(number), .bool(true)) }
    let before = table
    let found = table.remove(.integer(3))
    let removed = try #require(found)
    table.set(.integer(99), .nothing)
    #expect(table.count == 20 && table[.integer(3)] == nil && table[.integer(99)] == .nothing)
    table.removeNewest()
    table.revive(.integer(3), removed.old, at: removed.place)
    #expect(table == before)
    #expect(table.entries.map(\.key) == before.entries.map(\.key))
  }

  @Test func `two spellings of a letter are two keys`() {
    var table = TraceTable()
    table.set(.string("\u{E9}"), .integer(1))
    table.set(.string("e\u{301}"), .integer(2))
    #expect(table.count == 2)
  }
}

@Suite struct TraceObjectsTests {
  @Test(arguments: 0..<10)
  func `objects are found after any adding and removing`(_ seed: Int) {
    var dice = Dice(seed: seed)
    var objects = TraceObjects()
    var expected: [Int: TraceObject] = [:]
    for _ in 0..<3000 {
      // Near ones, and some in groups of their own.
      let id = dice.roll(200) << (dice.roll(4) == 0 ? 11 : 0)
      if dice.roll(2) == 0 {
        let object = TraceObject(id: id, type: 0, value: .list([.integer(dice.roll(9))]))
        let old = objects.add(object)
        #expect(old == expected[id])
        expected[id] = object
      } else {
        let old = objects.remove(id)
        #expect(old == expected[id])
        expected[id] = nil
      }
    }
    #expect(objects.count == expected.count)
    #expect(expected.allSatisfy { objects[$0.key] == $0.value } && objects[1 << 30] == nil)
    #expect(objects.sorted.map(\.id) == expected.keys.sorted())
  }
}

@Suite struct TraceItemsTests {
  /// A long list in leaves and the same elements in one array behave alike.
  @Test(arguments: 0..<10)
  func `a list in leaves is the list in one piece`(_ seed: Int) {
    var dice = Dice(seed: seed)
    let start = (0..<(257 + dice.roll(1000))).map { TraceValue.integer($0) }
    let leaves = stride(from: 0, to: start.count, by: 256).map {
      Array(start[$0..<min($0 + 256, start.count)])
    }
    let items = TraceItems(leaves: leaves)
    #expect(items.isInLeaves && !TraceItems(leaves: [[.nothing], [.nothing]]).isInLeaves)
    var (value, expected) = (TraceValue.list(items), TraceValue.list(start))
    for _ in 0..<300 {
      let (count, new) = (expected.itemCount ?? 0, TraceValue.integer(dice.roll(9)))
      // Ends are changed oftener than what lies between: there leaves stay leaves.
      let at = dice.roll(60) > 0 ? count - dice.roll(3) : dice.roll(count + 1)
      if dice.roll(2) == 0 {
        let old = value.put(at: at, new)
        #expect(old == expected.put(at: at, new))
      } else {
        let removing = dice.roll(3)
        let inserted = Array(repeating: new, count: dice.roll(4))
        let gone = value.splice(at: at, removing: removing, inserting: inserted)
        #expect(gone == expected.splice(at: at, removing: removing, inserting: inserted))
      }
      #expect(value == expected)
    }
    #expect(Array(items) == start)
  }
}
