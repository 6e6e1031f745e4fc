internal import Domain

extension CandidateCopy {
  private static let parts = ["candidate", "generated", "bundles"]

  /// Writes all of it below a folder of ours, each kind in a folder of its own.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func write(to folder: String) throws(JudgeError) {
    for (part, files) in zip(Self.parts, [files, generated, bundled]) {
      let place = "\(folder)/\(part)"
      try GradeFiles.makeFolders(
        Set([place] + files.map { PackagePath.joined(place, $0.folder) }).sorted())
      for file in files { try GradeFiles.write(file.bytes, "\(place)/\(file.path)") }
    }
  }

  func target(_ name: String) -> CandidateTarget? { targets.first { $0.name == name } }

  /// Layers, and the libraries that they or tests depend on; inner ones first.
  var libraries: [CandidateTarget] { targets.filter { $0.role != .tests } }

  /// The test targets with their files.
  var testTargets: [CandidateTarget] { targets.filter { $0.role == .tests } }

  /// The libraries that some targets depend on, by way of others too but not of layers; inner ones
  /// first.
  func libraries(below targets: [CandidateTarget]) -> [CandidateTarget] {
    var names: Set<String> = []
    var waiting = targets.flatMap(\.dependencies)
    while let next = waiting.popLast() {
      guard let target = target(next), target.role == .library, names.insert(next).inserted else {
        continue
      }
      waiting += target.dependencies
    }
    return libraries.filter { names.contains($0.name) }
  }

  /// The layers and what they depend on: what an answer is built of.
  var built: [CandidateTarget] {
    let layers = targets.filter { $0.role == .layer }
    let inner = Set(libraries(below: layers).map(\.name))
    return libraries.filter { $0.role == .layer || inner.contains($0.name) }
  }

  /// The target of the views after the libraries that it needs beside what is built anyway; none
  /// where the answer has no such target.
  func views(_ views: TakeHome.Views) -> [CandidateTarget] {
    guard let target = target(views.module), target.role == .library, !target.files.isEmpty else {
      return []
    }
    let known = Set(built.map(\.name))
    return (libraries(below: [target]) + [target]).filter { !known.contains($0.name) }
  }

  /// A target's sources as the jail knows them, with what was made for it.
  func sources(of target: CandidateTarget) -> [SizedFile] {
    let own = Set(target.files)
    let place = Workshop.place(GradeRun.name)
    return files.filter { own.contains($0.path) }.map {
      SizedFile(path: "\(GradeRun.candidate)/\($0.path)", bytes: $0.bytes.count)
    }
      + generated.filter { $0.folder == target.name }.map {
        SizedFile(path: "\(place)/generated/\($0.path)", bytes: $0.bytes.count)
      }
  }

  /// What a target's test program is entered by, and what runs its tests of XCTest.
  func entries(of target: CandidateTarget) -> [String] {
    let isWrapped = generated.contains {
      $0.folder == target.name && $0.path.hasSuffix("\(XCTestWrapper.mark).swift")
    }
    return TestGround.entry + (isWrapped ? TestGround.xctest : [])
  }

  func linter(for takeHome: TakeHome) -> Linter {
    func sources(_ wanted: (CandidateTarget) -> Bool) -> [SourceFile] {
      let owners = targets.filter(wanted).flatMap { target in
        target.files.map { ($0, target.name) }
      }
      let names = Dictionary(owners) { first, _ in first }
      return files.compactMap { file in
        names[file.path].map { SourceFile(path: file.path, bytes: file.bytes, target: $0) }
      }
    }
    var linter = Linter(
      takeHome: takeHome, sources: sources { $0.role != .tests },
      tests: sources { $0.role == .tests }, manifest: manifest)
    for layer in targets where layer.role == .layer {
      for library in libraries(below: [layer]) {
        linter.libraries[library.module, default: []].append(layer.name)
      }
    }
    return linter
  }

  /// What in the sources of some targets reaches for the process that judges them.
  func hooks(in targets: [CandidateTarget], isTest: Bool) -> [Complaint] {
    let owned = Set(targets.flatMap(\.files))
    return files.filter { owned.contains($0.path) }.compactMap {
      SourceHooks.complaint(in: SourceFile(path: $0.path, bytes: $0.bytes), isTest: isTest)
    }
  }

  /// What a reader should know of what was taken; nil when there is nothing to say.
  var note: String? {
    var lines = leftOut
    if !missingLayers.isEmpty {
      let names = missingLayers.map { target($0)?.folder ?? "Sources/\($0)" }
      lines.insert(
        "There is no Swift file in \(names.joined(separator: ", ")). "
          + "Keep the starter's targets: each layer is one.", at: 0)
    }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  /// Where sources and tests lie, for those who read the history.
  var places: SourcePlaces {
    func folders(_ wanted: (CandidateTarget) -> Bool) -> [String] {
      targets.filter(wanted).map(\.folder).filter { !$0.isEmpty }
    }
    return SourcePlaces(
      sources: ["Sources"] + folders { $0.role != .tests },
      tests: ["Tests"] + folders { $0.role == .tests },
      others: targets.flatMap(\.resources).map(\.path))
  }
}

/// The folders and files below a package that its targets are made of.
struct SourcePlaces: Sendable {
  var sources = ["Sources"]
  var tests = ["Tests"]
  /// Resources.
  var others: [String] = []

  /// Each once, as git wants them.
  var all: [String] { Set(sources + tests + others).sorted() }

  func isTest(_ path: String) -> Bool {
    longest(tests, path) > 0 && longest(tests, path) >= longest(sources, path)
  }

  func isSource(_ path: String) -> Bool { longest(sources, path) > longest(tests, path) }

  func isOther(_ path: String) -> Bool { others.contains { PackagePath.contains($0, path) } }

  /// How much of a path the folder says that holds it most closely.
  private func longest(_ folders: [String], _ path: String) -> Int {
    folders.filter { PackagePath.contains($0, path) }.map(\.count).max() ?? 0
  }
}
