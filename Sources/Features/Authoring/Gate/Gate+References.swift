internal import Catalogue
internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// A fast reference that needs more, in compiled and in interpreted code, would raise a learner's
  /// limit far above its floor, and leave no room for others' machines.
  private static func mostMilliseconds(in language: Language) -> Double {
    language.isInterpreted ? 600 : 300
  }

  /// Every reference passes the tests; only `brute` may be too slow from some size on, and what is
  /// neither `fast` nor `brute` on stretch cases.
  ///
  /// Gives the milliseconds of fast.py on each test; nil when it does not pass.
  mutating func checkReferences() async throws -> [Double]? {
    let others = problem.solutions.filter { $0.fileName != "fast.swift" }
    step("running \(others.map(\.fileName).joined(separator: ", ")) on the tests")
    let sorted = bySize(Array(cases.indices))
    let counting = countingPlaces
    let verdicts = try await judge(
      others.map { solution in
        switch solution.name {
        case "brute":
          Trial(solution: solution, cases: sorted.cases, stopsAtFirstFailure: true)
        case "fast": Trial(solution: solution, cases: cases)
        default: Trial(solution: solution, cases: counting.map { cases[$0] })
        }
      })
    var times: [Double]?
    for (solution, verdict) in zip(others, verdicts) {
      let isBrute = solution.name == "brute"
      noteTime(of: solution, verdict, isBrute ? sortedBySize(Array(cases.indices)) : counting)
      if verdict.verdict == .accepted {
        if solution.fileName == "fast.py" { times = verdict.cases.map(\.cpuMilliseconds) }
        if solution.name == "fast" { try await checkTime(solution, verdict) }
      } else if !isBrute || !verdict.hasRunOut {
        let own =
          solution.name == "fast" ? testNames : counting.map(folder.name(ofTest:))
        fail(sentence(about: solution, verdict, names: isBrute ? sorted.names : own))
      } else if let failure = verdict.firstFailure, failure.visible {
        fail(
          "\(folder.place(of: solution)): it is too slow for a visible case, "
            + "\(sorted.names[failure.index]).")
      }
    }
    try await checkApproaches(others.filter { !["fast", "brute"].contains($0.name) })
    return times
  }

  /// Notes what the slowest reference needs that manages every case that counts: like a learner's,
  /// the slow mutant's limit is derived from it.
  ///
  /// `places` are those of the tests that it was put to, in their order.
  mutating func noteTime(of solution: Solution, _ verdict: Verdict, _ places: [Int]) {
    guard solution.language == .swift else { return }
    let passed = zip(places, verdict.cases).filter { place, result in
      !problem.tests[place].isStretch && result.verdict == .accepted
    }
    guard passed.count == countingPlaces.count else { return }
    let slowest = passed.map(\.1.cpuMilliseconds).max() ?? 0
    slowestReference = max(slowestReference ?? 0, slowest)
  }

  /// Further approaches may run out of time or memory on a stretch case, but are right on it.
  private mutating func checkApproaches(_ solutions: [Solution]) async throws {
    let sorted = bySize(stretchPlaces)
    guard !sorted.cases.isEmpty else { return }
    let verdicts = try await judge(
      solutions.map { Trial(solution: $0, cases: sorted.cases, stopsAtFirstFailure: true) })
    for (solution, verdict) in zip(solutions, verdicts)
    where verdict.verdict != .accepted && !verdict.hasRunOut {
      fail(sentence(about: solution, verdict, names: sorted.names))
    }
  }

  /// A fast reference must be quick on every case that counts; a disturbed measure is repeated.
  mutating func checkTime(_ solution: Solution, _ verdict: Verdict) async throws {
    let isCounting = problem.tests.map { !$0.isStretch }
    let allowed = Self.mostMilliseconds(in: solution.language)
    var times = zip(verdict.cases, isCounting).map { $1 ? $0.cpuMilliseconds : 0 }
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
    fail(
      "\(folder.place(of: solution)): it takes \(Int(times[slowest])) ms on "
        + "\(folder.name(ofTest: slowest)), more than \(Int(allowed)) ms, and learners' limits are "
        + "made from it.")
  }

  /// The references agree on seeded inputs of every family, and the answers differ enough.
  mutating func checkAgreement(with fast: Solution) async throws {
    guard var inputs = try randomCases(folder.gate.randomInputs) else { return }
    step("comparing the references on \(inputs.cases.count) random inputs")
    let verdict = try await judge(fast, inputs.cases)
    guard verdict.verdict == .accepted else {
      return fail(sentence(about: fast, verdict, names: inputs.names))
    }
    let answers = verdict.cases.map(\.actual)
    let generator = folder.place(ofEntry: "generator")
    report.failures += balanceFindings(
      inputs: inputs.cases.map(\.input), answers: answers.map { $0 ?? .null }, problem: problem,
      terms: folder.gate
    ).map { "\(generator): \($0)" }
    if problem.comparator.needsExpected {
      for (index, answer) in zip(inputs.cases.indices, answers) {
        inputs.cases[index].expected = answer
      }
    }
    let others = problem.solutions.filter { $0 != fast }
    let verdicts = try await judge(
      others.map { Trial(solution: $0, cases: inputs.cases, stopsAtFirstFailure: true) })
    var agree = true
    for (solution, verdict) in zip(others, verdicts) where verdict.verdict != .accepted {
      agree = false
      fail(
        sentence(about: solution, verdict, names: inputs.names) + " (fast.swift says otherwise)")
    }
    if agree { report.randomInputs = inputs.cases.count }
  }

  /// Seeded inputs with their names, the families and their sizes in turn; nil when one is not valid.
  mutating func randomCases(_ count: Int) throws -> (cases: [JudgeCase], names: [String])? {
    let families = families(of: problem)
    guard !families.isEmpty else { return nil }
    var (cases, names): ([JudgeCase], [String]) = ([], [])
    for index in 0..<count {
      if index.isMultiple(of: 100) { try Task.checkCancellation() }
      let family = families[index % families.count]
      let size = family.sizes.lowerBound + index / families.count % family.sizes.count
      let command = GeneratorCommand(
        family: family.name, seed: settings.seed &+ UInt64(index), size: size)
      let name = "family \(family.name), seed \(command.seed), size \(size)"
      do {
        let input = try generate(command, for: problem)
        if let finding = validate(input, for: problem).first {
          fail(
            "\(folder.place(ofEntry: "generator.\(family.name)")): generator, \(name): the validator "
              + "refuses the input. \(finding)")
          return nil
        }
        if let finding = official?.findings(in: input).first {
          fail(
            "\(folder.place(ofEntry: "generator.\(family.name)")): generator, \(name): the input "
              + "is outside of LeetCode's bounds. \(finding)")
          return nil
        }
        cases.append(JudgeCase(input: input, expected: nil, isVisible: false))
        names.append(name)
      } catch {
        let sentence = "\(error)"
        let place =
          sentence.hasPrefix("generator.")
          ? folder.place(named: sentence) : folder.place(ofEntry: "generator.\(family.name)")
        fail("\(place): generator, \(name): \(sentence)")
        return nil
      }
    }
    return (cases, names)
  }
}

extension Verdict {
  /// Whether time or memory was not enough; which of them ends first depends on the machine.
  var hasRunOut: Bool {
    [.timeLimit, .memoryLimit].contains(firstFailure?.verdict)
  }
}
