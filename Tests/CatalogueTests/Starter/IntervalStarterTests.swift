import Catalogue
import Domain
import TestSupport
import Testing

struct IntervalStarterTests {
  private static var problem: Problem {
    var function = FunctionSignature(
      name: "employeeFreeTime",
      parameters: [
        Parameter(name: "schedule", type: .list(.list(.interval)), isCollection: true)
      ], returns: .list(.interval))
    function.returnsCollection = true
    var problem = Problem.twoSum
    problem.signature = .function(function)
    return problem
  }

  @Test(
    arguments: [
      (Language.swift, "func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {"),
      (.python, "def employeeFreeTime(self, schedule: '[[Interval]]') -> '[Interval]':"),
      (.cpp, "vector<Interval> employeeFreeTime(vector<vector<Interval>> schedule) {"),
      (.java, "public List<Interval> employeeFreeTime(List<List<Interval>> schedule) {"),
      (.javascript, " * @param {Interval[][]} schedule\n * @return {Interval[]}\n */"),
      (.go, "func employeeFreeTime(schedule [][]*Interval) []*Interval {"),
      (.rust, "pub fn employee_free_time(schedule: Vec<Vec<Interval>>) -> Vec<Interval> {"),
    ])
  func `the signature is LeetCode's, below the class`(language: Language, line: String) throws {
    let text = starter(for: Self.problem, in: language)
    let place = try #require(text.firstRange(of: line), "\(text)")
    let before = text[..<place.lowerBound]
    #expect(before.contains("\(language.lineComment) The judge defines:"))
    #expect(before.contains { $0.isNewline })
    #expect(before.contains("Interval"))
    #expect(before.lowercased().contains("end"))
  }
}
