import Catalogue
import CodingFeature
import Domain
import Foundation
import SiteKit
import Store
import TestForge
import Testing
import TestSupport

/// Mutants of the catalogue, submitted to the real judge.
@Suite(.timeLimit(.minutes(20))) struct CounterexampleTests {
  /// The size is the smallest that such a mistake can show on.
  static let mutants: [(problem: String, mutant: String, kind: VerdictKind, size: Int)] = [
    ("intervals/merge-intervals", "keeps-touching-apart.py", .wrongAnswer, 4),
    ("intervals/merge-intervals", "takes-last-end.swift", .wrongAnswer, 4),
    ("stack/valid-parentheses", "empty-stack-popped.swift", .runtimeError, 1),
    ("trees/invert-binary-tree", "overwrites-left.py", .wrongAnswer, 2),
    ("linked-list/lru-cache", "zero-is-missing.py", .wrongAnswer, 7),
    ("linked-list/copy-list-with-random-pointer", "shares-random.py", .wrongAnswer, 2),
  ]

  /// Programs that crash or hang, each with the smallest size on which it does.
  static let programs: [(problem: String, Language, VerdictKind, size: Int, source: String)] = [
    (
      "arrays-hashing/two-sum", .python, .runtimeError, 5,
      """
      class Solution:
          def twoSum(self, nums: List[int], target: int) -> List[int]:
              if len(nums) > 3: return [nums[len(nums)]]
      \(pairPython)
      """
    ),
    (
      "arrays-hashing/two-sum", .cpp, .runtimeError, 5,
      """
      class Solution {
      public:
          vector<int> twoSum(vector<int>& nums, int target) {
              if (nums.size() > 3) abort();
              for (int i = 0; i < nums.size(); i++)
                  for (int j = 0; j < i; j++)
                      if (nums[i] + nums[j] == target) return {i, j};
              return {};
          }
      };
      """
    ),
    (
      "arrays-hashing/two-sum", .python, .timeLimit, 4,
      """
      class Solution:
          def twoSum(self, nums: List[int], target: int) -> List[int]:
              while len(nums) == 3: pass
      \(pairPython)
      """
    ),
    (
      "arrays-hashing/two-sum", .javascript, .timeLimit, 4,
      """
      var twoSum = function(nums, target) {
          while (nums.length === 3) {}
          for (let i = 0; i < nums.length; i++)
              for (let j = 0; j < i; j++)
                  if (nums[i] + nums[j] === target) return [i, j];
      };
      """
    ),
    (
      "stack/min-stack", .python, .runtimeError, 7,
      """
      class MinStack:
          def __init__(self):
              self.items, self.popped = [], 0
          def push(self, val: int) -> None:
              self.items.append(val)
          def pop(self) -> None:
              self.items.pop()
              self.popped = 1
          def top(self) -> int:
              return self.items[len(self.items) - 1 + self.popped]
          def getMin(self) -> int:
              return min(self.items)
      """
    ),
    (
      "trees/invert-binary-tree", .python, .runtimeError, 4,
      """
      class Solution:
          def invertTree(self, root: Optional[TreeNode], depth: int = 1) -> Optional[TreeNode]:
              if root is None: return None
              assert depth < 3
              left = self.invertTree(root.left, depth + 1)
              root.left = self.invertTree(root.right, depth + 1)
              root.right = left
              return root
      """
    ),
  ]

  private static let pairPython = """
            for i, a in enumerate(nums):
                for j, b in enumerate(nums[:i]):
                    if a + b == target: return [i, j]
    """

  @Test(arguments: mutants.indices)
  func `a mutant gets a counterexample of the smallest size, on which it really fails`(
    index: Int
  ) async throws {
    let (path, file, kind, size) = Self.mutants[index]
    let folder = try folder(path)
    let mutant = try #require(
      folder.mutants.first { "\($0.name).\($0.language.fileExtension)" == file })
    try await expect(mutant.source, mutant.language, folder.problem, kind, size)
  }

  @Test(arguments: programs.indices)
  func `what crashes or hangs gets the smallest input on which it does`(index: Int) async throws {
    let (path, language, kind, size, source) = Self.programs[index]
    let status = await live.status()
    guard status.toolchains.contains(where: { $0.language == language && $0.version != nil })
    else { return }
    var problem = try folder(path).problem
    // Cases that hang take what they are given.
    problem.limits.cpuMilliseconds = 300
    try await expect(source, language, problem, kind, size)
  }

  private func folder(_ path: String) throws -> ProblemFolder {
    let content = repositoryRoot.appending(path: "Content")
    return try ProblemFolder(
      try #require(problemPlaces(in: content).first { path.hasSuffix("/\($0.slug)") }))
  }

  private func expect(
    _ source: String, _ language: Language, _ problem: Problem, _ kind: VerdictKind, _ size: Int
  ) async throws {
    try await withTemporaryFolder { cache in
      let services = Services(
        problems: .fixed([problem]), runner: live, database: try .empty(),
        now: { Instant(milliseconds: 0) }, cacheFolder: cache)
      let verdict = try await Coding.judge(
        Coding.Submission(
          slug: problem.slug, language: language, source: source, purpose: .submit),
        with: services
      ) { _ in }.verdict
      let failure = try #require(verdict.firstFailure)
      #expect(verdict.verdict == kind)
      let found = verdict.counterexample?.input ?? failure.input
      #expect(inputSize(found, of: problem) == size, "\(found.map(\.json))")
      #expect(validate(found, for: problem).isEmpty)
      let again = try await Coding.judge(
        Coding.Submission(
          slug: problem.slug, language: language, source: source, purpose: .run,
          extraInputs: [found], isExtraOnly: true), with: services
      ) { _ in }.verdict
      #expect(again.verdict == kind)
    }
  }
}
