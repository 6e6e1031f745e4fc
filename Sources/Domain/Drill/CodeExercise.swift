/// Code with a fault, and the tests that a mended one passes.
public struct CodeExercise: Sendable, Hashable {
  public struct Test: Sendable, Hashable {
    public var name: String
    /// Swift statements that return whether it holds.
    public var body: String

    public init(name: String, body: String) {
      self.name = name
      self.body = body
    }
  }

  public var code: String
  public var solution: String
  public var tests: [Test]

  public init(code: String, solution: String, tests: [Test]) {
    self.code = code
    self.solution = solution
    self.tests = tests
  }

  /// The learner's code with its tests below it, as one program for the judge.
  ///
  /// The code comes first, so that the compiler's lines are the learner's.
  public func program(_ code: String) -> String {
    let cases = tests.indices.map { "    case \($0): return test\($0)()" }
    let functions = tests.enumerated().map { index, test in
      let lines = test.body.split(separator: "\n", omittingEmptySubsequences: false)
      return """
          func test\(index)() -> Bool {
        \(lines.map { "    \($0)" }.joined(separator: "\n"))
          }
        """
    }
    return """
      \(code)
      class Solution {
        func check(_ test: Int) -> Bool {
          switch test {
      \(cases.joined(separator: "\n"))
          default: return false
          }
        }
      \(functions.joined(separator: "\n"))
      }

      """
  }
}
