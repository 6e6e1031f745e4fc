internal import Domain
internal import Foundation

/// Grades packages, one check at a time; further ones wait in turn.
struct Grader: Sendable {
  let configuration: JudgeConfiguration
  let supervisor: Result<JailSupervisor, JudgeError>
  let probe: Probe
  let shelf: ToolchainShelf
  private let limits: GradeLimits
  private let queue = JobQueue(places: 1)
  private let flight = SingleFlight()
  private let slots = Slots(ProcessInfo.processInfo.activeProcessorCount)
  private let testSlots = Slots(3 * ProcessInfo.processInfo.activeProcessorCount)

  init(
    _ configuration: JudgeConfiguration, _ supervisor: Result<JailSupervisor, JudgeError>,
    _ probe: Probe, _ shelf: ToolchainShelf, limits: GradeLimits = GradeLimits()
  ) {
    self.configuration = configuration
    self.supervisor = supervisor
    self.probe = probe
    self.shelf = shelf
    self.limits = limits
  }

  private var folder: String { "\(configuration.cache)/takehomes" }
  private var secretPath: String { "\(folder)/secret" }

  /// Throws: ``JudgeError``, ``MutationError``, or `CancellationError`.
  func check(_ job: GradeJob, emit: @escaping @Sendable (GradeEvent) -> Void) async throws {
    // Said before anything is read or built.
    let parts = ["Sources", "Tests"].map { "\(job.candidate)/\($0)" }
    let most = CandidateCopy.mostFiles
    guard !GradeFiles.hasMore(than: most, below: parts, ending: ".swift") else {
      throw JudgeError.answerTooLarge(mostFiles: most)
    }
    let turn = try queue.enter()
    defer { queue.leave(turn) }
    for await _ in turn.positions {}
    try Task.checkCancellation()
    if job.scope == .rules {
      return emit(.finished(try await Linter.report(job, emit: emit)))
    }
    if job.scope == .plain {
      var check = PlainCheck(
        job, in: plainFolder(of: job), probe, patience: limits.plainSuite, emit: emit)
      return emit(.finished(try await check.report()))
    }
    var stages = StageLog(emit: emit)
    let bare = try await bareWorkshop()
    let (found, made) = try await stages.run(.template) { progress in
      (try await template(job, bare, progress), .passed, nil)
    }
    let run = "\(folder)/runs/\(ProcessMark.own.name)-\(UUID().uuidString)"
    defer { GradeFiles.remove(run) }
    try GradeFiles.makeFolders([run])
    sweep()
    for (path, digest) in made.facts.digests {
      found.digests.know("\(made.folder)/\(path)", digest)
    }
    let workshop = found.showing([GradingTemplate.name: made.folder, GradeRun.name: run])
    var check = GradeRun(
      job: job, template: made, workshop: workshop, folder: run,
      secret: try MachineSecret(at: secretPath),
      git: await GitTool(probe), stages: stages, emit: emit)
    emit(.finished(try await check.report()))
  }

  func bareWorkshop() async throws -> Workshop {
    let supervisor = try supervisor.get()
    let level: JailLevel
    do { level = try await supervisor.probe().level } catch { throw JudgeError(error) }
    // Below it tests have no /proc, where libdispatch counts its threads, and crash.
    guard level >= .L3 else {
      throw JudgeError.jailTooWeak(level: "\(level)")
    }
    return Workshop(
      supervisor: supervisor, level: level,
      toolchain: try await shelf.toolchain(SwiftToolchain.self),
      slots: slots, testSlots: testSlots, limits: limits, digests: FileDigests())
  }

  /// Where an answer's copy is built outside of the jail: one for each folder.
  private func plainFolder(of job: GradeJob) -> String {
    "\(folder)/plain/\(job.takeHome.slug)-\(SHA256.hex(Array(job.candidate.utf8)).prefix(12))"
  }

  /// Gives a workshop with the ground that all stands on, and the project's template.
  private func template(
    _ job: GradeJob, _ bare: Workshop, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> (Workshop, GradingTemplate) {
    let cached = CachedFolder(parent: folder, flight: flight)
    let own = "\(configuration.runtimes)/swift/TakeHomes"
    let names = [
      "Canary.swift", "Entry.swift", "Mutation.swift", "Quiet.swift", "XCTestBridge.swift",
      "mutation.c",
      "mutex.c", "records.c", "switch.c",
    ]
    let sources = try names.map { name throws(JudgeError) in try runtimeFile("\(own)/\(name)") }
    // Whether ThreadSanitizer works depends on the jail, too.
    let key = TemplateKey.digest(
      [bare.toolchain.identity, bare.recipe, "\(bare.level)"], sources)
    let ground = try await cached.folder("ground", key) { draft in
      progress(0, 1)
      try await TestGround.build(draft, sources: own, bare, probe)
    }
    var workshop = bare.showing([TestGround.name: ground])
    workshop.ground = TestGround(folder: ground, identity: key)
    workshop.shelf = CompileShelf(folder: "\(folder)/compiled")
    let ready = workshop
    let secret = try MachineSecret(at: secretPath)
    let libraries = try LibraryList(job.takeHome, kits: job.kits)
    let folder = try await cached.folder(
      job.takeHome.slug, TemplateKey.of(job, libraries, ground: key)
    ) { draft in
      try await TemplateBuilder(
        job.takeHome, libraries, kits: job.kits, draft: draft,
        secret: secret, ready, step: progress
      ).build()
    }
    return (ready, try GradingTemplate(folder: folder))
  }

  /// Removes what a killed process left, and what was compiled long ago.
  private func sweep() {
    CompileShelf(folder: "\(folder)/compiled").trim()
    for name in GradeFiles.names("\(folder)/runs") {
      guard ProcessMark(in: name)?.isGone == true else { continue }
      GradeFiles.remove("\(folder)/runs/\(name)")
    }
  }
}
