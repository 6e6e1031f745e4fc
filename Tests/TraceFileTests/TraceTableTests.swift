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
      let id = dice.roll(200)
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
    #expect((0..<200).allSatisfy { objects[$0] == expected[$0] })
  }
}
