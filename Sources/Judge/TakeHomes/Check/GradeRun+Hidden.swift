internal import Domain

extension GradeRun {
  /// What came of one suite.
  struct SuiteOutcome: Sendable {
    var suite: String
    var tests: [GradeReport.Test]

    var finding: GradeFacts.Finding {
      let bad = tests.first { $0.status == .failed } ?? tests.first { $0.status != .passed }
      return bad.map { .broken("\($0.name): \($0.message ?? "It failed.")") } ?? .kept
    }
  }

  /// The suites of the requirements, group after group, and then the hammers.
  mutating func runHidden(_ ready: Ready) async throws {
    let this = self
    let programs = try await runRequirements { names, done in
      let made = try await this.run(ready, names, done: done)
      return (made.outcomes, made.programs)
    }
    try await runHammers(takeHome.hammerSuites, programs)
  }

  /// The same on the reference with a defect switched on, whose program the template holds.
  mutating func runHidden(on defect: TakeHome.Mutant) async throws {
    let suites = takeHome.hiddenSuites
    let programs = suites.reduce(into: [:]) { $0[$1] = Place.program(GradingTemplate.tests) }
    let number = secret.number(of: defect, in: takeHome)
    let this = self
    _ = try await runRequirements { names, done in
      (try await this.run(names, programs, defect: number, done: done), programs)
    }
    let hammers = takeHome.hammerSuites
    try await runHammers(hammers, programs, defect: number)
    let reason = "A switched defect isn't run under ThreadSanitizer."
    try await stages.run(.threadSanitizer) { _ in ((), .skipped, reason) }
    decideHammers([:])
  }

  private mutating func runRequirements(
    _ run: (_ names: [String], _ done: @escaping @Sendable (Int) -> Void) async throws -> (
      [SuiteOutcome], [String: Place]
    )
  ) async throws -> [String: Place] {
    let hammers = takeHome.hammerSuites
    let names = takeHome.requirementSuites.filter { !hammers.contains($0) }
    let (outcomes, programs) = try await stages.run(.hiddenTests) { progress in
      progress(0, names.count)
      let made = try await run(names) { progress($0, names.count) }
      let bad = made.0.count { $0.finding != .kept }
      let note = bad == 0 ? nil : "\(bad) of \(names.count) suites fail."
      return (made, names.isEmpty ? .skipped : bad == 0 ? .passed : .failed, note)
    }
    note(outcomes, inOrderOf: names)
    return programs
  }

  /// One after the other, and alone: their threads shall meet on all cores.
  private mutating func runHammers(
    _ names: [String], _ programs: [String: Place], defect: UInt64? = nil
  ) async throws {
    let this = self
    let outcomes = try await stages.run(.hammer) { progress -> ([SuiteOutcome], Outcome, String?) in
      progress(0, names.count)
      var outcomes: [SuiteOutcome] = []
      for name in names {
        outcomes += try await this.run([name], programs, defect: defect) { _ in }
        progress(outcomes.count, names.count)
      }
      let bad = outcomes.count { $0.finding != .kept }
      let note = bad == 0 ? nil : "\(bad) of \(names.count) suites fail."
      return (outcomes, names.isEmpty ? .skipped : bad == 0 ? .passed : .failed, note)
    }
    note(outcomes, inOrderOf: names)
  }

  /// Where a suite's program lies, or why it has none.
  enum Place: Sendable {
    case program(String)
    case none(String)
  }

  struct Ran: Sendable {
    var outcomes: [SuiteOutcome] = []
    var programs: [String: Place] = [:]
  }

  mutating func note(_ outcomes: [SuiteOutcome], inOrderOf names: [String]) {
    for name in names {
      guard let outcome = outcomes.first(where: { $0.suite == name }) else { continue }
      suites[name] = outcome.finding
      tests += outcome.tests
    }
  }

  /// Makes the groups' programs side by side, and runs each group's suites as soon as it has one.
  func run(
    _ ready: Ready, _ names: [String], done: @escaping @Sendable (Int) -> Void
  ) async throws -> Ran {
    try await withThrowingTaskGroup(of: Ran.self) { tasks in
      for group in ready.programs.groups {
        tasks.addTask {
          let made = try await ready.programs.make(
            group, shared: ready.shared, compiled: group.number == 0 ? ready.first : nil)
          var ran = Ran()
          for file in group.files { ran.programs[file.suite] = place(of: file, group, made, ready) }
          let own = names.filter { ran.programs[$0] != nil }
          ran.outcomes = try await run(own, ran.programs) { _ in }
          return ran
        }
      }
      var all = Ran()
      for try await ran in tasks {
        all.outcomes += ran.outcomes
        all.programs.merge(ran.programs) { first, _ in first }
        done(all.outcomes.count)
      }
      return all
    }
  }

