internal import Domain

extension GradeRun {
  private static let mostLinks = 8

  /// Compiles the test targets with the reference; what does not compile is left out and named, file
  /// by file.
  func compileOwnTests() async throws -> OwnPrograms {
    judgesOwnTests ? try await compileOwnTests(on: reference) : OwnPrograms()
  }

  func compileOwnTests(on footing: Footing) async throws -> OwnPrograms {
    var known = OwnPrograms()
    let libraries = try await compileOwnLibraries(on: footing, &known)
    for target in copy.testTargets {
      let taken = Set(
        footing.layers + template.facts.libraries + libraries + known.targets.map(\.module))
      var order = ModuleOrder(
        name: Self.module(of: target.name, taken: taken), sources: [],
        folders: folders(footing), inner: inner(libraries, footing), dialect: target.dialect)
      order.dialect.entry = "\(order.name)_main"
      var files = copy.sources(of: target)
      for (path, reason) in unusable(
        target.files, footing.layers + libraries, words: footing.isMeasured ? "them" : "our answer")
      {
        known.remarks.append("\(path) was left out: \(reason).")
        files.removeAll { $0.path == "\(Self.candidate)/\(path)" }
      }
      guard
        let program = try await program(
          of: files, order, libraries, entries: copy.entries(of: target), on: footing, &known)
      else { continue }
      try GradeFiles.writeProgram(program, "\(folder)/\(footing.name)/\(order.name)")
      known.targets.append(Target(module: order.name))
    }
    return known
  }

  /// What a compile of tests may read that is not the same in each check.
  private func inner(_ libraries: [String], _ footing: Footing) -> [String] {
    libraries.map { "\(footing.place)/\($0).swiftmodule" }
      + footing.layers.map { "\(footing.interfaces)/\($0).swiftmodule" }
      + template.facts.inner
  }

  private func folders(_ footing: Footing) -> [String] {
    [footing.place, footing.interfaces, GradingTemplate.modules]
  }

  /// The candidate's own libraries that tests depend on, made with the layers; gives the modules that
  /// could be made.
  private func compileOwnLibraries(
    on footing: Footing, _ known: inout OwnPrograms
  ) async throws -> [String] {
    let targets = copy.libraries(below: copy.testTargets)
      .filter { !footing.layers.contains($0.module) }
    var made: [String] = []
    for target in targets {
      var order = Self.orders(
        [target], of: copy, folders: folders(footing), inner: inner(made, footing))[0]
      order.dialect.entry = "\(order.name)_main"
      let failed = try await workshop.build([order], into: "\(folder)/\(footing.name)")
      if let line = failed.first?.lines.first {
        known.remarks.append(
          "\(target.name) was left out, because it doesn't compile with \(footing.words): \(line).")
      } else {
        made.append(target.module)
      }
    }
    return made
  }

  /// A test program of those files that compile and link.
  private func program(
    of sources: [SizedFile], _ order: ModuleOrder, _ libraries: [String], entries: [String],
    on footing: Footing, _ known: inout OwnPrograms
  ) async throws -> [UInt8]? {
    var files = sources
    for _ in 0..<Self.mostLinks {
      let made = try await workshop.objectsFileByFile(
        of: files, in: order, into: "\(folder)/\(footing.name)", .farAhead)
      // A helper that does not compile is the cause of what follows.
      let leftOut = made.leftOut.sorted {
        ($0.value.isFollowing ? 1 : 0, $0.key) < ($1.value.isFollowing ? 1 : 0, $1.key)
      }
      for (path, complaint) in leftOut {
        files.removeAll { $0.path == path }
        // What was made for a file goes with it.
        guard path.hasPrefix(Self.candidate) else { continue }
        known.remarks.append(
          "\(Self.shown(path)) was left out, because it doesn't compile with \(footing.words): "
            + "\(complaint.text).")
      }
      // What was made for the target alone has no tests.
      guard files.contains(where: { $0.path.hasPrefix(Self.candidate) }) else { return nil }
      let objects =
        (made.names + libraries.map { "\($0).o" }).map { "\(footing.place)/\($0)" }
        + footing.layers.map { "\(footing.objects)/\($0).o" }
        + template.facts.objects() + entries + footing.others
      let linked = try await workshop.link(
        objects, libraries: template.facts.links, isMeasured: footing.isMeasured, .farAhead)
      if let program = linked.bytes { return program }
      let culprits = linked.culprits(among: made.names)
      guard !culprits.isEmpty else {
        known.remarks.append("\(order.name): \(linked.lines.first ?? "It doesn't link.")")
        return nil
      }
      for (object, reason) in culprits.sorted(by: { $0.key < $1.key }) {
        guard let path = made.sources[object] else { continue }
        known.remarks.append(
          "\(Self.shown(path)) was left out, because it doesn't link: \(reason).")
        files.removeAll { $0.path == path }
      }
    }
    return nil
  }

  /// A path of the jail as the candidate knows it.
  private static func shown(_ path: String) -> String {
    path.hasPrefix("\(candidate)/") ? String(path.dropFirst(candidate.count + 1)) : path
  }

  /// A module's name for a target of tests.
  static func module(of target: String, taken: Set<String>) -> String {
    let plain = String(target.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    var name = plain.isEmpty || plain.first?.isNumber == true ? plain + "Own" : plain
    if name.first?.isNumber == true { name = "Own\(name)" }
    while taken.contains(name) { name += "Own" }
    return name
  }

  /// Files that are not compiled at all, and why.
  private func unusable(
    _ paths: [String], _ modules: [String], words: String
  ) -> [(path: String, reason: String)] {
    let known = Set(template.facts.libraries + modules)
    let own = copy.unbuilt.map(CandidateTarget.module) + copy.libraries.map(\.module)
    let unknown = Set(own).subtracting(known)
    return paths.compactMap { path in
      guard let file = copy.files.first(where: { $0.path == path }) else { return nil }
      let source = SourceFile(path: path, bytes: file.bytes)
      if let hook = SourceHooks.complaint(in: source, isTest: true) {
        return (path, "line \(hook.line): \(hook.message)")
      }
      return source.imports.first { unknown.contains($0.module) }.map {
        (path, "it imports \($0.module), which isn't built with \(words)")
      }
    }
  }
}
