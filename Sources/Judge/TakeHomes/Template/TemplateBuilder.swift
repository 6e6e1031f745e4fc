internal import Domain
internal import Foundation

/// Makes a project's template in an empty folder.
struct TemplateBuilder: Sendable {
  let takeHome: TakeHome
  let libraries: LibraryList
  let draft: String
  /// It shows the draft both as the template and as the run, as checks see them.
  let workshop: Workshop
  /// The reference, taken as a candidate's answer is.
  let reference: CandidateCopy
  /// Told of each of the steps.
  let step: @Sendable (_ done: Int, _ total: Int) -> Void
  /// The module of the hidden suites.
  private let module: String
  private let secret: MachineSecret

  private static let steps = 4

  init(
    _ takeHome: TakeHome, _ libraries: LibraryList, kits: String, draft: String,
    secret: MachineSecret, _ workshop: Workshop, step: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    self.takeHome = takeHome
    self.libraries = libraries
    self.draft = draft
    self.secret = secret
    module = secret.hiddenModule(of: takeHome)
    self.workshop = workshop.showing([
      GradingTemplate.name: draft, GradeRun.name: draft, "kits": kits, "app": takeHome.reference,
    ])
    self.step = step
    let reader = ManifestReader(
      workshop: self.workshop, folder: draft, modules: libraries.all.map(\.name) + [module])
    let reading = try await reader.read(takeHome.reference)
    guard reading.manifest != nil else {
      throw JudgeError.takeHomeBroken(name: takeHome.slug, reason: reading.remark ?? "")
    }
    // What it is made of is found there while answers are graded, too.
    reference = CandidateCopy(
      takeHome.reference, of: takeHome, reading: reading,
      place: Workshop.place(GradingTemplate.name))
  }

  /// Throws: ``JudgeError``, ``MutationError``, or `CancellationError`.
  func build() async throws {
    try GradeFiles.makeFolders(
      ["hidden", "modules", "watched", "built", "candidate", "switched"].map { "\(draft)/\($0)" })
    try copyHidden()
    if let layer = reference.missingLayers.first {
      throw broken("The reference has no sources in Sources/\(layer).")
    }
    try reference.write(to: draft)
    var facts = GradingTemplate.Facts(
      module: module, libraries: libraries.compiled.map(\.name),
      headers: libraries.headerNames, links: libraries.links)
    facts.reference = reference.built.map(\.module)
    step(0, Self.steps)
    try await buildLibraries()
    step(1, Self.steps)
    try await buildReference(facts)
    step(2, Self.steps)
    facts.meaning = try await buildSuites(facts)
    if let views = takeHome.views { try await buildViews(views, &facts) }
    step(3, Self.steps)
    facts.suites = try await tryReference(facts)
    step(4, Self.steps)
    for name in ["candidate", "generated", "manifest", "switched", "switches", "views"] {
      GradeFiles.remove("\(draft)/\(name)")
    }
    facts.digests = digests()
    try GradeFiles.write(Array(try JSONEncoder().encode(facts)), "\(draft)/facts.json")
  }

  /// Of what compiles read of the template.
  private func digests() -> [String: String] {
    let files = ["hidden", "modules", "built"].flatMap {
      GradeFiles.all("\(draft)/\($0)", endings: [".swift", ".swiftmodule", ".h", ".modulemap"])
    }
    return files.reduce(into: [:]) { digests, file in
      digests[String(file.dropFirst(draft.count + 1))] = workshop.digests.digest(file)
    }
  }

  private func copyHidden() throws(JudgeError) {
    let folder = "\(takeHome.folder)/Hidden"
    for path in GradeFiles.all(folder, endings: [".swift"]) {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      guard let bytes = GradeFiles.plainFile(path, mostBytes: 1 << 20) else {
        throw broken("\(path) can't be read.")
      }
      try GradeFiles.write(bytes, "\(draft)/hidden/\(name)")
    }
  }

  private func buildLibraries() async throws {
    for library in libraries.all where library.sources.isEmpty {
      try GradeFiles.makeFolders(["\(draft)/modules/\(library.name)"])
      for (header, name) in zip(library.headers, library.headerNames) {
        let bytes = GradeFiles.plainFile(header, mostBytes: 1 << 20) ?? []
        try GradeFiles.write(bytes, "\(draft)/modules/\(name)")
      }
    }
    let orders = libraries.compiled.map { library in
      ModuleOrder(
        name: library.name, sources: library.sources.map(inJail),
        folders: [GradingTemplate.modules],
        inner: (libraries.inner(of: library).map { "\($0.name).swiftmodule" }
          + libraries.headerNames).map { "\(GradingTemplate.modules)/\($0)" },
        dialect: .ours, isTestable: takeHome.given.contains(library.name))
    }
    try check(try await workshop.build(orders, into: "\(draft)/modules").first, "a kit")
    guard !takeHome.hammerSuites.isEmpty else { return }
    let watched = orders.map(\.watched)
    try check(try await workshop.objects(watched, into: "\(draft)/watched", .code).first, "a kit")
  }

