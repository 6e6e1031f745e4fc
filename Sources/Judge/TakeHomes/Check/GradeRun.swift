internal import Domain

/// One check of one package, stage by stage.
///
/// What later stages need is compiled beside earlier ones, as far as the cores are free.
struct GradeRun: Sendable {
  /// The name of its folder among those that a jail shows.
  static let name = "run"
  static var candidate: String { "\(Workshop.place(name))/candidate" }
  static var built: String { "\(Workshop.place(name))/built" }

  let job: GradeJob
  let template: GradingTemplate
  let workshop: Workshop
  /// On the host; gone afterwards.
  let folder: String
  let secret: MachineSecret
  let git: GitTool?
  let emit: @Sendable (GradeEvent) -> Void

  var stages: StageLog
  var copy: CandidateCopy
  var suites: [String: GradeFacts.Finding] = [:]
  /// Whether the answer has the optional part.
  var hasViews = false
  var safety: [String: GradeFacts.Finding] = [:]
  var tests: [GradeReport.Test] = []
  var diagnostics: [String] = []
  /// How much of each file the answer's own tests reach.
  var coverage: [GradeReport.Coverage] = []
  /// What the compiler warned of in the answer's own sources.
  var warnings: [String] = []

  /// With what is asked for alone.
  let takeHome: TakeHome
  /// In which hidden tests speak to the candidate.
  let words: FailureWords
  /// The module of the hidden suites.
  var hidden: String { template.facts.module }

  init(
    job: GradeJob, template: GradingTemplate, workshop: Workshop, folder: String,
    secret: MachineSecret, git: GitTool?, stages: StageLog,
    emit: @escaping @Sendable (GradeEvent) -> Void
  ) {
    self.job = job
    takeHome = job.part.map(job.takeHome.narrowed) ?? job.takeHome
    words = FailureWords(promised: takeHome.promisedNames)
    self.template = template
    self.workshop = workshop
    self.folder = folder
    self.secret = secret
    self.git = git
    self.stages = stages
    self.emit = emit
    copy = CandidateCopy()
  }

  /// Throws: ``JudgeError``, ``MutationError``, or `CancellationError`; what is wrong with the
  /// package is in the report.
  mutating func report() async throws -> GradeReport {
    try await take()
    if case .switched(let defect) = job.scope {
      try await runHidden(on: defect)
      try await lint()
      return try await close(.unjudged("The defect is in the sources."))
    }
    let this = self
    async let ownPrograms = this.compileOwnTests()
    if !needsBuild {
      try await leaveOut([.build, .hiddenTests, .hammer, .threadSanitizer])
    } else if let ready = try await build() {
      let built = self
      async let watched = built.buildWatched(ready)
      async let warned = built.compilerWarnings()
      try await runHidden(ready)
      let begin = stages.begin(.threadSanitizer)
      try await watch(hasWatchable ? try await watched : nil, since: begin)
      warnings = try await warned
      try await runViews(ready)
      try await measure()
    } else {
      let reason = "It doesn't build: \(diagnostics.first ?? "the compiler gave no reason.")"
      try await skip(reason)
      try await skipViews(reason)
    }
    try await lint()
    guard wants(.ownTests) else {
      try await leaveOut([.ownTests])
      return try await close(.unjudged("It was left out on request."))
    }
    let begin = stages.begin(.ownTests)
    return try await close(try await runOwnTests(try await ownPrograms, since: begin))
  }

  /// The history and the points.
  private mutating func close(_ ownTests: GradeFacts.OwnTests) async throws -> GradeReport {
    var (history, trouble) = (WorkHistory(commits: nil, notes: nil), String?.none)
    if wants(.history) {
      (history, trouble) = try await readHistory()
    } else {
      try await leaveOut([.history])
    }
    let facts = GradeFacts(
      suites: suites, safety: safety, hasViews: hasViews, ownTests: ownTests, history: history,
      historyTrouble: trouble)
    let score = GradeScore(facts, of: takeHome, in: job.part?.areas)
    var mutants: [GradeReport.MutantOutcome] = []
    if case .judged(let outcomes) = ownTests { mutants = outcomes }
    return GradeReport(
      takeHome: takeHome.slug, score: score.score, areas: score.areas, stages: stages.stages,
      lost: score.lost, tests: tests, mutants: mutants, diagnostics: diagnostics, review: review,
      coverage: coverage, choices: history.choices, of: takeHome)
  }

  /// Whether a part of the points is asked for.
  func wants(_ area: GradeReport.Area.Kind) -> Bool { job.part?.areas.contains(area) ?? true }

  private var needsBuild: Bool {
    job.part.map { $0.builds || !takeHome.hiddenSuites.isEmpty || !takeHome.viewSuites.isEmpty }
      ?? true
  }

  /// Stages that nobody asked for, of which there is nothing to say.
  private mutating func leaveOut(_ kinds: [GradeStage]) async throws {
    for kind in kinds { try await stages.run(kind) { _ in ((), .skipped, nil) } }
  }

  private mutating func take() async throws {
    let this = self
    copy = try await stages.run(.copy) { _ in
      try GradeFiles.makeFolders(
        ["candidate", "built", "watched", "own", "measured", "history"].map {
          "\(this.folder)/\($0)"
        })
      var copy = try await this.copy(of: this.job.candidate, in: this.folder, this.workshop)
      if case .switched(let defect) = this.job.scope { try copy.plant(defect) }
      try copy.write(to: this.folder)
      return (copy, copy.missingLayers.isEmpty ? .passed : .failed, copy.note)
    }
  }

  /// What is taken of a package by its manifest; `place` is what jails see as the run's folder.
  func copy(
    of candidate: String, in place: String, _ workshop: Workshop
  ) async throws -> CandidateCopy {
    let reader = ManifestReader(
      workshop: workshop, folder: place, modules: template.facts.libraries + [hidden])
    return CandidateCopy(candidate, of: takeHome, reading: try await reader.read(candidate))
  }

  /// What needs the build fails with it.
  private mutating func skip(_ reason: String) async throws {
    for kind in [GradeStage.hiddenTests, .hammer, .threadSanitizer] {
      try await stages.run(kind) { _ in ((), .skipped, "It needs the build.") }
    }
    miss(takeHome.hiddenSuites, reason)
    for check in takeHome.safety {
      if case .hammer = check.kind { safety[check.id] = .broken(reason) }
    }
  }

  /// Suites none of whose tests could run.
  mutating func miss(_ names: [String], _ reason: String) {
    for suite in names.compactMap(template.suite) {
      suites[suite.name] = .broken(reason)
      for test in suite.tests {
        add(.init(suite: suite.name, name: test.name, status: .missing, message: reason))
      }
    }
  }

  private mutating func add(_ test: GradeReport.Test) {
    tests.append(test)
    emit(.test(test))
  }
}
