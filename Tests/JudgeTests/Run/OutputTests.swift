import Domain
import Testing

struct OutputTests {
  private let problem = Problem.function("f", [.int], .int)

  private static let talkative: [Language: String] = [
    .swift: """
    import Foundation
    class Solution {
        func f(_ a: Int) -> Int {
            print("out \\(a)")
            fputs("warning: err \\(a)\\n", stderr)
            return a
        }
    }
    """,
    .python: """
    import sys, warnings
    class Solution:
        def f(self, a):
            print("out", a)
            print("warning: err", a, file=sys.stderr)
            warnings.warn("old", DeprecationWarning)
            return a
    """,
    .cpp: """
    class Solution {
    public:
        int f(int a) {
            cout << "out " << a << endl;
            cerr << "warning: err " << a << endl;
            return a;
        }
    };
    """,
    .java: """
    class Solution {
        public int f(int a) {
            System.out.println("out " + a);
            System.err.println("warning: err " + a);
            return a;
        }
    }
    """,
    .javascript: """
    var f = function(a) {
        console.log("out " + a);
        console.error("warning: err " + a);
        return a;
    };
    """,
    .go: """
    func f(a int) int {
        fmt.Println("out", a)
        fmt.Fprintln(os.Stderr, "warning: err", a)
        return a
    }
    """,
    .rust: """
    impl Solution {
        pub fn f(a: i32) -> i32 {
            println!("out {a}");
            eprintln!("warning: err {a}");
            a
        }
    }
    """,
  ]

  @Test(arguments: Language.allCases)
  func `output is captured apart and per case, and warnings on stderr are no failure`(
    language: Language
  ) async throws {
    try await language.require()
    let source = try #require(Self.talkative[language])
    let verdict = try await live.verdict(problem, language, source, [([4], 4), ([5], 5)])
    #expect(verdict.verdict == .accepted)
    #expect(verdict.cases.map(\.stdout) == ["out 4\n", "out 5\n"])
    #expect(verdict.cases.allSatisfy { $0.stderr.contains("warning: err") })
  }

  @Test func `what a crashing case printed is shown`() async throws {
    let source = """
      class Solution { func f(_ a: Int) -> Int { print("before"); return [1][a] } }
      """
    let verdict = try await live.verdict(problem, .swift, source, [([4], 4)])
    #expect(verdict.cases.first?.stdout == "before\n")
  }

  @Test func `output of one case is capped and does not fail it below the limit`() async throws {
    let source = "class Solution:\n def f(self, a):\n  print('x' * 300000)\n  return a"
    let verdict = try await live.verdict(problem, .python, source, [([4], 4)])
    #expect(verdict.verdict == .accepted)
    #expect(verdict.cases.first?.stdout.count == 64 << 10)
  }
}
