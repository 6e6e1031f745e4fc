@testable import AuthoringFeature
import Domain
import Testing

@Suite struct SignatureNotationTests {
  @Test func `a function is read`() throws {
    let signature = try SignatureNotation.signature("twoSum(nums: [int], target: Int) -> int[]")
    #expect(
      signature
        == .function(
          FunctionSignature(
            name: "twoSum",
            parameters: [
              Parameter(name: "nums", type: .list(.int)), Parameter(name: "target", type: .int),
            ], returns: .list(.int))))
  }

  @Test(arguments: [
    ("f(a: [[Char]]) -> Bool", ValueType.list(.list(.char))), ("f(a: TreeNode?) -> int", .treeNode),
    ("f(a:string[][])->int", .list(.list(.string))), ("f(a: [ListNode?]) -> int", .list(.listNode)),
    ("f(a: Double) -> int", .double),
  ])
  func `types are read in both notations`(text: String, type: ValueType) throws {
    guard case .function(let function) = try SignatureNotation.signature(text) else {
      Issue.record("no function")
      return
    }
    #expect(function.parameters.map(\.type) == [type])
  }

  @Test func `what is changed in place is marked`() throws {
    let signature = try SignatureNotation.signature("solve(k: int, board: inout [[Char]]) -> Void")
    guard case .function(let function) = signature else {
      Issue.record("no function")
      return
    }
    #expect(function.inPlace == 1)
    #expect(function.returns == .void)
  }

  @Test func `a class is its constructor and methods`() throws {
    let signature = try SignatureNotation.signature(
      "KthLargest(k: int, nums: [int]); add(val: int) -> int; clear()")
    guard case .design(let design) = signature else {
      Issue.record("no class")
      return
    }
    #expect(design.className == "KthLargest")
    #expect(design.constructor.map(\.name) == ["k", "nums"])
    #expect(design.methods.map(\.name) == ["add", "clear"])
    #expect(design.methods.map(\.returns) == [.int, .void])
  }

  @Test(arguments: [
    ("", "A name is missing at character 1."), ("f", "A ( is missing at character 2."),
    ("f(a int) -> int", "The type of a is missing at character 5."),
    ("f(a: number) -> int", "number is none of int, long"),
    ("f(a: [int) -> int", "A ] is missing at character 10."),
    ("f(a: int)", "needs inout before the type that it changes"),
    ("f(a: int) -> int x", "Nothing may follow its end at character 18."),
    ("f(a: int b: int) -> int", "A comma or a ) is missing at character 10."),
    ("f(a: void) -> int", "A parameter can't be void"),
    ("f(a: int, a: int) -> int", "A second parameter is called a at character 13."),
    ("f(a: inout [int], b: inout [int])", "There is a second inout at character 27."),
    ("f(a: inout [int]) -> int", "-> and inout can't be combined"),
    ("A(); f(a: inout [int])", "A class changes nothing in place"),
    ("A(); f(); f()", "Two calls have the same name"),
  ])
  func `what cannot be read is said with its place`(text: String, reason: String) throws {
    let error = #expect(throws: AuthoringError.self) {
      try SignatureNotation.signature(text)
    }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }
}
