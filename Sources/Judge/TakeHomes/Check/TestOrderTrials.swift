internal import Domain

/// Looks in a history for tests that failed before the code was there that made them pass.
///
/// A commit that changes tests is built as it was, and its changed tests must fail or not compile;
/// then a later commit must make the same files pass. What did not change is not compiled again.
struct TestOrderTrials: Sendable {
  let run: GradeRun
  let reader: CandidateHistory
  /// Where git's copy lies.
  let scratch: String

  private static let mostCommits = 6
  private static let mostLater = 3
  private static let mostTime = Duration.seconds(60)

  /// How a commit's tests in some files came out with its sources.
  private enum Colour: Sendable {
    case red, green
    /// The layers do not build, or the files have no tests.
    case none
  }

  /// The finding, and what a reader should know of how it was found.
  func order(
    of commits: [WorkHistory.Commit], progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> (WorkHistory.Order, String) {
    do {
      return try await firstShown(in: Array(commits.dropFirst()), progress)
    } catch let trouble as CandidateHistory.Trouble {
      return (.unjudged(trouble.reason), trouble.reason)
    }
  }

  private func firstShown(
    in own: [WorkHistory.Commit], _ progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> (WorkHistory.Order, String) {
    let testing = own.indices.filter { !own[$0].tests.isEmpty }
    // Where only tests changed, they most likely failed.
    let tried =
      (testing.filter { !own[$0].changesSources } + testing.filter { own[$0].changesSources })
      .prefix(Self.mostCommits)
    let begin = ContinuousClock.now
    var count = 0
    for index in tried {
      guard ContinuousClock.now - begin < Self.mostTime else { break }
      progress(count, tried.count)
      count += 1
      guard try await colour(of: own[index], own[index].tests) == .red else { continue }
      let later = own[(index + 1)...].filter(\.changesSources)
      for commit in Self.ends(Array(later))
      where try await colour(of: commit, own[index].tests) == .green {
        let words = "“\(own[index].subject)” failed, and “\(commit.subject)” made it pass."
        return (.testsFirst, words.cut(to: 300))
      }
    }
    progress(count, tried.count)
    if testing.isEmpty { return (.notShown("No commit after the first changes tests."), "") }
    var reason = "No commit has tests that fail and that a later commit makes pass."
    if count < testing.count {
      reason +=
        " \(count) of \(testing.count) commits with tests were tried (at most \(Self.mostCommits) "
        + "and \(Self.mostTime.inSeconds) seconds)."
    }
    return (.notShown(reason), reason)
  }

  /// The next ones, and the last.
  private static func ends(_ commits: [WorkHistory.Commit]) -> [WorkHistory.Commit] {
    let next = Array(commits.prefix(mostLater - 1))
    return commits.count > next.count ? next + commits.suffix(1) : next
  }

  private func colour(
    of commit: WorkHistory.Commit, _ files: [String]
  ) async throws -> Colour {
    let place = "\(run.folder)/trees/\(commit.id)"
    try GradeFiles.makeFolders([place])
    try await reader.write(commit.id, to: "\(place)/answer", scratch: scratch)
    // Seen at the place of every run, so that what was compiled once is found again.
    let workshop = run.workshop.showing([GradeRun.name: place])
    let copy = try await run.copy(of: "\(place)/answer", in: place, workshop)
    guard copy.missingLayers.isEmpty else { return .none }
    try GradeFiles.makeFolders(["\(place)/built"])
    try copy.write(to: place)
    let layers = GradeRun.modules(of: copy, run.template.facts)
    guard try await workshop.build(layers, into: "\(place)/built").isEmpty else { return .none }
    var colour = Colour.none
    for target in copy.testTargets where target.files.contains(where: files.contains) {
      switch try await self.colour(of: target, files, copy, workshop, into: "\(place)/built") {
      case .red: return .red
      case .green: colour = .green
      case .none: break
      }
    }
    return colour
  }

  private func colour(
    of target: CandidateTarget, _ files: [String], _ copy: CandidateCopy,
    _ workshop: Workshop, into folder: String
  ) async throws -> Colour {
    let facts = run.template.facts
    let built = copy.built.map(\.module)
    let libraries = copy.libraries(below: [target]).filter { !built.contains($0.module) }
    let folders = [GradeRun.built, GradingTemplate.modules]
    let inner = built.map { "\(GradeRun.built)/\($0).swiftmodule" } + facts.inner
    let orders = GradeRun.orders(libraries, of: copy, folders: folders, inner: inner)
    guard try await workshop.build(orders, into: folder).isEmpty else { return .red }
    let modules = built + libraries.map(\.module)
    let name = GradeRun.module(of: target.name, taken: Set(modules + facts.libraries))
    var order = ModuleOrder(
      name: name, sources: [], folders: folders,
      inner: modules.map { "\(GradeRun.built)/\($0).swiftmodule" } + facts.inner,
      dialect: target.dialect)
    order.dialect.entry = "\(name)_main"
    let made = try await workshop.objectsFileByFile(
      of: copy.sources(of: target), in: order, into: folder, .code)
    let isLeftOut = files.contains { made.leftOut["\(GradeRun.candidate)/\($0)"] != nil }
    if isLeftOut { return .red }
    let linked = try await workshop.link(
      (made.names + modules.map { "\($0).o" }).map { "\(GradeRun.built)/\($0)" }
        + facts.objects() + copy.entries(of: target), libraries: facts.links)
    guard !made.names.isEmpty, let program = linked.bytes else { return .none }
    try GradeFiles.writeProgram(program, "\(folder)/own-\(name)")
    var test = TestOrder(program: "\(GradeRun.built)/own-\(name)", module: name)
    test.isParallel = true
    test.cpu = workshop.limits.ownTests
    test.wall = test.cpu * workshop.limits.patience
    let outcome = try await workshop.run(test)
    let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
    let ids = outcome.begun.filter { names.contains(GradeRun.file($0)) }
    if ids.isEmpty { return .none }
    let passes = ids.allSatisfy { outcome.ended[$0].map { $0.failure == nil } ?? false }
    return passes ? .green : .red
  }
}
