import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// A program that cannot be recorded runs all the same, with one sentence why.
@Suite(.timeLimit(.minutes(20)))
struct PlainRunTests {
  private func report(_ job: TraceJob) async throws -> TraceReport {
    for try await progress in liveServices.tracer.trace(job) {
      if case .finished(let report) = progress { return report }
    }
    throw CancellationError()
  }

  private func run(_ source: String, _ language: Language) async throws -> TraceReport {
    let name = language == .java ? "Main.java" : "main.\(language.fileExtension)"
    return try await report(
      TraceJob(
        subject: .program(name: name, input: Array("20 22\n".utf8)), language: language,
        source: source))
  }

  static let sums: [(Language, String)] = [
    (
      .javascript,
      "const [a, b] = require(\"fs\").readFileSync(0, \"utf8\").split(\" \").map(Number);\nconsole.log(a + b);\nprocess.exitCode = 3;"
    ),
    (
      .java,
      """
      import java.util.Scanner;
      public class Main {
        public static void main(String[] a) {
          Scanner in = new Scanner(System.in);
          System.out.println(in.nextInt() + in.nextInt());
          System.exit(3);
        }
      }
      """
    ),
    (
      .go,
      """
      package main
      import ("fmt"; "os")
      func main() { var a, b int; fmt.Scan(&a, &b); fmt.Println(a + b); os.Exit(3) }
      """
    ),
    (
      .cpp,
      "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b << \"\\n\"; return 3; }"
    ),
    (
      .rust,
      """
      use std::io::Read;
      fn main() {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).unwrap();
        let sum: i32 = text.split_whitespace().map(|word| word.parse::<i32>().unwrap()).sum();
        println!("{}", sum);
        std::process::exit(3);
      }
      """
    ),
  ]

  @Test(arguments: sums)
  func `a program in a language without a recorder runs, and the report says why nothing else`(
    language: Language, source: String
  ) async throws {
    let report = try await run(source, language)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "42\n")
    #expect(report.status == 3 && report.mode == .plain && report.path == nil)
    #expect(
      report.reasons == [
        "Focus records Swift and Python; in \(language.title) a program runs without being recorded."
      ])
  }

  @Test(arguments: [
    (Language.javascript, "let = ;"), (.go, "package main\nfunc main() { x }"),
    (.cpp, "int main() { return x; }"), (.rust, "fn main() { x }"),
  ])
  func `what does not compile is refused in the learner's words`(
    language: Language, source: String
  ) async throws {
    let report = try await run(source, language)
    // Node compiles what it runs, and says so itself.
    if language == .javascript {
      #expect(report.status == 1 && !report.standardError.isEmpty)
    } else {
      #expect(report.ending == .refused && !report.diagnostics.isEmpty)
    }
  }

  @Test func `a solution in such a language gives its answer`() async throws {
    let source = """
      class Solution {
        twoSum(nums, target) { return [0, 1]; }
      }
      var twoSum = (nums, target) => new Solution().twoSum(nums, target);
      """
    let report = try await report(
      TraceJob(
        subject: .problem(.twoSum, input: [[2, 7], 9]), language: .javascript, source: source))
    #expect(report.answer == [0, 1] && report.mode == .plain && report.path == nil)
    #expect(report.reasons.count == 1)
  }

  /// Twenty loops in each other are the most that the interpreter takes; with our calls it refuses them.
  @Test func `a Python program that is nested too deeply runs without being recorded`()
    async throws
  {
    let loops = (0..<20).map { level in
      String(repeating: " ", count: level + 1) + "for i\(level) in range(1):"
    }
    let source =
      "def f():\n\(loops.joined(separator: "\n"))\n" + String(repeating: " ", count: 21)
      + "print(\"deep\")\nf()\n"
    let report = try await run(source, .python)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "deep\n")
    #expect(report.ending == .finished && report.mode == .plain && report.path == nil)
    #expect(report.reasons == [UntoldFunctions.unreadable])
  }

  @Test(arguments: [
    "x = " + Array(repeating: "1", count: 1500).joined(separator: "+") + "\nprint(x)\n",
    "x = 1500\nif x == 0:\n  pass\n"
      + (1..<900).map { "elif x == \($0):\n  pass\n" }.joined() + "print(x)\n",
  ])
  func `a Python program that is only long is recorded`(source: String) async throws {
    let report = try await run(source, .python)
    #expect(String(decoding: report.standardOutput, as: UTF8.self) == "1500\n")
    #expect(report.mode == .full && report.steps > 0 && report.reasons.isEmpty)
  }
}
