internal import Domain
internal import TestForge

extension Gate {
  /// How the fast and the brute reference grow on inputs of the family that tells them apart.
  mutating func measureGrowth(of fast: Solution) async throws {
    guard let references = GrowthRuns.references(of: problem, for: fast.language) else { return }
    step("measuring how fast.swift and brute.swift grow")
    var runs = GrowthRuns(problem: problem, runner: runner)
    guard let (inputs, curves) = try await runs.family(for: references) else { return }
    report.cpuMilliseconds += runs.cpuMilliseconds
    let words = zip(references, curves).map { reference, curve in
      "\(reference.name).\(reference.language.fileExtension) \(growthWords(for: curve))"
    }
    report.growth = "\(words.joined(separator: ", ")) (family \(inputs.family))"
  }
}
