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

  struct Echo: Sendable, CustomTestStringConvertible {
    var type: ValueType
    var values: [Value]
    var testDescription: String { "\(type)" }
  }

  static let echoes: [Echo] = [
    Echo(type: .int, values: [0, -1, 2_147_483_647, -2_147_483_648]),
    Echo(type: .long, values: [.int(.max), .int(.min)]),
    Echo(
      type: .double,
      values: [
        0.5, -2.25, 1e300, 2.5e-300, .double(.leastNonzeroMagnitude), .double(0.1), .double(3),
        1e22,
      ]),
    Echo(type: .bool, values: [true, false]), Echo(type: .char, values: ["a", "\"", "\\", "\n"]),
    Echo(
      type: .string,
      values: ["", "plain", "tab\tnew\nline", "\u{1}\u{1F}", "\"\\/", "ü 日本 👩‍👩‍👧 \u{0301}"]),
    Echo(type: .list(.int), values: [[], [1], [-5, 7]]),
    Echo(type: .list(.bool), values: [[true, false]]),
    Echo(type: .list(.char), values: [["a", "b"]]),
    Echo(type: .list(.string), values: [[], ["", "b\nc"]]),
    Echo(type: .list(.list(.int)), values: [[], [[]], [[1], [], [2, 3]]]),
    Echo(type: .list(.list(.list(.long))), values: [[[[1], [2]], []]]),
    Echo(type: .listNode, values: [[], [1], [1, 2, 3]]),
    Echo(type: .treeNode, values: [[], [1, nil, 2, 3], [5, 4, 7, 3, nil, 2, nil, -1, nil, 9]]),
    Echo(type: .graphNode, values: [[], [[]], [[2, 4], [1, 3], [2, 4], [1, 3]]]),
    Echo(type: .randomNode, values: [[], [[7, nil]], [[7, nil], [13, 0], [11, 3], [1, 0]]]),
    Echo(type: .list(.listNode), values: [[[1, 4, 5], [], [2]]]),
    Echo(type: .list(.treeNode), values: [[[1, nil, 2], []]]),
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

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var problem = CppTests.number
    var source: String
    var cases: [(input: [Value], expected: Value?)]
    var testDescription: String { name }
  }

  @Test(arguments: right + forms)
  func `it is accepted, checked and optimised`(row: Row) async throws {
    for isOptimised in [false, true] {
      let verdict = try await live.verdict(
        row.problem, .cpp, row.source, row.cases, isOptimised: isOptimised)
      #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
    }
  }

  @Test(arguments: wrong + refused)
  func `it is called by its name, on the learner's own line`(row: Wrong) async throws {
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
