@testable import AuthoringFeature
import Domain
import Testing

@Suite struct SourceShapeTests {
  private func python(_ name: String, _ idea: String, _ body: String) -> Solution {
    Solution(name: name, language: .python, source: "# Idea: \(idea)\n\(body)")
  }

  private let loop = """
    class Solution:
        def f(self, nums):
            seen = set()
            for number in nums:
                if number in seen:
                    return True
                seen.add(number)
            return False
    """

  @Test func `the same idea in the first line is refused`() {
    let finding = SourceShape.finding(
      fast: python("fast", "a set of what was met.", loop),
      brute: python("brute", "A set, of what was met", "class Solution: pass"))
    #expect(finding == "solutions/brute.py:1: it names the same idea as fast.py.")
  }

  @Test func `the same program with other names is refused`() {
    let twin = loop.replacing("seen", with: "met").replacing("number", with: "x")
    let finding = SourceShape.finding(
      fast: python("fast", "a set.", loop), brute: python("brute", "every pair.", twin))
    #expect(finding == "solutions/brute.py:1: it is fast.py in other words: use another idea.")
  }

  @Test func `another program is another idea`() {
    let pairs = """
      class Solution:
          def f(self, nums):
              return any(a == b for i, a in enumerate(nums) for b in nums[i + 1:])
      """
    #expect(
      SourceShape.finding(
        fast: python("fast", "a set.", loop), brute: python("brute", "every pair.", pairs)) == nil)
  }
}