  private func place(
    of file: SizedFile, _ group: SuiteProgram.Group, _ made: SuiteProgram.Made, _ ready: Ready
  ) -> Place {
    if let complaint = made.leftOut[file.path] {
      let shared = ready.shared.leftOut.values.map(\.text).min().map { " (\($0))" } ?? ""
      return .none("It does not compile with your sources: \(complaint.text)\(shared)")
    }
    if let standIn = made.standIns[file.path] { return .none(standIn.reason) }
    if made.isReady { return .program(ready.programs.program(of: group)) }
    return .none("It doesn't link with your sources: \(made.trouble ?? "")")
  }

  /// Runs suites side by side, each in a process of its own; tests are told as they end.
  private func run(
    _ names: [String], _ programs: [String: Place], defect: UInt64? = nil, done: (Int) -> Void
  ) async throws -> [SuiteOutcome] {
    try await withThrowingTaskGroup(of: SuiteOutcome.self) { group in
      for suite in names.compactMap(template.suite) {
        let place = programs[suite.name] ?? .none("It doesn't have its own file.")
        group.addTask { try await outcome(of: suite, place, defect: defect) }
      }
      var found: [SuiteOutcome] = []
      for try await outcome in group {
        found.append(outcome)
        done(found.count)
      }
      return found
    }
  }

  private func outcome(
    of suite: GradingTemplate.Suite, _ place: Place, defect: UInt64?
  ) async throws -> SuiteOutcome {
    let program: String
    switch place {
    case .program(let path): program = path
    case .none(let reason): return missing(suite, reason)
    }
    var order = TestOrder(program: program, module: hidden, suite: suite.name)
    order.hasSwitch = defect != nil
    order.defect = defect
    order.hasCanaries = true
    order.isAlone = takeHome.hammerSuites.contains(suite.name)
    order.cpu = suite.cpu(order.isAlone ? workshop.limits.hammer : workshop.limits.suite)
    order.wall = order.cpu * workshop.limits.patience
    let names = Dictionary(suite.tests.map { ($0.id, $0.name) }) { first, _ in first }
    let emit = emit
    let run = try await workshop.run(order) { test, _ in
      if let name = names[test.id] {
        emit(.test(report(test, suite.name, name)))
      }
      return true
    }
    if let doubt = Self.doubt(run, suite) { return missing(suite, doubt) }
    let tests = suite.tests.map { test in
      if let ended = run.ended[test.id] { return report(ended, suite.name, test.name) }
      let lost = GradeReport.Test(
        suite: suite.name, name: test.name, status: .missing,
        message: words.sentence(for: run.reasonForMissing))
      emit(.test(lost))
      return lost
    }
    return SuiteOutcome(suite: suite.name, tests: tests)
  }

  /// Why nothing that was told of a suite counts, though all of it seems to have ended.
  private static func doubt(_ run: TestRun, _ suite: GradingTemplate.Suite) -> String? {
    if run.hasLostRecord {
      return "A test failed with a message over 1 MB. Give your types short descriptions."
    }
    guard run.isTampered, suite.tests.allSatisfy({ run.ended[$0.id] != nil }) else { return nil }
    return "Something in your sources interferes with how the tests' results are reported."
  }

  private func report(
    _ test: TestRun.Ended, _ suite: String, _ name: String
  ) -> GradeReport.Test {
    GradeReport.Test(
      suite: suite, name: name, status: test.failure == nil ? .passed : .failed,
      message: test.failure.map(words.sentence))
  }

  private func missing(_ suite: GradingTemplate.Suite, _ reason: String) -> SuiteOutcome {
    let reason = words.sentence(for: reason)
    let tests = suite.tests.map {
      GradeReport.Test(suite: suite.name, name: $0.name, status: .missing, message: reason)
    }
    for test in tests { emit(.test(test)) }
    return SuiteOutcome(suite: suite.name, tests: tests)
  }
}
