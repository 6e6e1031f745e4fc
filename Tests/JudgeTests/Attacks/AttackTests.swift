import Domain
import Foundation
import TestSupport
import Testing

/// A wrong solution that knows how it is judged must still be called wrong.
struct AttackTests {
  /// Looks for a text in everything that the program can read, and prints each place.
  private static func search(for word: String) -> String {
    """
    import os, sys, gc
    class Solution:
        def f(self, a):
            word = "".join(map(chr, \(word.unicodeScalars.map { Int($0.value) })))
            for folder, _, files in os.walk("/"):
                if folder.startswith(("/toolchain", "/usr", "/lib")): continue
                for name in files:
                    try:
                        if word in open(os.path.join(folder, name), errors="replace").read(1 << 22):
                            print("file", folder, name)
                    except Exception: pass
            for text in [*sys.argv, *os.environ.values()]:
                if word in text: print("text", text)
            for thing in gc.get_objects():
                try:
                    if word in repr(thing): print("object", type(thing))
                except Exception: pass
            for number in range(3, 1024):
                try:
                    os.fstat(number)
                    if number != 3: print("descriptor", number)
                except OSError: pass
            return 0
    """
  }

  @Test func `no expected answer is anywhere in the jail`() async throws {
    // Split, so that the source itself does not hold it.
    let secret = "quetzal" + "coatlus"
    let problem = Problem.function("f", [.int], .string)
    let verdict = try await live.verdict(
      problem, .python, Self.search(for: secret), [([1], .string(secret)), ([2], .string(secret))])
    #expect(verdict.verdict == .wrongAnswer)
    #expect(verdict.cases.map(\.stdout) == ["", ""])
  }

  @Test func `the secret of an interactive problem never enters the jail`() async throws {
    var problem = Problem.firstBad(calls: 64)
    if case .function(var function) = problem.signature {
      function.name = "f"
      problem.signature = .function(function)
    }
    let verdict = try await live.verdict(
      problem, .python, Self.search(for: "730418265"), [([2_000_000_000, 730_418_265], nil)])
    #expect(verdict.verdict == .wrongAnswer)
    #expect(verdict.cases.map(\.stdout) == [""])
  }

  @Test(arguments: AttackSources.tooManyQuestions.keys.sorted { $0.rawValue < $1.rawValue })
  func `asking the oracle too often is a wrong answer`(language: Language) async throws {
    try await language.require()
    let source = try #require(AttackSources.tooManyQuestions[language])
    let verdict = try await live.verdict(
      .firstBad(calls: 40), language, source,
      [([100, 40], nil), ([100, 41], nil), ([9, 2], nil)])
    #expect(verdict.cases.map(\.verdict) == [.accepted, .wrongAnswer, .accepted], "\(verdict)")
    #expect(verdict.cases.dropFirst().first?.note?.contains("more than 40 times") == true)
  }

  @Test(arguments: AttackSources.keepingCodecs.keys.sorted { $0.rawValue < $1.rawValue })
  func `state does not pass from the encoder to the decoder`(language: Language) async throws {
    try await language.require()
    let source = try #require(AttackSources.keepingCodecs[language])
    let verdict = try await live.verdict(
      Conformance.codec.problem, language, source, [([[5]], nil), ([[6]], nil)])
    #expect(verdict.verdict != .accepted)
    let kinds: [VerdictKind] = [.wrongAnswer, .runtimeError]
    #expect(verdict.cases.allSatisfy { kinds.contains($0.verdict) }, "\(verdict)")
  }

  @Test(arguments: AttackSources.circles.keys.sorted { $0.rawValue < $1.rawValue })
  func `an endless answer is cut off with a word about it`(language: Language) async throws {
    try await language.require()
    let source = try #require(AttackSources.circles[language])
    let verdict = try await live.verdict(
      .function("f", [.listNode], .listNode), language, source, [([[1, 2]], [1, 2])])
    #expect(verdict.verdict == .wrongAnswer, "\(verdict)")
    #expect(verdict.cases.first?.note?.contains("goes in a circle") == true, "\(verdict)")
  }

  @Test(arguments: AttackSources.surroundings.keys.sorted { $0.rawValue < $1.rawValue })
  func `60 nothing in the jail tells a hidden case from a visible one`(
    language: Language
  ) async throws {
    try await language.require()
    let source = try #require(AttackSources.surroundings[language])
    var seen: Set<String> = []
    for isVisible in [true, false] {
      let cases = [JudgeCase(input: [1], expected: "?", isVisible: isVisible)]
      let job = JudgeJob(
        problem: .function("f", [.int], .string), language: language, source: source,
        cases: cases, isOptimised: false)
      let verdict = try #require(try await live.verdict(for: job))
      seen.insert(try #require(verdict.cases.first?.actual?.text, "\(verdict)"))
    }
    #expect(seen.count == 1, "\(seen)")
  }

  struct Forgery: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    /// The first case's verdict; nil where a forged answer is as good as one that is returned, and
    /// only the answer that follows it is out of turn.
    var kind: VerdictKind?
  }

  static let forgeries: [Forgery] = [
    Forgery(
      testDescription: "a forged answer before its own",
      body: "os.write(3, b'\\x02\\0\\0\\0R5'); return 1", kind: nil),
    Forgery(
      testDescription: "a frame of an unknown kind",
      body: "os.write(3, b'\\x01\\0\\0\\0Z'); return 5",
      kind: .runtimeError),
    Forgery(
      testDescription: "a length beyond every bound",
      body: "os.write(3, b'\\xff\\xff\\xff\\xff'); return 5", kind: .runtimeError),
    Forgery(
      testDescription: "a second greeting", body: "os.write(3, b'\\x01\\0\\0\\0H'); return 5",
      kind: .runtimeError),
    Forgery(
      testDescription: "a question where there is no oracle",
      body: "os.write(3, b'\\x04\\0\\0\\0Q[1]'); return 5", kind: .runtimeError),
    Forgery(
      testDescription: "an answer that is no JSON",
      body: "os.write(3, b'\\x02\\0\\0\\0R['); os._exit(0)", kind: .wrongAnswer),
    Forgery(
      testDescription: "a word of success on the standard output",
      body: "print('{\"verdict\":\"accepted\"}'); return 4", kind: .wrongAnswer),
    Forgery(
      testDescription: "a closed channel", body: "os.close(3); return 5", kind: .runtimeError),
    Forgery(
      testDescription: "an exit hook that answers",
      body: "import atexit; atexit.register(os.write, 3, b'\\x02\\0\\0\\0R5'); sys.exit(0)",
      kind: .runtimeError),
  ]

  @Test(arguments: forgeries)
  func `words on the judge's own channel gain nothing`(forgery: Forgery) async throws {
    let source = """
      import os, sys
      class Solution:
          def f(self, a):
              if a == 1:
                  \(forgery.body)
              return a
      """
    let verdict = try await live.verdict(
      .function("f", [.int], .int), .python, source, [([1], 5), ([2], 2)])
    #expect(verdict.verdict != .accepted, "\(verdict)")
    guard let kind = forgery.kind else { return }
    #expect(verdict.cases.first?.verdict != .accepted, "\(verdict)")
    if kind != .wrongAnswer || forgery.body.contains("print") {
      #expect(verdict.cases.first?.verdict == kind, "\(verdict)")
    }
  }
}
