internal import Domain

extension GradeRun {
  /// What is built for the views: nothing where the project, the answer or the order has none.
  private var viewTargets: [CandidateTarget] {
    guard wants(.views), let views = takeHome.views, !views.lines.isEmpty else { return [] }
    return copy.views(views)
  }

  /// Builds the views and runs their suites.
  ///
  /// They are built apart: views that do not compile cost no point of the hundred.
  mutating func runViews(_ ready: Ready) async throws {
    let targets = viewTargets
    guard !targets.isEmpty else { return }
    hasViews = true
    let this = self
    let names = takeHome.viewSuites
    let (outcomes, reason) = try await stages.run(.views) {
      progress -> (([SuiteOutcome], String?), Outcome, String?) in
      progress(0, names.count)
      if let reason = try await this.buildViews(targets) {
        return (([], reason), .failed, reason)
      }
      let views = try await this.viewPrograms(targets, ready)
      let ran = try await this.run(views, names) { progress($0, names.count) }
      let bad = ran.outcomes.count { $0.finding != .kept }
      let note = bad == 0 ? nil : "\(bad) of \(names.count) suites fail."
      return ((ran.outcomes, nil), bad == 0 ? .passed : .failed, note)
    }
    if let reason {
      miss(names, "Your views don't build: \(reason)")
    } else {
      note(outcomes, inOrderOf: names)
    }
  }

  /// The views fail with the build that they stand on.
  mutating func skipViews(_ reason: String) async throws {
    guard !viewTargets.isEmpty else { return }
    hasViews = true
    try await stages.run(.views) { _ in ((), .skipped, "It needs the build.") }
    miss(takeHome.viewSuites, reason)
  }

  /// Why the views cannot be built; nil when they are.
  private func buildViews(_ targets: [CandidateTarget]) async throws -> String? {
    if let hook = copy.hooks(in: targets, isTest: false).first { return hook.text }
    let orders = Self.viewOrders(targets, of: copy, template.facts)
    return try await workshop.build(orders, into: "\(folder)/built").first.map {
      $0.lines.first ?? "the compiler gave no reason"
    }
  }

  private func viewPrograms(
    _ targets: [CandidateTarget], _ ready: Ready
  ) async throws -> Ready {
    var programs = SuiteProgram(
      takeHome.viewSuites, named: "views", template.facts,
      modules: (copy.built + targets).map(\.module), hidden: hiddenFiles, in: "\(folder)/built",
      workshop)
    // What of it does not compile with the answer was left out before.
    programs.order.sources = ready.programs.order.sources
    return Ready(
      programs: programs, shared: ready.shared, first: try await Self.first(programs))
  }
}
