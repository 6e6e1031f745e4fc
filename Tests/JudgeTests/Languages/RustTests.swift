import Domain
import Foundation
import TestSupport
import Testing

/// Rust through the real jail.
@Suite(
  .enabled("There is no Rust compiler; `apt-get install rustc` brings one.") {
    await live.status().toolchains.contains { $0.language == .rust && $0.version != nil }
  })
struct RustTests {
  static let number = Problem.function("f", [.int], .int)

  static let twoSum = """
    use std::collections::HashMap;
    impl Solution {
        pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
            let mut seen: HashMap<i32, i32> = HashMap::new();
            for (i, n) in nums.iter().enumerate() {
                if let Some(j) = seen.get(&(target - n)) { return vec![*j, i as i32]; }
                seen.insert(*n, i as i32);
            }
            vec![]
        }
    }
    """

  static let cases: [(input: [Value], expected: Value?)] = [
    ([[2, 7, 11, 15], 9], [0, 1]), ([[3, 2, 4], 6], [1, 2]), ([[3, 3], 6], [1, 0]),
  ]

  @Test(arguments: [false, true])
  func `Two Sum is accepted, and its copy needs no compiler`(isOptimised: Bool) async throws {
    let verdict = try await live.verdict(
      .twoSum, .rust, Self.twoSum, Self.cases, isOptimised: isOptimised)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    let again = try await live.verdict(
      .twoSum, .rust, Self.twoSum, Self.cases, isOptimised: isOptimised)
    #expect(again.compile.cached)
  }

  static let echoes = Echo.common + own

  private static let own: [Echo] = [
    Echo(type: .char, values: ["a", "\"", "\\", "\n", "é", "日"]),
    Echo(type: .list(.char), values: [["a", "ß"]]),
  ]

  @Test(arguments: echoes)
  func `every type goes in and comes back`(echo: Echo) async throws {
    let type = echo.type.spelling(in: .rust)
    let verdict = try await live.verdict(
      .function("echo", [echo.type], echo.type), .rust,
      "impl Solution { pub fn echo(value: \(type)) -> \(type) { value } }",
      echo.values.map { ([$0], $0) })
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test(arguments: right)
  func `it is accepted, checked and optimised`(row: TestProgram) async throws {
    for isOptimised in [false, true] {
      let verdict = try await live.verdict(
        row.problem, .rust, row.source, row.cases, isOptimised: isOptimised)
      #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
    }
  }

  @Test(arguments: wrong)
  func `it is called by its name, on the learner's own line`(row: TestProgram) async throws {
    var problem = row.problem
    problem.limits = Limits(cpuMilliseconds: row.kind == .timeLimit ? 100 : 5000)
    let verdict = try await live.verdict(problem, .rust, row.source, row.cases)
    #expect(verdict.verdict == row.kind, "\(verdict)")
    let words = verdict.evidence + verdict.diagnostics.map(\.message)
    for part in row.words {
      #expect(words.contains { $0.localizedStandardContains(part) }, "\(verdict)")
    }
    if let line = row.line {
      let first = verdict.diagnostics.first { $0.severity == .error }
      #expect(first?.line == line, "\(verdict.diagnostics)")
    }
    #expect(!words.contains { $0.contains("focus_stub") }, "\(words)")
  }

  @Test func `a crash takes no other case with it`() async throws {
    let verdict = try await live.verdict(
      .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 5000)), .rust,
      "impl Solution { pub fn f(a: i32) -> i32 { let x = vec![0]; a + x[a as usize % 2] } }",
      [([0], 0), ([1], 1), ([2], 2)])
    #expect(verdict.cases.map(\.verdict) == [.accepted, .runtimeError, .accepted], "\(verdict)")
  }

  @Test func `an unfinished source is checked without a program`() async throws {
    // Of its own, for nothing is checked while a job runs.
    let runner = liveRunner(cache: liveCache)
    let found = try await runner.diagnose(
      .rust, "impl Solution {\n  pub fn two_sum(n: Vec<i32>, t: i32) -> Vec<i32> {\n    missing\n",
      .twoSum)
    #expect(found.first?.line == 1, "\(found)")
    #expect(try await runner.diagnose(.rust, Self.twoSum, .twoSum) == [])
  }
}
