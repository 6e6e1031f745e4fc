import Domain
import TestForge
import TestSupport
import Testing

@Suite struct InputParsingTests {
  private let problem = Problem.form(
    [Parameter(name: "nums", type: .list(.int)), Parameter(name: "k", type: .int)],
    constraints: ["nums": ["length": [1, 5]], "k": [0, 9]])

  @Test(arguments: ["[1,2]\n3", " [1, 2]  \n\n3\n", "[[1,2],3]", "[\n[1,2],\n3]", "[1,2]\r\n3"])
  func `a line an argument or one list of all are read`(text: String) throws {
    #expect(try parseInput(text, for: problem) == [[1, 2], 3])
  }

  @Test(
    arguments: [
      "nums = [1,2], k = 3", "nums=[1,2],k=3", "k = 3, nums = [1,2]", "nums = [1,2]\nk = 3\n",
      "Input: nums = [1,2], k = 3", "Input\nnums =\n[1,2]\nk =\n3", "nums = [ 1, 2 ] , k = 3,",
      "Input: nums = [1,2], k = 3\nOutput: 7\nExplanation: because.", "nums = [1,2]; k = 3;",
      "Input\n[1,2]\n3\nOutput\n7\n", "Input\r\n[[1,2],3]\r\nOutput\r\n7", "\n Input: [1,2]\n3",
    ])
  func `the form of LeetCode's examples is read`(text: String) throws {
    #expect(try parseInput(text, for: problem) == [[1, 2], 3])
  }

  @Test(arguments: ["[1,2]", "[[1,2]]"])
  func `a single argument may stand bare or in a list`(text: String) throws {
    #expect(try parseInput(text, for: .form()) == [[1, 2]])
  }

  @Test(
    arguments: [
      ("", "The case is empty."), ("[1]", "The case has 1 line, but needs 2 arguments."),
      ("[1,2\n3", "Line 1 (nums): This isn't valid JSON"),
      ("[1,2]\nthree", "Line 2 (k): This isn't valid JSON"),
      ("[1,2]\n\"3\"", "k must be a whole number, not \"3\"."),
      ("[1,2]\n10", "k must be between 0 and 9, not 10."),
      ("[]\n1", "nums must have 1 to 5 elements, not 0."),
      (
        "[[1,2,],3]", "Line 1: This isn't valid JSON: a comma with nothing after it at character 6"
      ),
      (
        "[[1,2],3,]", "Line 1: This isn't valid JSON: a comma with nothing after it at character 9"
      ),
      (
        "[\n[1,,2],\n3]",
        "Line 2: This isn't valid JSON: a value can't begin like this at character 4"
      ),
      ("[1,2,]\n3", "Line 1 (nums): This isn't valid JSON: a comma with nothing after it"),
      (
        "nums = [1,2,], k = 3",
        "Line 1 (nums): This isn't valid JSON: a comma with nothing after it"
      ),
      (
        "nums = [1,2]\nk = three",
        "Line 2 (k): This isn't valid JSON: expected true at character 5"
      ),
      ("nums = [1,2]", "k is missing."), ("nums = [1], k = 1, k = 2", "k is given twice."),
      ("nums = [1], target = 1", "Line 1: the problem has no argument called target."),
      ("nums = [1], 1", "Line 1: a name and = must come before each value."),
      ("nums = [1,2], k = 10", "k must be between 0 and 9, not 10."),
      ("1\n2\n3", "The case has 3 lines, but needs 2 arguments."),
    ])
  func `what is wrong is said with its place`(text: String, message: String) {
    #expect {
      try parseInput(text, for: problem)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func `calls of a class are two lines`() throws {
    let text = "[\"Stack\",\"push\"]\n[[3],[1]]"
    #expect(try parseInput(text, for: .stack()) == [["Stack", "push"], [[3], [1]]])
  }
}
