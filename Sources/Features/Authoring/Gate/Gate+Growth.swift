internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// How the fast and the brute reference grow on inputs of the family that tells them apart.
  mutating func measureGrowth(of fast: Solution) async throws {
    guard let references = GrowthRuns.references(of: problem, for: fast.language) else { return }
    let names = references.map { "\($0.name).\($0.language.fileExtension)" }
    step("measuring how \(names.joined(separator: " and ")) grow")
    var runs = GrowthRuns(problem: problem, runner: runner)
    guard let (inputs, curves) = try await runs.family(for: references) else { return }
    report.cpuMilliseconds += runs.cpuMilliseconds
    let words = zip(names, curves).map { "\($0) \(growthWords(for: $1))" }
    report.growth = "\(words.joined(separator: ", ")) (family \(inputs.family))"
  }
}
