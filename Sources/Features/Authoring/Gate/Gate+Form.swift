internal import Catalogue
internal import Domain
internal import TestForge
import Trials

/// What is missing in a problem's folder, before anything runs.
func formFindings(of folder: ProblemFolder) -> [String] {
  checkForm(of: folder.problem).map { "\(folder.place(named: $0)): \($0)" }
    + testFindings(of: folder) + sourceFindings(of: folder)
    + editorialFindings(of: folder.problem)
}

private func testFindings(of folder: ProblemFolder) -> [String] {
  let tests = folder.problem.tests
  let visible = tests.count(where: \.isVisible)
  let counting = tests.filter { !$0.isStretch }
  let hidden = counting.count - visible
  let needsExpected = folder.problem.comparator.needsExpected
  let cases = folder.place(ofTests: "cases")
  var findings: [String] = []
  if !(2...3).contains(visible) {
    findings.append("\(cases): two or three cases must be visible, not \(visible).")
  }
  let needed = leastHidden(of: folder.problem)
  if hidden < needed {
    findings.append(
      "\(cases): \(needed == 10 ? "ten" : "\(needed)") hidden cases are needed, not \(hidden) "
        + "(stretch cases don't count).")
  }
  if tests.count > Authoring.mostCases {
    findings.append("\(cases): at most \(Authoring.mostCases) are allowed, not \(tests.count).")
  }
  if !counting.contains(where: \.isGenerated) {
    findings.append(
      "\(cases): at least one case must be generated (stretch cases don't count).")
  }
  if folder.problem.stretch != [:], counting.count == tests.count {
    findings.append(
      "\(folder.place(ofEntry: "stretch")): no case has \"stretch\": true: add one, or remove the "
        + "entry.")
  }
  for (index, test) in tests.enumerated() {
    let name = "\(folder.place(ofTest: index)): \"\(test.reason)\""
    if test.isGenerated, test.expected != nil || test.isVisible {
      findings.append("\(name): a generated case must be hidden and have no expected.")
    } else if !test.isGenerated, test.expected == nil, needsExpected {
      findings.append("\(name): expected is missing.")
    }
  }
  if folder.invalidInputs.count < 5 {
    findings.append("\(folder.place(ofTests: "invalid")): five invalid inputs are needed.")
  }
  if !needsExpected, folder.badOutputs.count < 3 {
    findings.append("\(folder.place(ofTests: "badOutputs")): three badOutputs are needed.")
  }
  return findings
}

/// Ten, or as many as there are inputs: `n` from 1 to 8 leaves no more.
private func leastHidden(of problem: Problem) -> Int {
  guard problem.inputParameters.count == 1,
    let range = problem.constraints[problem.inputParameters[0].name]?.elements,
    range.count == 2, let least = range[0].integer, let greatest = range[1].integer
  else { return 10 }
  return max(1, min(10, greatest - least + 1))
}

private func sourceFindings(of folder: ProblemFolder) -> [String] {
  var findings: [String] = []
  for language in Language.ofReferences
  where folder.problem.solution("fast", in: language) == nil {
    findings.append("solutions/fast.\(language.fileExtension) is missing.")
  }
  if !folder.problem.solutions.contains(where: { $0.name == "brute" }) {
    findings.append("solutions/brute is missing.")
  }
  for brute in folder.problem.solutions where brute.name == "brute" && !brute.isUnfinished {
    guard let fast = folder.problem.solution("fast", in: brute.language) else { continue }
    findings += [SourceShape.finding(fast: fast, brute: brute)].compactMap(\.self)
  }
  if folder.mutants.count < 4 { findings.append("mutants/: four are needed.") }
  if folder.mutants.count(where: \.isSlow) != 1 {
    findings.append("mutants/: exactly one must be called slow.")
  }
  for (folder, word, sources) in [
    ("solutions", "Idea:", folder.problem.solutions), ("mutants", "Bug:", folder.mutants),
  ] {
    for source in sources {
      let mark = source.language.lineComment
      if !source.source.hasPrefix("\(mark) \(word) ") {
        findings.append(
          "\(folder)/\(source.fileName):1: the first line must be \(mark) \(word) …")
      }
    }
  }
  return findings
}

private func editorialFindings(of problem: Problem) -> [String] {
  let lines = problem.editorial.split(separator: "\n", omittingEmptySubsequences: false)
  let heads = lines.indices.filter { lines[$0].hasPrefix("## ") }
  var findings: [String] = []
  if heads.count < 2 {
    findings.append(
      "editorial.md:\((heads.first ?? 0) + 1): two approaches (## Name) are needed, not "
        + "\(heads.count).")
  }
  let names = Set(problem.solutions.map(\.name))
  for (head, end) in zip(heads, heads.dropFirst() + [lines.endIndex]) {
    let (title, section) = (lines[head].dropFirst(3), lines[head..<end])
    let place = section.firstIndex { $0.hasPrefix("Solution: `") }
    let name = place.map { String(lines[$0].dropFirst(11).prefix { $0 != "`" }) } ?? ""
    if !names.contains(name) {
      findings.append(
        "editorial.md:\((place ?? head) + 1): \(title): Solution: `NAME` must name a file of "
          + "solutions/.")
    }
    for part in ["Idea", "Why it is right", "Complexity", "Pitfalls"]
    where !section.contains("### \(part)") {
      findings.append("editorial.md:\(head + 1): \(title): the part ### \(part) is missing.")
    }
  }
  return findings
}

extension TestCase {
  fileprivate var isGenerated: Bool {
    if case .generated = input { true } else { false }
  }
}

extension Solution {
  /// Whether it is the mutant that is right but too slow.
  var isSlow: Bool { name == "slow" }

  /// Whether something of a new problem's skeleton is left in it.
  var isUnfinished: Bool { source.contains(ProblemPlace.unfinishedMark) }
}
