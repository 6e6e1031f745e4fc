import Domain
import Testing

@testable import TestForge

/// Official bounds of classes whose calls are replayed.
@Suite struct OfficialCallsTests {
  private static let array: Problem = {
    var problem = Problem.stack()
    problem.signature = .design(
      DesignSignature(
        className: "NumArray", constructor: [Parameter(name: "nums", type: .list(.int))],
        methods: [
          .init(
            name: "update",
            parameters: [Parameter(name: "index", type: .int), Parameter(name: "val", type: .int)],
            returns: .void),
          .init(
            name: "sumRange",
            parameters: [
              Parameter(name: "left", type: .int), Parameter(name: "right", type: .int),
            ],
            returns: .int),
        ]))
    problem.official = [
      "1 <= nums.length <= 3", "0 <= index < nums.length", "-9 <= val <= 9",
      "0 <= left <= right < nums.length", "calls <= 2",
    ]
    return problem
  }()

  private static let rows: [(calls: [(String, Value)], findings: [String])] = [
    ([("update", [1, 9]), ("sumRange", [0, 1])], []),
    ([("update", [2, 9])], ["0 <= index < nums.length: index is 2 and nums.length is 2."]),
    ([("update", [0, 10])], ["-9 <= val <= 9: val is 10."]),
    (
      [("sumRange", [1, 0])], ["0 <= left <= right < nums.length: left is 1 and right is 0."]
    ),
    (
      [("update", [0, 1]), ("update", [0, 2]), ("sumRange", [0, 0])], ["calls <= 2: calls is 3."]
    ),
  ]

  @Test(arguments: rows.indices)
  func `every call is held to the bounds of its own arguments`(row: Int) throws {
    let (calls, findings) = Self.rows[row]
    let input: [Value] = [
      .array(["NumArray"] + calls.map { .string($0.0) }), .array([[[4, 5]]] + calls.map(\.1)),
    ]
    #expect(try OfficialBounds(of: Self.array).findings(in: input) == findings)
  }

  @Test func `arguments of different calls are not compared`() {
    var problem = Self.array
    problem.official = ["index <= left"]
    #expect(
      throws: ForgeError.form("official[0]: index <= left: no method has index and left.")
    ) { try OfficialBounds(of: problem) }
  }

  @Test func `a class says how many calls there are`() throws {
    var problem = Self.array
    problem.official.removeLast()
    #expect(try OfficialBounds(of: problem).unbounded == ["calls"])
    #expect(try OfficialBounds(of: Self.array).unbounded == [])
  }
}
