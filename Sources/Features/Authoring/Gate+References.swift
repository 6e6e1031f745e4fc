internal import Catalogue
internal import Domain
internal import TestForge

extension Gate {
  /// Every reference passes the tests; only `brute` may be too slow for a generated one.
  mutating func checkReferences() async throws {
    for solution in problem.solutions where solution.fileName != "fast.swift" {
      step("running \(solution.fileName) on the tests")
      let verdict = try await judge(solution, cases)
      let isBrute = solution.name == "brute"
      let wrong = verdict.cases.first { result in
        result.verdict != .accepted && !(isBrute && result.verdict == .timeLimit)
      }
      if verdict.cases.isEmpty || wrong != nil {
        var verdict = verdict
        verdict.cases = wrong.map { [$0] } ?? []
        fail(sentence(about: solution, verdict, reasons: problem.tests.map(\.reason)))
      } else if solution.name == "fast" {
        try await checkTime(solution, verdict, cases)
      }
    }
  }

  /// A fast reference must stay under a third of its limit; a disturbed measure is repeated.
  mutating func checkTime(
    _ solution: Solution, _ verdict: Verdict, _ cases: [JudgeCase]
  ) async throws {
    let allowed = Double(verdict.limits.cpuMilliseconds) / 3
    var times = verdict.cases.map(\.cpuMilliseconds)
    for _ in 0..<2 {
      let late = times.indices.filter { times[$0] > allowed }
      if late.isEmpty { return }
      let again = try await judge(solution, late.map { cases[$0] })
      for (index, result) in zip(late, again.cases) {
        times[index] = min(times[index], result.cpuMilliseconds)
      }
    }
    guard let slowest = times.indices.max(by: { times[$0] < times[$1] }), times[slowest] > allowed
    else { return }
    let reason = problem.tests.indices.contains(slowest) ? problem.tests[slowest].reason : ""
    fail(
      "\(solution.fileName) takes \(Int(times[slowest])) ms on \"\(reason)\", more than a third "
        + "of its limit (\(Int(allowed)) ms).")
  }

  /// The references agree on seeded inputs of every family.
  mutating func checkAgreement(with fast: Solution) async throws {
    guard var inputs = randomCases() else { return }
    step("comparing the references on \(inputs.count) random inputs")
    let verdict = try await judge(fast, inputs.map(\.item))
    let reasons = inputs.map(\.name)
    guard verdict.verdict == .accepted else {
      return fail(sentence(about: fast, verdict, reasons: reasons))
    }
    if problem.comparator.needsExpected {
      for (index, result) in zip(inputs.indices, verdict.cases) {
        inputs[index].item.expected = result.actual
      }
    }
    let count = report.failures.count
    for solution in problem.solutions where solution != fast {
      let verdict = try await judge(solution, inputs.map(\.item), stopsAtFirstFailure: true)
      if verdict.verdict != .accepted {
        fail(sentence(about: solution, verdict, reasons: reasons) + " (fast.swift says otherwise)")
      }
    }
    if report.failures.count == count { report.randomInputs = inputs.count }
  }

  /// Seeded inputs, the families and their sizes in turn; nil when one is not valid.
  private mutating func randomCases() -> [(name: String, item: JudgeCase)]? {
    let families = families(of: problem)
    guard !families.isEmpty else { return nil }
    var cases: [(name: String, item: JudgeCase)] = []
    for index in 0..<settings.randomInputs {
      let family = families[index % families.count]
      let size = family.sizes.lowerBound + index / families.count % family.sizes.count
      let command = GeneratorCommand(
        family: family.name, seed: settings.seed &+ UInt64(index), size: size)
      let name = "family \(family.name), seed \(command.seed), size \(size)"
      do {
        let input = try generate(command, for: problem)
        if let finding = validate(input, for: problem).first {
          fail("generator, \(name): the validator refuses the input. \(finding)")
          return nil
        }
        cases.append((name, JudgeCase(input: input, expected: nil, isVisible: false)))
      } catch {
        fail("generator, \(name): \(error)")
        return nil
      }
    }
    return cases
  }
}
