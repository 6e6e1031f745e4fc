internal import Catalogue
internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// A case on which fast.py needs at most so many milliseconds is a small one.
  private static let smallCase = 5.0
  /// A planted mistake that takes so long on a small case hangs: at least a hundred times fast.py.
  static let hang = 500
  /// Inputs of the proof that a survivor is equivalent.
  private static let mostSmallInputs = 4_000
  private static let seededInputs = 10_000
  private static let chunk = 2_000

  /// Every mistake planted into fast.py is killed by a hidden case or listed and proved equivalent.
  mutating func checkPlanted(into fast: Solution, times: [Double]) async throws {
    guard let mutants = try await planted(into: fast) else { return }
    step("running \(mutants.count) planted mistakes")
    let survivors = try await survivors(among: mutants, times: times)
    report.planted = mutants.count
    report.killed = mutants.count - survivors.count
    checkListed(survivors, among: mutants)
    try await prove(survivors, against: fast)
  }

  /// What the mutator plants into fast.py; nil, with a failure, when it cannot.
  mutating func planted(into fast: Solution) async throws -> [PlantedMutant]? {
    guard !settings.mutator.isEmpty else {
      fail("Runtimes/forge/mutator.py is missing.")
      return nil
    }
    step("planting mistakes into fast.py")
    let job = PlantedMutant.job(mutator: settings.mutator, solution: fast.source)
    let verdict = try await runner.verdict(for: job)
    guard let mutants = PlantedMutant.list(verdict?.cases.first?.actual) else {
      let reason = verdict?.cases.first?.note ?? verdict?.diagnostics.first?.message ?? ""
      fail("\(folder.place(of: fast)): the mutator gave no list of mutants. \(reason)")
      return nil
    }
    return mutants
  }

  /// The small hidden cases with what tells a hang on them, then the others with the usual limit.
  ///
  /// `times` are the milliseconds of fast.py on each case.
  func rounds(by times: [Double]) -> [(places: [Int], limit: Int?)] {
    rounds(of: hiddenPlaces, by: times)
  }

  /// The same of cases at some places of `times`.
  func rounds(of places: [Int], by times: [Double]) -> [(places: [Int], limit: Int?)] {
    let rounds: [(places: [Int], limit: Int?)] = [
      (places.filter { times[$0] <= Self.smallCase }, Self.hang),
      (places.filter { times[$0] > Self.smallCase }, nil),
    ]
    return rounds.filter { !$0.places.isEmpty }
  }

  private mutating func survivors(
    among mutants: [PlantedMutant], times: [Double]
  ) async throws -> [PlantedMutant] {
    var left = mutants
    for round in rounds(by: times) {
      let cases = bySize(round.places).cases
      let verdicts = try await judge(
        left.map {
          Trial(
            solution: $0.solution, cases: cases, stopsAtFirstFailure: true,
            cpuMilliseconds: round.limit)
        })
      left = zip(left, verdicts).filter { $1.verdict == .accepted }.map(\.0)
    }
    return left
  }

  /// What equivalent.yml lists must still be planted and survive.
  private mutating func checkListed(_ survivors: [PlantedMutant], among mutants: [PlantedMutant]) {
    for listed in folder.equivalents where !survivors.contains(where: { $0.id == listed.id }) {
      let isPlanted = mutants.contains { $0.id == listed.id }
      fail(
        "equivalent.yml:\(listed.line): '\(listed.id)': "
          + (isPlanted ? "a hidden case kills it." : "no such mistake is planted.")
          + " Remove it.")
    }
  }

  /// Looks for an input that tells a survivor from fast.py: none, or it is not equivalent.
  ///
  /// Every input of a small domain, then seeded ones. What passed before under the same content is
  /// not proved again.
  private mutating func prove(
    _ survivors: [PlantedMutant], against fast: Solution
  ) async throws {
    let listed = Set(folder.equivalents.map(\.id))
    guard !survivors.isEmpty else { return }
    report.survivors = survivors.map {
      Authoring.Survivor(
        id: $0.id, line: $0.line, input: nil, isListed: listed.contains($0.id))
    }
    if knownRow == nil || report.survivors.contains(where: { !$0.isListed }) {
      guard try await findDifferences(survivors, fast) else { return }
    }
    for survivor in report.survivors { judge(survivor) }
  }

  /// False when there are no inputs to compare on.
  private mutating func findDifferences(
    _ survivors: [PlantedMutant], _ fast: Solution
  ) async throws -> Bool {
    step("proving \(survivors.count) survivors equivalent")
    guard let seeded = try randomCases(Self.seededInputs) else { return false }
    let domain = try SmallDomain(of: problem, most: Self.mostSmallInputs)
    let all =
      domain.inputs.map { JudgeCase(input: $0, expected: nil, isVisible: false) } + seeded.cases
    report.proofInputs = all.count
    for start in stride(from: 0, to: all.count, by: Self.chunk) {
      var cases = Array(all[start..<min(start + Self.chunk, all.count)])
      let left = report.survivors.indices.filter { report.survivors[$0].input == nil }
      if left.isEmpty { break }
      let truth = try await judge(fast, cases)
      guard truth.verdict == .accepted else {
        fail(sentence(about: fast, truth, names: []))
        return false
      }
      if problem.comparator.needsExpected {
        for (index, result) in zip(cases.indices, truth.cases) {
          cases[index].expected = result.actual
        }
      }
      let verdicts = try await judge(
        left.map {
          Trial(solution: survivors[$0].solution, cases: cases, stopsAtFirstFailure: true)
        })
      for (place, verdict) in zip(left, verdicts) {
        report.survivors[place].input = verdict.firstFailure?.input
      }
    }
    requireTelling(domain)
    return true
  }

  /// Agreement on a handful of inputs proves nothing.
  private mutating func requireTelling(_ domain: SmallDomain) {
    let proven = report.survivors.contains { $0.input == nil && $0.isListed }
    guard proven, !domain.isTelling else { return }
    fail(
      "\(folder.place(ofEntry: "generator")): the families make \(domain.inputs.count) small "
        + "inputs, too few to prove a survivor equivalent: give a family smaller sizes or more "
        + "values, or write fast.py so that it can't be planted.")
  }

  private mutating func judge(_ survivor: Authoring.Survivor) {
    let place = "solutions/fast.py:\(survivor.line)"
    switch (survivor.input, survivor.isListed) {
    case (let input?, true):
      let line = folder.equivalents.first { $0.id == survivor.id }?.line ?? 1
      fail(
        "equivalent.yml:\(line): '\(survivor.id)' (\(place)) isn't equivalent, it differs on "
          + "\(Value.array(input).excerpt): add that as a hidden case and remove it from the list.")
    case (let input?, false):
      fail(
        "\(place): '\(survivor.id)' survives the hidden cases; it differs on "
          + "\(Value.array(input).excerpt): add such a case.")
    case (nil, true): report.equivalent += 1
    case (nil, false):
      fail(
        "\(place): '\(survivor.id)' survives the hidden cases and agrees with fast.py on "
          + "\(report.proofInputs) inputs: write fast.py so that it can't be planted, or list it in "
          + "equivalent.yml.")
    }
  }
}

extension PlantedMutant {
  var solution: Solution {
    Solution(name: "fast.py with '\(id)'", language: .python, source: source)
  }
}
