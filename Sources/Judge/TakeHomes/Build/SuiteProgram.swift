internal import Domain

/// Test programs of hidden suites: what all suites share, compiled once, and a program a group.
///
/// A suite's file sees those that all share, and no other suite's: each is compiled by itself.
struct SuiteProgram: Sendable {
  /// Some suites' files, and where their program lies.
  struct Group: Sendable {
    var number: Int
    /// As the jail knows them.
    var files: [SizedFile]
    /// Its program's.
    var name: String
    var rank: Slots.Rank { number == 0 ? .firstSuites : .suites }
  }

  /// What a group's files became.
  struct Made: Sendable {
    /// Whether there is a program.
    var isReady = false
    var leftOut: [String: Complaint] = [:]
    /// What a suite would use in the place of what it means, by its file.
    var standIns: [String: StandIn] = [:]
    /// Why there is no program though files compile.
    var trouble: String?
  }

  let workshop: Workshop
  let groups: [Group]
  /// The module, with the files that all suites share as its sources.
  var order: ModuleOrder
  /// On the host.
  private let folder: String
  /// The objects of everything beside the suites, as the jail knows them.
  private let others: [String]
  private let links: [String]
  private let modules: [String]
  private let meaning: SuiteMeaning

  /// `folder` is where the layers and their libraries were built, the `modules`.
  ///
  /// `others` is linked with them. The programs' names begin with `name`.
  init(
    _ suites: [String], named name: String = "suites", _ template: GradingTemplate.Facts,
    modules: [String], hidden: [SizedFile],
    in folder: String, _ workshop: Workshop, others: [String] = []
  ) {
    self.workshop = workshop
    self.folder = folder
    let built = GradeRun.built
    order = ModuleOrder(
      name: template.module, sources: hidden.filter(\.isSupport).map(\.path),
      folders: [built, GradingTemplate.modules],
      inner: modules.map { "\(built)/\($0).swiftmodule" } + template.inner,
      dialect: .ofHiddenSuites)
    self.others =
      modules.map { "\(built)/\($0).o" } + template.objects() + TestGround.entry
      + TestGround.canary + others
    links = template.links
    self.modules = modules
    meaning = template.meaning
    let chosen = suites.compactMap { suite in
      hidden.first { $0.name == "\(suite).swift" }
    }
    groups = FileGroups.cut(chosen).enumerated().map { number, files in
      Group(number: number, files: files, name: "\(name)\(number)")
    }
  }

  /// Compiles what suites share: gives its objects and the files of it that do not compile.
  func shared(_ rank: Slots.Rank = .firstSuites) async throws -> FileObjects {
    try await workshop.objects(
      of: order.sources, in: order, named: "support", into: folder, rank)
  }

  /// What of the modules these objects want that may stand in for something else.
  func standIns(in objects: [String]) -> Set<StandIn> {
    objects.reduce(into: []) { found, name in
      guard let bytes = GradeFiles.plainFile("\(folder)/\(name)", mostBytes: 64 << 20),
        let object = ObjectFile(bytes)
      else { return }
      found.formUnion(StandIn.found(in: object, of: Set(modules)))
    }
  }

  func objects(of group: Group) async throws -> FileObjects {
    try await withThrowingTaskGroup(of: FileObjects.self) { tasks in
      for file in group.files {
        tasks.addTask {
          try await workshop.objects(
            of: [file.path], in: order, named: file.suite, into: folder, group.rank)
        }
      }
      var all = FileObjects()
      for try await made in tasks { all.add(made) }
      all.names.sort()
      return all
    }
  }

  /// Compiles all suites and what they share.
  func objects() async throws -> FileObjects {
    try await withThrowingTaskGroup(of: FileObjects.self) { tasks in
      tasks.addTask { try await shared() }
      for group in groups { tasks.addTask { try await objects(of: group) } }
      var all = FileObjects()
      for try await made in tasks { all.add(made) }
      all.names.sort()
      return all
    }
  }

  /// Links what was compiled into one program.
  func link(_ objects: [String]) async throws -> CompileResult {
    try await workshop.link(
      objects.map { "\(GradeRun.built)/\($0)" } + others, libraries: links)
  }

  /// Compiles a group unless that is done, and links it.
  func make(
    _ group: Group, shared: FileObjects, compiled: FileObjects? = nil
  ) async throws -> Made {
    let compiled = if let compiled { compiled } else { try await objects(of: group) }
    var made = Made(leftOut: compiled.leftOut)
    guard !compiled.names.isEmpty else { return made }
    for file in group.files {
      let own = compiled.names.filter { $0.hasPrefix("\(file.suite)-") }
      let found = standIns(in: shared.names + own)
      made.standIns[file.path] = found.filter(meaning.isStandIn).min { $0.name < $1.name }
    }
    let linked = try await link(shared.names + compiled.names)
    guard let program = linked.bytes else {
      made.trouble = linked.lines.first ?? "The linker gave no reason."
      return made
    }
    try GradeFiles.writeProgram(program, "\(folder)/\(group.name)")
    made.isReady = true
    return made
  }

  func program(of group: Group) -> String { "\(GradeRun.built)/\(group.name)" }
}
