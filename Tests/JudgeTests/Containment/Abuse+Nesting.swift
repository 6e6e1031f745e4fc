import Domain

@testable import Judge

extension Abuse {
  /// What a compiler may say of a source that goes too deep or too far: it ends, and so does the judge's wait.
  private static let ends: Set<VerdictKind> = [
    .compileError, .accepted, .runtimeError, .memoryLimit, .timeLimit,
  ]

  private static func nest(_ open: String, _ middle: String, _ close: String, _ depth: Int)
    -> String
  {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  /// An expression in place of the answer, in each language's clothes.
  private static func answering(
    _ number: Int, _ name: String, _ expressions: [Language: String],
    kinds: Set<VerdictKind> = ends
  ) -> Abuse {
    var code: [Language: Code] = [:]
    for (language, text) in expressions {
      code[language] = .whole(source(language, "return \(text)"))
    }
    return Abuse(number, name, kinds, code) { $0.cpuMilliseconds = 1000 }
  }

  /// A right solution whose body is this.
  private static func source(_ language: Language, _ body: String) -> String {
    switch language {
    case .swift: "class Solution { func f(_ a: Int) -> Int { \(body) } }"
    case .python: "class Solution:\n    def f(self, a):\n        \(body)"
    case .cpp: "class Solution { public: int f(int a) { \(body); } };"
    case .rust: "impl Solution { pub fn f(a: i32) -> i32 { \(body) } }"
    case .go: "func f(a int) int { \(body) }"
    case .java: "class Solution { public int f(int a) { \(body); } }"
    case .javascript: "var f = function(a) { \(body); };"
    }
  }

  private static func all(_ text: String) -> [Language: String] {
    Language.allCases.reduce(into: [:]) { $0[$1] = text }
  }

  private static let callsOfCalls = String(repeating: "()", count: 20_000)
  private static let members = String(repeating: ".a", count: 20_000)
  private static let sum = String(repeating: " + 0", count: 20_000)

  private static func otherwise(_ open: String, _ branch: String) -> String {
    String(repeating: open, count: 8_000) + branch
  }

  /// 104–113: sources that are nested without end, or wide, or no text that people write.
  static let nesting: [Abuse] = [
    answering(104, "parentheses twenty thousand deep", all(nest("(", "a", ")", 20_000))),
    answering(105, "twenty thousand signs before a number", all(nest("- ", "a", "", 20_000))),
    answering(106, "twenty thousand calls of calls", all("a" + callsOfCalls)),
    answering(107, "twenty thousand members of members", all("a" + members)),
    answering(108, "a sum of twenty thousand", all("a" + sum)),
    answering(
      109, "lists twenty thousand deep",
      [
        .swift: nest("[", "a", "]", 20_000), .python: nest("[", "a", "]", 20_000),
        .javascript: nest("[", "a", "]", 20_000), .cpp: nest("{", "a", "}", 20_000),
        .rust: nest("[", "a", "]", 20_000), .go: nest("[]int{", "a", "}", 9_000),
        .java: nest("new Object[] {", "a", "}", 9_000),
      ],
      // JavaScript makes the list, which is no integer.
      kinds: ends.union([.wrongAnswer])),
    answering(
      110, "functions within functions, nine thousand deep",
      [
        .swift: nest("{ ", "a", " }()", 9_000), .python: nest("(lambda: ", "a", ")()", 9_000),
        .javascript: nest("(() => ", "a", ")()", 9_000),
        .cpp: nest("[=] { return ", "a", "; }()", 9_000),
        .rust: nest("(|| ", "a", ")()", 9_000),
        .go: nest("func() int { return ", "a", " }()", 9_000),
        .java: nest("((java.util.function.Supplier<Integer>) () -> ", "a", ").get()", 2_000),
      ]),
    Abuse(
      111, "eight thousand branches, each the other of the one before", ends,
      [
        .swift: .whole(source(.swift, otherwise("if a == 7 { return 7 } else ", "{ return a }"))),
        .cpp: .whole(source(.cpp, otherwise("if (a == 7) return 7; else ", "return a"))),
        .rust: .whole(source(.rust, otherwise("if a == 7 { 7 } else ", "{ a }"))),
        .go: .whole(source(.go, otherwise("if a == 7 { return 7 } else ", "{ return a }"))),
        .java: .whole(source(.java, otherwise("if (a == 7) return 7; else ", "return a"))),
        .javascript: .whole(
          source(.javascript, otherwise("if (a == 7) return 7; else ", "return a"))),
        .python: .whole(source(.python, "return " + otherwise("7 if a == 7 else ", "a"))),
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      112, "blocks and types within each other", ends,
      [
        .swift: .whole(
          source(.swift, "let b: Int" + String(repeating: "?", count: 9_000) + " = a\nreturn a")),
        .cpp: .whole(source(.cpp, nest("{", "return a;", "}", 20_000))),
        .rust: .whole(source(.rust, nest("{", "a", "}", 20_000))),
        .go: .whole(source(.go, nest("{", "return a", "}", 20_000) + "; return a")),
        .java: .whole(source(.java, nest("{", "return a;", "}", 9_000))),
        .javascript: .whole(source(.javascript, nest("{", "return a;", "}", 20_000))),
        .python: .whole("x = f'" + nest("{", "1", "}", 500) + "'\n" + source(.python, "return a")),
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      113, "a name of two hundred thousand letters, and as many empty lines", ends,
      Language.allCases.reduce(into: [:]) { code, language in
        let name = String(repeating: "n", count: 200_000)
        let mark = language == .python ? "#" : "//"
        let lines = String(repeating: "\n", count: 200_000)
        code[language] = .whole("\(mark) \(name)\(lines)" + source(language, "return \(name)"))
      }
    ) { $0.cpuMilliseconds = 1000 },
  ]
}