  /// A host's path below a folder that is shown.
  private func inJail(_ path: String) -> String {
    for kind in ["kits", "app"] {
      if let root = workshop.shown[kind], path.hasPrefix("\(root)/") {
        return Workshop.place(kind) + path.dropFirst(root.count)
      }
    }
    return path
  }

  /// The reference's interfaces, and its code with all its defects behind switches.
  private func buildReference(_ facts: GradingTemplate.Facts) async throws {
    try checkMutants()
    let orders = GradeRun.modules(of: reference, facts)
    var all: [ModuleOrder] = []
    for var order in orders {
      order.code = []
      for (index, path) in order.sources.enumerated() {
        guard path.hasPrefix("\(GradeRun.candidate)/Sources/") else {
          order.code?.append(path)
          continue
        }
        let file = String(path.dropFirst("\(GradeRun.candidate)/Sources/".count))
        let name = "\(order.name)/\(index)/\(path.split(separator: "/").last ?? "")"
        try GradeFiles.makeFolders(["\(draft)/switched/\(order.name)/\(index)"])
        try GradeFiles.write(
          Array(try switched(file).utf8), "\(draft)/switched/\(name)")
        order.code?.append("\(Workshop.place(GradeRun.name))/switched/\(name)")
      }
      all.append(order)
    }
    let what = "the reference with its mutants"
    try check(try await workshop.build(all, into: "\(draft)/built").first, what)
  }

  private func switched(_ file: String) throws -> String {
    let bytes = reference.files.first { $0.path == "Sources/\(file)" }?.bytes ?? []
    let mutants = takeHome.mutants.filter { $0.file == file && $0.isSwitched }
    return try TakeHome.switched(String(decoding: bytes, as: UTF8.self), by: mutants) {
      secret.number(of: $0, in: takeHome)
    }
  }

  /// Whether each defect has its file, and fits there.
  private func checkMutants() throws {
    for mutant in takeHome.mutants {
      let path = "\(takeHome.reference)/Sources/\(mutant.file)"
      guard let bytes = GradeFiles.plainFile(path, mostBytes: 1 << 20) else {
        throw broken("The mutant \(mutant.id) names \(mutant.file), which the reference lacks.")
      }
      _ = try mutant.applied(to: String(decoding: bytes, as: UTF8.self))
      let isTaken = reference.built.contains { $0.files.contains("Sources/\(mutant.file)") }
      guard isTaken || !mutant.isSwitched else {
        throw broken("The mutant \(mutant.id) is switched, but \(mutant.file) is of no layer.")
      }
    }
  }

  /// The hidden suites, which need not know that the reference holds defects, and their program.
  private func buildSuites(_ facts: GradingTemplate.Facts) async throws -> SuiteMeaning {
    let hidden = GradeFiles.sized("\(draft)/hidden", as: GradingTemplate.hidden)
    let programs = SuiteProgram(
      takeHome.hiddenSuites, facts, modules: facts.reference,
      hidden: hidden, in: "\(draft)/built", workshop, others: TestGround.mutation)
    let made = try await programs.objects()
    if let complaint = made.leftOut.values.min(by: { $0.text < $1.text }) {
      throw broken("A hidden suite doesn't compile with the reference: \(complaint.text)")
    }
    let linked = try await programs.link(made.names)
    try check(linked.bytes == nil ? linked : nil, "the reference's tests")
    try GradeFiles.writeProgram(linked.bytes ?? [], "\(draft)/tests")
    let sources = hidden.compactMap { file in
      GradeFiles.plainFile("\(draft)/hidden/\(file.name)", mostBytes: 1 << 20).map {
        SourceFile(path: file.path, bytes: $0)
      }
    }
    let meaning = SuiteMeaning(promised: programs.standIns(in: made.names), sources: sources)
    for name in made.names { GradeFiles.remove("\(draft)/built/\(name)") }
    return meaning
  }

  func check(_ result: CompileResult?, _ what: String) throws(JudgeError) {
    guard let result else { return }
    throw broken("It can't be built (\(what)): \(result.lines.prefix(3).joined(separator: " "))")
  }

  func broken(_ reason: String) -> JudgeError {
    .takeHomeBroken(name: takeHome.slug, reason: reason)
  }
}

extension ModuleOrder {
  /// The same under ThreadSanitizer's eyes.
  var watched: ModuleOrder {
    var order = self
    order.isWatched = true
    return order
  }
}
