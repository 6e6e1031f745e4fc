import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// C++ through the real jail.
@Suite(
  .enabled("There is no C++ compiler; `apt-get install g++` brings one.") {
    await live.status().toolchains.contains { $0.language == .cpp && $0.version != nil }
  })
struct CppTests {
  static let number = Problem.function("f", [.int], .int)

  static let twoSum = """
    class Solution {
    public:
        vector<int> twoSum(vector<int>& nums, int target) {
            unordered_map<int, int> seen;
            for (int i = 0; i < (int)nums.size(); i++) {
                auto found = seen.find(target - nums[i]);
                if (found != seen.end()) return {found->second, i};
                seen[nums[i]] = i;
            }
            return {};
        }
    };
    """

  static let cases: [(input: [Value], expected: Value?)] = [
    ([[2, 7, 11, 15], 9], [0, 1]), ([[3, 2, 4], 6], [1, 2]), ([[3, 3], 6], [1, 0]),
  ]

  @Test(arguments: [false, true])
  func `Two Sum is accepted, and its copy needs no compiler`(isOptimised: Bool) async throws {
    let verdict = try await live.verdict(
      .twoSum, .cpp, Self.twoSum, Self.cases, isOptimised: isOptimised)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    let again = try await live.verdict(
      .twoSum, .cpp, Self.twoSum, Self.cases, isOptimised: isOptimised)
    #expect(again.compile.cached)
  }

  static let echoes = Echo.common + own

  private static let own: [Echo] = [
    Echo(type: .char, values: ["a", "\"", "\\", "\n"]),
    Echo(type: .list(.char), values: [["a", "b"]]),
    Echo(type: .graphNode, values: [[], [[]], [[2, 4], [1, 3], [2, 4], [1, 3]]]),
    Echo(
      type: .randomNode, values: [[], [[7, nil]], [[7, nil], [13, 0], [11, 3], [1, 0]]]),
  ]

  @Test(arguments: echoes)
  func `every type goes in and comes back`(echo: Echo) async throws {
    let type = echo.type.spelling(in: .cpp)
    let verdict = try await live.verdict(
      .function("echo", [echo.type], echo.type), .cpp,
      "class Solution { public: \(type) echo(\(type) value) { return value; } };",
      echo.values.map { ([$0], $0) })
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test(arguments: right + forms)
  func `it is accepted, checked and optimised`(row: TestProgram) async throws {
    for isOptimised in [false, true] {
      let verdict = try await live.verdict(
        row.problem, .cpp, row.source, row.cases, isOptimised: isOptimised)
      #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
    }
  }

  @Test(arguments: wrong + refused)
  func `it is called by its name, on the learner's own line`(row: TestProgram) async throws {
    let limits = Limits(cpuMilliseconds: row.kind == .timeLimit ? 100 : 5000)
    var problem = row.problem
    problem.limits = limits
    let verdict = try await live.verdict(problem, .cpp, row.source, row.cases)
    #expect(verdict.verdict == row.kind, "\(verdict)")
    let words = verdict.evidence + verdict.diagnostics.map(\.message)
    for part in row.words {
      #expect(words.contains { $0.localizedStandardContains(part) }, "\(verdict)")
    }
    if let line = row.line {
      let first = verdict.diagnostics.first { $0.severity == .error }
      #expect(first?.line == line, "\(verdict.diagnostics)")
    }
    #expect(!words.contains { $0.contains("stub") || $0.contains("Learner") }, "\(words)")
  }

  @Test func `a crash takes no other case with it`() async throws {
    let verdict = try await live.verdict(
      .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 5000)), .cpp,
      "class Solution { public: int f(int a) { vector<int> x(1); return a + x.at(a % 2); } };",
      [([0], 0), ([1], 1), ([2], 2)])
    #expect(verdict.cases.map(\.verdict) == [.accepted, .runtimeError, .accepted], "\(verdict)")
  }

  @Test func `an unfinished source is checked without a program`() async throws {
    // Of its own, for nothing is checked while a job runs.
    let runner = liveRunner(cache: liveCache)
    let found = try await runner.diagnose(
      .cpp,
      "class Solution {\npublic:\n  vector<int> twoSum(vector<int>& n, int t) {\n    retrun {};\n",
      .twoSum)
    #expect(found.first?.line == 4, "\(found)")
    #expect(try await runner.diagnose(.cpp, Self.twoSum, .twoSum) == [])
  }

  @Test(
    .enabled("There is no GCC in /usr/bin.") {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/g++")
    }, arguments: [false, true])
  func `GCC compiles where there is nothing else`(isOptimised: Bool) async throws {
    let runner = liveRunner(cache: "\(liveCache)-gcc", searchPath: "/usr/bin:/bin")
    let verdict = try await runner.verdict(
      .twoSum, .cpp, Self.twoSum, Self.cases, isOptimised: isOptimised)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    let wrong = try await runner.verdict(.twoSum, .cpp, "class Solution {\n int x = y;\n};", [])
    #expect(wrong.diagnostics.first?.line == 2, "\(wrong)")
  }
}
