internal import Domain

extension GradeRun {
  private static let repetitions = 3

  /// A test target that could be compiled with the reference.
  struct Target: Sendable {
    var module: String
    /// The tests that passed on the reference each time.
    var counted: Set<String> = []
    /// What a process may take.
    var limit = Duration.seconds(10)
  }

  /// What is known of the candidate's tests before mutants are run.
  struct OwnPrograms: Sendable {
    var targets: [Target] = []
    var remarks: [String] = []
    var count = 0

    /// What a reader should know, as far as somebody reads it.
    var words: String {
      let most = 24
      let more = remarks.count > most ? ["And \(remarks.count - most) more."] : []
      return (remarks.prefix(most) + more).joined(separator: " ")
    }
  }

  /// The candidate's tests on the reference and on its mutants.
  mutating func runOwnTests(
    _ programs: OwnPrograms, since begin: ContinuousClock.Instant
  ) async throws -> GradeFacts.OwnTests {
    let this = self
    return try await stages.run(.ownTests, since: begin) { progress in
      guard this.judgesOwnTests else {
        let reason = "The tests were left out on request."
        return (.unjudged(reason), .skipped, reason)
      }
      guard !this.copy.testTargets.isEmpty else {
        let reason = "There are no tests: write some in Tests, with Swift Testing."
        return (.none(reason), .failed, reason)
      }
      let mutants = this.takeHome.mutants.filter(\.isSwitched)
      progress(0, mutants.count)
      let kept = this.keyOfFinds(programs)
      if let kept, this.workshop.shelf?.files(kept, count: 0) != nil {
        progress(mutants.count, mutants.count)
        return (.judged(mutants.map { .init(of: $0, isKilled: true) }), .passed, nil)
      }
      var known = programs
      try await this.runOnReference(&known)
      let remarks = known.words
      let note = remarks.isEmpty ? nil : remarks
      guard known.targets.contains(where: { !$0.counted.isEmpty }) else {
        let reason = "None of your tests can be counted. \(remarks)"
        return (.none(reason.trimmed), .failed, note)
      }
      let trials = DefectTrials(run: this, mutants: mutants)
      let (outcomes, flaky) = try await trials.outcomes(on: known.targets) {
        progress($0, mutants.count)
      }
      known.remarks += flaky.map(Self.flaky)
      let words = known.words
      let isWhole = outcomes.allSatisfy(\.isKilled)
      if isWhole, words.isEmpty, let kept { try this.workshop.shelf?.keep([], as: kept) }
      return (.judged(outcomes), isWhole ? .passed : .failed, words.isEmpty ? nil : words)
    }
  }

  /// What the programs of tests are known by once they found every defect, which they do not run for again.
  ///
  /// Nil where something was left out. One that missed a defect, perhaps by chance, always gets another try.
  private func keyOfFinds(_ programs: OwnPrograms) -> String? {
    guard !programs.targets.isEmpty, programs.remarks.isEmpty else { return nil }
    var parts = ["own tests", template.folder]
    for target in programs.targets {
      guard let digest = workshop.digests.digest("\(folder)/own/\(target.module)") else {
        return nil
      }
      parts += [target.module, digest]
    }
    return TemplateKey.digest(parts + copy.bundled.map(\.path), copy.bundled.map(\.bytes))
  }

  var judgesOwnTests: Bool {
    switch job.scope {
    case .everything: true
    case .part: wants(.ownTests)
    case .withoutOwnTests, .switched, .rules, .plain: false
    }
  }

  func order(_ target: Target, defect: UInt64? = nil) -> TestOrder {
    var order = TestOrder(
      program: "\(Workshop.place(Self.name))/own/\(target.module)", module: target.module)
    order.isParallel = true
    order.hasSwitch = true
    order.defect = defect
    order.cpu = target.limit
    order.wall = target.limit * workshop.limits.patience
    return order
  }

  /// Only tests that pass on the reference each time can tell a mutant from it.
  private func runOnReference(_ known: inout OwnPrograms) async throws {
    for index in known.targets.indices {
      var target = known.targets[index]
      target.limit = workshop.limits.ownTests
      let clock = ContinuousClock()
      let begin = clock.now
      let runs = try await repeated(order(target))
      let time = clock.now - begin
      let all = runs.reduce(into: Set<String>()) { $0.formUnion($1.begun) }
      let passes = all.reduce(into: [:]) { counts, id in
        counts[id] = runs.count { run in run.ended[id].map { $0.failure == nil } ?? false }
      }
      let flaky = all.filter { (1..<Self.repetitions).contains(passes[$0] ?? 0) }
      let flakyFiles = Set(flaky.map(Self.file))
      known.remarks += flakyFiles.sorted().map(Self.flaky)
      for id in all.sorted() where passes[id] == 0 {
        let run = runs[0]
        let why = run.ended[id]?.failure ?? run.reasonForMissing
        known.remarks.append("\(run.names[id] ?? id) fails on the reference: \(why)".cut(to: 240))
      }
      if all.isEmpty { known.remarks.append(Self.nothing(runs, target.module)) }
      target.counted = all.filter {
        passes[$0] == Self.repetitions && !flakyFiles.contains(Self.file($0))
      }
      target.limit = max(workshop.limits.mutant, time * 3)
      known.count += all.count
      known.targets[index] = target
    }
  }

  /// Side by side: a flaky test shows sooner where it is not alone.
  private func repeated(_ order: TestOrder) async throws -> [TestRun] {
    try await withThrowingTaskGroup(of: TestRun.self) { group in
      for _ in 0..<Self.repetitions { group.addTask { try await workshop.run(order) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  private static func flaky(_ file: String) -> String {
    "\(file) doesn't count: one of its tests is flaky."
  }

  private static func nothing(_ runs: [TestRun], _ module: String) -> String {
    let run = runs[0]
    guard run.end.cause == .program, run.end.status != .exited(0) else {
      return "\(module) has no Swift Testing tests that run."
    }
    return "\(module): \(run.reasonForMissing)"
  }

  /// The file's name in an identifier `Suite/test()/File.swift:12:4`.
  static func file(_ id: String) -> String {
    let last = id.split(separator: "/").last ?? ""
    let name = String(last.prefix { $0 != ":" })
    // What was written for a file stands for it.
    return name.replacing("\(XCTestWrapper.mark).swift", with: ".swift")
  }
}

extension String {
  fileprivate var trimmed: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
