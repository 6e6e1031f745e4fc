internal import Catalogue
internal import Domain
import Trials

/// Where in the folder something stands, as `FILE:LINE`, with which a failure begins.
extension ProblemFolder {
  func place(ofTest index: Int) -> String { "tests.json:\(lines.cases[index])" }

  /// A list of `tests.json`; the file alone when it has no such list.
  func place(ofTests key: String) -> String {
    lines.ofTests(key).map { "tests.json:\($0)" } ?? "tests.json"
  }

  /// An entry of `problem.yml` by the keys that lead there.
  func place(ofEntry path: some StringProtocol) -> String {
    "problem.yml:\(lines.ofEntry(path))"
  }

  /// What a sentence of TestForge speaks of, which begins with the entry.
  func place(named sentence: String) -> String {
    place(ofEntry: sentence.prefix { $0 != ":" && $0 != " " })
  }

  /// A source, on what the judge calls when no line of it is known.
  func place(of source: Solution, line: Int? = nil) -> String {
    let folder = mutants.contains(source) ? "mutants" : "solutions"
    return "\(folder)/\(source.fileName):\(line ?? callLine(in: source))"
  }

  /// A mutant, on the first line that the fast reference of its language does not have.
  func place(ofBugIn mutant: Solution) -> String {
    let fast = problem.solution("fast", in: mutant.language)
    let known = Set(fast?.source.split(separator: "\n") ?? [])
    let lines = mutant.source.split(separator: "\n", omittingEmptySubsequences: false)
    // The first line names the bug and is no part of it.
    let bug = lines.indices.dropFirst().first { !lines[$0].isEmpty && !known.contains(lines[$0]) }
    return place(of: mutant, line: fast == nil ? nil : bug.map { $0 + 1 })
  }

  /// A test as a failure names it: what it is there for, and where it stands.
  func name(ofTest index: Int) -> String {
    "\"\(problem.tests[index].reason)\" (\(place(ofTest: index)))"
  }

  /// The line on which the function or the class begins; 1 when it is nowhere.
  private func callLine(in source: Solution) -> Int {
    let name =
      switch problem.signature {
      case .function(let function): "\(function.name)("
      case .design(let design): design.className
      }
    let lines = source.source.split(separator: "\n", omittingEmptySubsequences: false)
    let call = lines.firstIndex { line in
      !line.drop { $0 == " " }.hasPrefix(source.language.lineComment) && line.contains(name)
    }
    return (call ?? 0) + 1
  }
}
