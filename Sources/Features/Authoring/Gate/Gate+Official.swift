internal import Catalogue
internal import Domain
internal import TestForge

extension Gate {
  /// Reads LeetCode's recorded bounds and holds `constraints` and the statement to them.
  mutating func checkOfficial() {
    guard !problem.official.isEmpty else {
      return fail(
        "\(folder.place(ofEntry: "constraints")): the problem has no official bounds: add official: "
          + "with LeetCode's bounds, one formula for each, such as [\"1 <= nums.length <= 10^4\"]; for a "
          + "problem that isn't on LeetCode, write official: [none].")
    }
    do {
      let bounds = try OfficialBounds(of: problem)
      official = bounds
      for size in bounds.unbounded {
        fail(
          "\(folder.place(ofEntry: "official")): no formula bounds \(size): add LeetCode's, such as "
            + "\"1 <= \(size) <= 10^4\".")
      }
      report.failures += bounds.differences.map { "\(folder.place(named: $0)): \($0)" }
      checkStatement(bounds)
    } catch {
      fail("\(folder.place(named: "\(error)")): \(error)")
    }
  }

  private mutating func checkStatement(_ bounds: OfficialBounds) {
    let lines = problem.statement.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(of: "## Constraints") else {
      if problem.official != OfficialBounds.none {
        fail("statement.md: the part ## Constraints is missing.")
      }
      return
    }
    let section = lines[(head + 1)...].prefix { !$0.hasPrefix("## ") }
    report.failures += bounds.missing(inConstraints: section.joined(separator: "\n")).map {
      "statement.md: in ## Constraints, \($0)"
    }
  }

  /// A case that decides a verdict lies within LeetCode's bounds.
  mutating func checkOfficialCases() {
    guard let official else { return }
    for place in countingPlaces {
      guard let finding = official.findings(in: cases[place].input).first else { continue }
      fail(
        "\(folder.place(ofTest: place)): \"\(problem.tests[place].reason)\": this case is outside "
          + "of LeetCode's bounds. \(finding) Make it smaller, or a stretch case.")
    }
  }
}
