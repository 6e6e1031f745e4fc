import Domain
import Testing

@testable import Judge

/// One way to misuse the judge, in each language where it exists; see Documentation/Abuse.md.
///
/// The code stands in `f(a)` and runs when `a` is 1. Code that is merely refused goes on and
/// returns `a`, the right answer; code that reached what it must not returns -1.
struct Abuse: Sendable, CustomTestStringConvertible {
  /// The number in the catalogue of abuse, from 1.
  var number: Int
  var name: String
  /// What may be said about the case.
  var kinds: Set<VerdictKind>
  /// What else a language may say, whose runtime stands between the code and the machine.
  var alsoKinds: [Language: Set<VerdictKind>] = [:]
  /// The rung below which the machine cannot contain it in this way.
  var lowest = JailLevel.L2
  /// Whether a forged answer may come too early, or its writer die or be held late, so that the next case fails too.
  var spoilsTheNext = false
  /// How often it is judged: a second time for what might be left for the next run.
  var times = 1
  var cpuMilliseconds = 200
  /// Whether it lasts seconds: then it runs on one rung in most languages.
  var isSlow = false
  /// Whether it does no harm where nothing protects the machine.
  var isHarmless = false
  /// What is asked; all but a few are asked `f(0)`, `f(1)` and `f(2)` of integers.
  var problem = Problem.function("f", [.int], .int)
  var cases: [(input: [Value], expected: Value?)] = [([0], 0), ([1], 1), ([2], 2)]
  /// What stands in the function, or the whole source.
  var code: [Language: Code]

  enum Code: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    case body(String, top: String)
    case whole(String)

    init(stringLiteral text: String) { self = .body(text, top: "") }
  }

  init(
    _ number: Int, _ name: String, _ kinds: Set<VerdictKind>, _ code: [Language: Code],
    _ change: (inout Abuse) -> Void = { _ in }
  ) {
    self.number = number
    self.name = name
    self.kinds = kinds
    self.code = code
    change(&self)
  }

  var testDescription: String { "\(number) \(name)" }

  /// Nil where the case does not exist in the language.
  func source(in language: Language) -> String? {
    switch code[language] {
    case .whole(let text): text
    case .body(let body, let top): AbuseFrame.source(language, body: body, top: top)
    case nil: nil
    }
  }

  func kinds(in language: Language) -> Set<VerdictKind> {
    kinds.union(alsoKinds[language] ?? [])
  }

  /// Whether its second of three cases is the one that misbehaves.
  var isAskedTwo: Bool { cases.count == 3 }

  /// Wrong solutions that want to look right.
  var isSpoofing: Bool { (54...62).contains(number) }
  /// What is tried before any code of the learner runs.
  var isForCompilers: Bool { (48...53).contains(number) || (104...113).contains(number) }
}
