internal import Domain

extension GradeRun {
  private static let mostDiagnostics = 60

  /// The layers of an answer and what they depend on, as modules to compile.
  static func modules(
    of copy: CandidateCopy, _ template: GradingTemplate.Facts
  ) -> [ModuleOrder] {
    orders(copy.built, of: copy, folders: [built, GradingTemplate.modules], inner: template.inner)
  }

  /// Libraries that are compiled into the first of some folders, where each finds those before it.
  static func orders(
    _ targets: [CandidateTarget], of copy: CandidateCopy, folders: [String], inner: [String]
  ) -> [ModuleOrder] {
    let place = folders.first ?? built
    return targets.enumerated().map { index, target in
      var order = ModuleOrder(
        name: target.module, sources: copy.sources(of: target).map(\.path), folders: folders,
        inner: targets.prefix(index).map { "\(place)/\($0.module).swiftmodule" } + inner,
        dialect: target.dialect, isTestable: true, isForeign: true)
      order.hasEntry = target.files.contains { PackagePath.name($0) == "main.swift" }
      return order
    }
  }

  /// The modules of the views, which build on the layers.
  static func viewOrders(
    _ targets: [CandidateTarget], of copy: CandidateCopy, _ template: GradingTemplate.Facts
  ) -> [ModuleOrder] {
    let all = orders(
      copy.built + targets, of: copy, folders: [built, GradingTemplate.modules],
      inner: template.inner)
    return all.suffix(targets.count)
  }

  var layers: [ModuleOrder] { Self.modules(of: copy, template.facts) }

  /// The files of the hidden suites.
  var hiddenFiles: [SizedFile] {
    GradeFiles.sized("\(template.folder)/hidden", as: GradingTemplate.hidden)
  }

  private var programs: SuiteProgram {
    SuiteProgram(
      takeHome.hiddenSuites, template.facts, modules: copy.built.map(\.module), hidden: hiddenFiles,
      in: "\(folder)/built", workshop)
  }

  /// What is ready before the first suite runs.
  struct Ready: Sendable {
    var programs: SuiteProgram
    /// What all suites share.
    var shared = FileObjects()
    /// The first group's objects.
    var first = FileObjects()
    /// What is wrong with the candidate's layers.
    var lines: [String] = []
  }

  typealias Outcome = GradeReport.Stage.Outcome

  /// Builds the layers and, beside them, what suites share; nil when the layers do not build.
  mutating func build() async throws -> Ready? {
    if let missing = copy.missingLayers.first {
      let reason =
        "There is no Swift file in \(copy.target(missing)?.folder ?? "Sources/\(missing)")."
      try await stages.run(.build) { _ in ((), .failed, reason) }
      diagnostics = [reason]
      return nil
    }
    if let line = copy.hooks(in: copy.built, isTest: false).first?.text {
      try await stages.run(.build) { _ in ((), .failed, line) }
      diagnostics = [line]
      return nil
    }
    let (layers, workshop, built, programs) = (layers, workshop, "\(folder)/built", programs)
    let ready = try await stages.run(.build) { progress -> (Ready, Outcome, String?) in
      progress(0, layers.count)
      let (failed, ready) = try await workshop.build(
        layers, into: built, done: { progress($0, layers.count) },
        beside: { try await Self.prepare(programs) })
      guard failed.isEmpty, let ready else {
        let lines = failed.flatMap(\.lines)
        return (Ready(programs: programs, lines: lines), .failed, lines.first)
      }
      return (ready, .passed, nil)
    }
    guard ready.lines.isEmpty else {
      diagnostics = Array(ready.lines.prefix(Self.mostDiagnostics))
      return nil
    }
    return ready
  }

  /// Compiles what suites share and the first of them; files that all share and that do not compile
  /// are left out, so that only those who need them fail.
  private static func prepare(_ programs: SuiteProgram) async throws -> Ready {
    async let early = first(programs)
    var ready = Ready(programs: programs)
    ready.shared = try await programs.shared()
    if ready.shared.leftOut.isEmpty {
      ready.first = try await early
      return ready
    }
    var leftOut = ready.shared.leftOut
    repeat {
      ready.programs.order.sources.removeAll { leftOut[$0] != nil }
      ready.shared = try await ready.programs.shared()
      leftOut.merge(ready.shared.leftOut) { first, _ in first }
    } while !ready.shared.leftOut.isEmpty
    ready.shared.leftOut = leftOut
    ready.first = try await first(ready.programs)
    return ready
  }

  static func first(_ programs: SuiteProgram) async throws -> FileObjects {
    if let group = programs.groups.first {
      try await programs.objects(of: group)
    } else {
      FileObjects()
    }
  }
}
