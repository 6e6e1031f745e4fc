import Domain
import TestForge
import Testing

struct SecondLookTests {
  private static func look(_ original: Value, _ type: ValueType) -> SecondLook? {
    var generator = SystemRandomNumberGenerator()
    return SecondLook(
      at: ["value": original, "shared": 0], of: [original], problem: problem(type),
      using: &generator)
  }

  private static func problem(
    _ type: ValueType, _ comparator: Domain.Comparator = .identity
  ) -> Problem {
    .form([Parameter(name: "node", type: type)], returns: type, comparator: comparator)
  }

  private static let originals: [(ValueType, Value)] = [
    (.graphNode, [[2, 4], [1, 3], [2, 4], [1, 3]]), (.graphNode, [[]]), (.graphNode, [[1]]),
    (.randomNode, [[7, nil]]), (.randomNode, [[7, 0]]),
    (.randomNode, [[7, nil], [13, 0], [11, 1]]),
  ]

  @Test(arguments: originals)
  func `every node's own links change, so that one shared node shows`(
    type: ValueType, original: Value
  ) throws {
    for _ in 0..<50 {
      let look = try #require(Self.look(original, type))
      let nodes = try #require(original.elements)
      let changed = try #require(look.form.elements)
      #expect(changed.count == nodes.count)
      #expect(zip(changed, nodes).allSatisfy { $0 != $1 })
      #expect(look.judge([look.form, original]).isAccepted)
      #expect(!look.judge([look.form, look.form]).isAccepted)
      #expect(!look.judge([original, original]).isAccepted)
      #expect(!look.judge(["value": original, "shared": 0]).isAccepted)
    }
  }

  @Test func `every node of the new graph can be walked to`() throws {
    let original = Value.array((0..<30).map { [.int($0 == 29 ? 1 : $0 + 2)] })
    let rows = try #require(Self.look(original, .graphNode)?.form.elements)
    for (index, row) in rows.dropLast().enumerated() {
      #expect(row.elements?.contains(.int(index + 2)) == true)
    }
  }

  @Test func `the new form cannot be known before`() {
    let original = Value.array((0..<20).map { [.int($0), .null] })
    let forms = Set((0..<10).compactMap { _ in Self.look(original, .randomNode)?.form })
    #expect(forms.count == 10)
  }

  @Test func `nothing is looked at again where nothing can be shared or all is lost`() {
    var generator = SystemRandomNumberGenerator()
    let rows: [(Value, Value, Problem)] = [
      ([[]], [], Self.problem(.graphNode)), ([[]], nil, Self.problem(.graphNode)),
      (["value": [[]], "shared": 1], [[]], Self.problem(.graphNode)),
      (["value": [[2], [1]], "shared": 0], [[]], Self.problem(.graphNode)),
      (["value": [[]], "shared": 0], [[]], Self.problem(.graphNode, .exact)),
      (["value": [1], "shared": 0], [1], Self.problem(.treeNode)),
    ]
    for (answer, input, problem) in rows {
      let look = SecondLook(at: answer, of: [input], problem: problem, using: &generator)
      #expect(look == nil)
    }
  }
}
