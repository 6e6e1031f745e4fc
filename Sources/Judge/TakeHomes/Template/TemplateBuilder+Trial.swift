internal import Domain

extension TemplateBuilder {
  private static let trials = 2

  /// Runs every hidden suite on the reference, which must pass it: its tests are the expected ones.
  func tryReference(_ facts: GradingTemplate.Facts) async throws -> [GradingTemplate.Suite] {
    try await withThrowingTaskGroup(of: (Int, GradingTemplate.Suite).self) { group in
      let programs =
        takeHome.hiddenSuites.map { ($0, GradingTemplate.tests) }
        + takeHome.viewSuites.map { ($0, Self.viewTests) }
      for (index, (name, program)) in programs.enumerated() {
        group.addTask { (index, try await trySuite(name, of: facts.module, in: program)) }
      }
      var suites: [Int: GradingTemplate.Suite] = [:]
      for try await (index, suite) in group { suites[index] = suite }
      return suites.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private func trySuite(
    _ name: String, of module: String, in program: String
  ) async throws -> GradingTemplate.Suite {
    var order = TestOrder(program: program, module: module, suite: name)
    order.cpu = .seconds(30)
    order.wall = .seconds(90)
    order.hasSwitch = true
    order.hasCanaries = true
    var reason = ""
    for _ in 0..<Self.trials {
      let clock = ContinuousClock()
      let begin = clock.now
      let run = try await workshop.run(order)
      let time = clock.now - begin
      if let trouble = Self.trouble(run) {
        reason = trouble
        continue
      }
      let tests = run.ended.keys.sorted().map {
        GradingTemplate.Suite.Test(id: $0, name: run.names[$0] ?? $0)
      }
      return GradingTemplate.Suite(
        name: name, tests: tests, milliseconds: Int(time.milliseconds),
        cpuMilliseconds: Int(run.end.usage.cpuNanoseconds / 1_000_000))
    }
    throw broken("The reference doesn't pass its own suite \(name): \(reason)")
  }

  /// What a run of the reference lacks.
  private static func trouble(_ run: TestRun) -> String? {
    if run.isTampered { return "The tests that must fail aren't reported as failed." }
    if let failed = run.ended.values.filter({ $0.failure != nil }).min(by: { $0.id < $1.id }) {
      return "\(run.names[failed.id] ?? failed.id): \(failed.failure ?? "")"
    }
    if let lost = run.begun.subtracting(run.ended.keys).min() {
      return "\(run.names[lost] ?? lost): \(run.reasonForMissing)"
    }
    if run.end.cause != .program || run.end.status != .exited(0) {
      return "\(run.reasonForMissing) \(run.errors.suffix(300))"
    }
    return run.ended.isEmpty ? "It has no tests." : nil
  }
}
