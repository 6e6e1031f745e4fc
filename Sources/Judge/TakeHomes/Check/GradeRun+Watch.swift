internal import Domain

extension GradeRun {
  private static let repetitions = 3

  /// What came of building for ThreadSanitizer.
  struct WatchedProgram: Sendable {
    /// Why a hammer has no program, by its name.
    var leftOut: [String: String] = [:]
    /// Why none has.
    var trouble: String?
  }

  /// Whether a hammer held, so that it is worth watching.
  var hasWatchable: Bool { takeHome.hammerSuites.contains { suites[$0] == .kept } }

  /// The hammers that held, three times under ThreadSanitizer; then the checks are decided.
  mutating func watch(
    _ program: WatchedProgram?, since begin: ContinuousClock.Instant
  ) async throws {
    let names = takeHome.hammerSuites.filter { suites[$0] == .kept }
    let this = self
    let found = try await stages.run(.threadSanitizer, since: begin) { progress -> Watched in
      guard let program else {
        let hasNone = this.takeHome.hammerSuites.isEmpty
        return ([:], .skipped, hasNone ? nil : "No hammer suite passed without it.")
      }
      if let trouble = this.workshop.ground?.watchTrouble {
        return (
          Dictionary(uniqueKeysWithValues: names.map { ($0, .unjudged(trouble)) }), .skipped,
          trouble
        )
      }
      progress(0, names.count * Self.repetitions)
      return try await this.watch(names, program, progress)
    }
    decideHammers(found)
  }

  /// Decides the checks of hammers by what ThreadSanitizer found, or else by how they ran plain.
  mutating func decideHammers(_ found: [String: GradeFacts.Finding]) {
    for check in takeHome.safety {
      guard case .hammer(let suites) = check.kind else { continue }
      let findings = suites.map { found[$0] ?? self.suites[$0] ?? .broken("\($0) didn't run.") }
      safety[check.id] =
        findings.first { if case .broken = $0 { true } else { false } }
        ?? findings.first { $0 != .kept } ?? .kept
    }
    // A race is a fault of the requirement too, whose suite it was found by.
    for (name, finding) in found {
      if case .broken = finding { self.suites[name] = finding }
    }
  }

  private typealias Watched = ([String: GradeFacts.Finding], GradeReport.Stage.Outcome, String?)

  private func watch(
    _ names: [String], _ program: WatchedProgram,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> Watched {
    let total = names.count * Self.repetitions
    let words = "It doesn't build for ThreadSanitizer: "
    if let reason = program.trouble {
      let finding = GradeFacts.Finding.broken(words + reason)
      return (Dictionary(uniqueKeysWithValues: names.map { ($0, finding) }), .failed, reason)
    }
    var found: [String: GradeFacts.Finding] = [:]
    var done = 0
    try await withThrowingTaskGroup(of: (String, GradeFacts.Finding).self) { group in
      for name in names {
        for _ in 0..<Self.repetitions {
          group.addTask {
            if let reason = program.leftOut[name] { return (name, .broken(words + reason)) }
            return (name, try await race(in: name))
          }
        }
      }
      for try await (name, trouble) in group {
        done += 1
        progress(done, total)
        found[name] = Self.weightier(found[name], trouble)
      }
    }
    for name in names {
      guard case .unjudged(let reason) = found[name], isAmple(name) else { continue }
      found[name] = .broken(reason)
    }
    let bad = names.filter { found[$0] != .kept }
    let note = bad.isEmpty ? nil : "Not clean: \(bad.joined(separator: ", "))."
    return (found, bad.isEmpty ? .passed : .failed, note)
  }

  /// What one run saw holds; one that was cut short says less than one that ended.
  private static func weightier(
    _ first: GradeFacts.Finding?, _ second: GradeFacts.Finding
  ) -> GradeFacts.Finding {
    switch (first, second) {
    case (.broken, _), (.kept, .unjudged): first ?? second
    default: second
    }
  }

  /// Whether the limit is so far beyond what the suite needs that not one run in three ending is a
  /// fault of the answer: ThreadSanitizer makes programs about ten times slower.
  private func isAmple(_ name: String) -> Bool {
    let ample = 20
    return template.suite(name).map {
      .milliseconds($0.cpuMilliseconds * ample) <= workshop.limits.watched
    } ?? false
  }

  /// What goes wrong in a suite under ThreadSanitizer: races and crashes.
  ///
  /// It makes programs ten times slower, so an expectation that fails may have waited too short.
  private func race(in name: String) async throws -> GradeFacts.Finding {
    guard let suite = template.suite(name) else { return .kept }
    var order = TestOrder(
      program: "\(Workshop.place(Self.name))/watched/tests", module: hidden, suite: name)
    order.isWatched = true
    order.cpu = workshop.limits.watched
    order.wall = order.cpu * workshop.limits.patience
    let run = try await workshop.run(order)
    let roots = [Self.candidate, "\(folder)/candidate", "/focus", template.folder]
    if let race = run.race(roots: roots) { return .broken(words.sentence(for: race)) }
    guard let lost = suite.tests.first(where: { run.ended[$0.id] == nil }) else { return .kept }
    let reason =
      "Under ThreadSanitizer, \(lost.name): \(words.sentence(for: run.reasonForMissing))"
    return run.end.cause == .program ? .broken(reason) : .unjudged(reason)
  }

  /// Builds the layers and the hammers for ThreadSanitizer.
  func buildWatched(_ ready: Ready) async throws -> WatchedProgram {
    guard workshop.ground?.watchTrouble == nil else { return WatchedProgram() }
    let hammers = hiddenFiles.filter { takeHome.hammerSuites.contains($0.suite) }
    guard !hammers.isEmpty else { return WatchedProgram() }
    let order = ready.programs.order.watched
    let (layers, output) = (layers.map(\.watched), "\(folder)/watched")
    async let own = workshop.objects(layers, into: output, .ahead)
    var made = try await workshop.objects(
      of: order.sources, in: order, named: "support", into: output, .ahead)
    var program = WatchedProgram()
    if let complaint = made.leftOut.values.map(\.text).min() { program.trouble = complaint }
    for hammer in hammers {
      let object = try await workshop.objects(
        of: [hammer.path], in: order, named: hammer.suite, into: output, .ahead)
      made.names += object.names
      if let complaint = object.leftOut.values.first {
        program.leftOut[hammer.suite] = complaint.text
      }
    }
    if let lines = try await own.first?.lines {
      program.trouble = lines.first ?? "the compiler gave no reason"
    }
    guard program.trouble == nil else { return program }
    let place = "\(Workshop.place(Self.name))/watched"
    let linked = try await workshop.link(
      (layers.map(\.object) + made.names).map { "\(place)/\($0)" }
        + template.facts.objects(isWatched: true) + TestGround.entry + TestGround.mutex,
      libraries: template.facts.links, isWatched: true, .ahead)
    guard let bytes = linked.bytes else {
      program.trouble = linked.lines.first ?? "the linker gave no reason"
      return program
    }
    try GradeFiles.writeProgram(bytes, "\(output)/tests")
    return program
  }
}
