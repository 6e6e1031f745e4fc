import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// What LeetCode offers beside Rust's own library, and what depends on the compiler's age.
@Suite(
  .enabled("There is no Rust compiler; `apt-get install rustc` brings one.") {
    await live.status().toolchains.contains { $0.language == .rust && $0.version != nil }
  })
struct RustFormsTests {
  private func verdict(_ source: String) async throws -> Verdict {
    try await live.verdict(RustTests.number, .rust, source, [([4], 4)], isOptimised: true)
  }

  @Test(.enabled(if: RustLibraries().titles.count == 2, "librust-rand-dev is not installed"))
  func `rand and itertools are there`() async throws {
    let verdict = try await verdict(
      """
      use itertools::Itertools;
      use rand::{seq::SliceRandom, Rng};
      impl Solution {
          pub fn f(a: i32) -> i32 {
              let mut rng = rand::thread_rng();
              let mut all: Vec<i32> = (0..=a).collect();
              all.shuffle(&mut rng);
              let x: f64 = rng.gen();
              let y = rng.gen_range(a..=a) + rand::random::<bool>() as i32 * 0;
              let most = all.iter().copied().sorted().last().unwrap();
              if x < 1.0 && all.choose(&mut rng).is_some() && most == y { a } else { 0 }
          }
      }
      """)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `chains of let are compiled in the edition that has them`() async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard try await RustToolchain.resolve(Probe(searchPath: path)).minor >= 88 else { return }
    let verdict = try await verdict(
      "impl Solution { pub fn f(a: i32) -> i32 {\n"
        + "if let Some(b) = Some(a) && b > 3 { return b; }\n0 } }")
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `who reads standard input is told where the arguments are`() async throws {
    let verdict = try await verdict(
      "impl Solution { pub fn f(a: i32) -> i32 {\nlet mut s = String::new();\n"
        + "std::io::stdin().read_line(&mut s).unwrap();\na + s.len() as i32 } }")
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
    #expect(verdict.diagnostics.first?.line == 3, "\(verdict.diagnostics)")
    #expect(verdict.diagnostics.first?.message.contains("arrive as parameters") == true)
  }

  @Test(
    arguments: [
      ("unresolved import `rand`", "apt-get install librust-rand-dev"),
      ("unresolved import `regex::Regex`", "rand and itertools"),
      ("unresolved import `crate::x`", nil),
      ("expected `i32`, found `u8`", nil),
      ("cannot find module or crate `nalgebra` in this scope", "rand and itertools"),
    ] as [(String, String?)])
  func `a crate that is missing is named with what to do`(message: String, words: String?) {
    let advice = RustLibraries.advice(message)
    #expect(words.map { advice?.contains($0) == true } ?? (advice == nil), "\(advice ?? "")")
  }
}
