import Domain
import Testing
import TestSupport

struct TwoSumTests {
  static let right: [Language: String] = [
    .swift: """
    class Solution {
        func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
            var seen: [Int: Int] = [:]
            for (index, number) in nums.enumerated() {
                if let partner = seen[target - number] { return [partner, index] }
                seen[number] = index
            }
            return []
        }
    }
    """,
    .python: """
    class Solution:
        def twoSum(self, nums: List[int], target: int) -> List[int]:
            seen = {}
            for index, number in enumerate(nums):
                if target - number in seen:
                    return [seen[target - number], index]
                seen[number] = index
            return []
    """,
  ]

  static let cases: [(input: [Value], expected: Value?)] = [
    ([[2, 7, 11, 15], 9], [0, 1]), ([[3, 2, 4], 6], [1, 2]), ([[3, 3], 6], [1, 0]),
  ]

  @Test(arguments: Language.allCases)
  func `a right solution is accepted`(language: Language) async throws {
    let source = try #require(Self.right[language])
    let verdict = try await live.verdict(.twoSum, language, source, Self.cases)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    #expect(verdict.passed == 3)
    #expect(verdict.total == 3)
    #expect(verdict.cases.map(\.index) == [0, 1, 2])
  }
}
