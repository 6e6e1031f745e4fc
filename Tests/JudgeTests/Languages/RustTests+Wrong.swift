import Domain
import TestSupport
import Testing

extension RustTests {
  /// A function `f` with this body from line 3 on.
  private static func f(_ kind: VerdictKind, _ body: String, line: Int? = nil, _ words: String...)
    -> TestProgram
  {
    TestProgram(
      kind: kind, source: "impl Solution {\npub fn f(a: i32) -> i32 {\n\(body)\n}\n}", line: line,
      words: words)
  }

  static let wrong: [TestProgram] = [
    f(.wrongAnswer, "7"), f(.timeLimit, "loop { std::hint::black_box(a); }"),
    f(.compileError, "let b = 1;\nmissing", line: 4, "cannot find value `missing`"),
    f(.compileError, "\"a\"", line: 3, "expected `i32`"),
    f(.compileError, "println!(\"{}\", Solution {}); a", line: 3, "Display"),
    f(.runtimeError, "let x: Vec<i32> = vec![];\nx[a as usize]", line: 4, "index out of bounds"),
    f(.runtimeError, "let b = a - 1;\na / b", line: 4, "divide by zero"),
    f(.runtimeError, "let x: Option<i32> = None;\nx.unwrap()", line: 4, "None"),
    f(.runtimeError, "panic!(\"own words\")", line: 3, "own words"),
    f(.runtimeError, "Solution::f(a) + 1", line: 3, "too deep"),
    f(.runtimeError, "std::process::exit(0)", "ended itself"),
    f(.runtimeError, "std::process::abort()", "aborted"),
    f(.runtimeError, "unsafe { *(a as usize as *const i32) }"),
    TestProgram(
      kind: .compileError,
      source: "struct Solutoin;\nimpl Solutoin { pub fn f(a: i32) -> i32 { a } }",
      line: 2, words: ["must define `impl Solution`", "pub fn f(a: i32) -> i32", "impl Solutoin"]),
    TestProgram(
      kind: .compileError, source: "impl Solution {\npub fn g(a: i32) -> i32 { a }\n}", line: 1,
      words: ["must define `pub fn f(a: i32) -> i32`"]),
    TestProgram(
      kind: .compileError, source: "impl Solution {\npub fn f(a: String) -> i32 { 1 }\n}", line: 2,
      words: ["doesn't match"]),
    TestProgram(
      kind: .compileError, source: "use regex::Regex;\nimpl Solution {}", line: 1,
      words: ["Focus judges with Rust's standard library, rand and itertools"]),
    TestProgram(
      kind: .compileError, source: "impl Solution {\npub fn f(a: i32) -> i32 {\na\n}", line: 1,
      words: ["unclosed"]),
    TestProgram(
      kind: .compileError, problem: .made(.counter, .replay), source: "struct LRU;", line: 1,
      words: ["must define `impl Counter`", "fn total(&self) -> i32"]),
    TestProgram(
      kind: .wrongAnswer, problem: .function("f", [.treeNode], .treeNode),
      source: """
        use std::{cell::RefCell, rc::Rc};
        impl Solution { pub fn f(a: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
            let node = a.clone().unwrap();
            node.borrow_mut().left = a.clone();
            a } }
        """, cases: [([[1, 2]], [1, 2])], words: ["two parents"]),
    TestProgram(
      kind: .runtimeError, source: "impl Solution { pub fn f(a: i32) -> i32 { 0 } }",
      cases: [([3_000_000_000], 0)], words: ["too large for an i32"]),
  ]
}
