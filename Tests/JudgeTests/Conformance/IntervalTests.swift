import Domain
import Testing

/// Intervals that the learner's code makes, and classes of the learner's in their place.
@Suite(.timeLimit(.minutes(20))) struct IntervalTests {
  /// Each swaps the ends of an interval; `own` is a definition beside it, of the same shape.
  static let swapping: [(Language, String, own: String)] = [
    (
      .swift,
      "class Solution { func f(_ a: [Interval]) -> [Interval] { a.map { Interval($0.end, $0.start) } } }",
      "public class Interval {\n  public var start: Int\n  public var end: Int\n"
        + "  public init(_ start: Int, _ end: Int) { self.start = start; self.end = end }\n}\n"
    ),
    (
      .python,
      "class Solution:\n  def f(self, a: '[Interval]') -> '[Interval]':\n"
        + "    return [Interval(i.end, i.start) for i in a]",
      "class Interval:\n  def __init__(self, start: int = None, end: int = None):\n"
        + "    self.start = start\n    self.end = end\n"
    ),
    (
      .cpp,
      "class Solution { public: vector<Interval> f(vector<Interval> a) {\n"
        + "  for (auto& i : a) i = Interval(i.end, i.start);\n  return a; } };",
      "class Interval { public: int start; int end; Interval() {}\n"
        + "  Interval(int _start, int _end) { start = _start; end = _end; } };\n"
    ),
    (
      .java,
      "class Solution { public List<Interval> f(List<Interval> a) {\n"
        + "  a.replaceAll(i -> new Interval(i.end, i.start));\n  return a; } }",
      "class Interval { public int start; public int end; public Interval() {}\n"
        + "  public Interval(int _start, int _end) { start = _start; end = _end; } }\n"
    ),
    (
      .javascript,
      "var f = function(a) { return a.map((i) => new Interval(i.end, i.start)); };",
      "function Interval(start, end) { this.start = start; this.end = end; }\n"
    ),
    (
      .go,
      "func f(a []*Interval) []*Interval {\n\tfor k, i := range a {\n"
        + "\t\ta[k] = &Interval{Start: i.End, End: i.Start}\n\t}\n\treturn a\n}\n",
      "type Interval struct {\n\tStart int\n\tEnd   int\n}\n\n"
    ),
    (
      .rust,
      "impl Solution { pub fn f(a: Vec<Interval>) -> Vec<Interval> {\n"
        + "  a.iter().map(|i| Interval { start: i.end, end: i.start }).collect() } }",
      "pub struct Interval { pub start: i32, pub end: i32 }\n"
    ),
  ]

  private static var problem: Problem {
    var function = FunctionSignature(
      name: "f", parameters: [Parameter(name: "a", type: .list(.interval), isCollection: true)],
      returns: .list(.interval))
    function.returnsCollection = true
    return .made(.function(function))
  }

  @Test(arguments: swapping, [false, true])
  func `intervals are the judge's or the learner's own`(
    row: (Language, String, own: String), isOwn: Bool
  ) async throws {
    let (language, source, own) = row
    try await language.require()
    let verdict = try await live.verdict(
      Self.problem, language, (isOwn ? own : "") + source,
      [([[[1, 2], [3, 9]]], [[2, 1], [9, 3]]), ([[]], [])])
    #expect(verdict.verdict == .accepted, "\(verdict)")
  }

  @Test(
    arguments: [
      (Language.python, "class Solution:\n  def f(self, a):\n    return [[1, 2]]"),
      (.javascript, "var f = function(a) { return [[1, 2]]; };"),
      (
        .java,
        "class Solution { public List<Interval> f(List<Interval> a) { return (List) List.of(1); } }"
      ),
      (.go, "func f(a []*Interval) []*Interval { return []*Interval{nil} }"),
    ])
  func `a list of something else is said to hold no interval`(
    language: Language, source: String
  ) async throws {
    try await language.require()
    let verdict = try await live.verdict(Self.problem, language, source, [([[]], [[1, 2]])])
    #expect(verdict.verdict == .wrongAnswer, "\(verdict)")
    #expect(verdict.cases.first?.note?.contains("an Interval") == true, "\(verdict)")
  }
}
