internal import Domain

/// A candidate's sources, tests and resources as they were taken: plain files alone.
struct CandidateCopy: Sendable {
  struct File: Sendable {
    /// Below the package: `Sources/MarketsDomain/Price.swift`.
    var path: String
    var bytes: [UInt8]

    var folder: String { PackagePath.folder(path) }
  }

  private(set) var files: [File] = []
  /// Those that are built, inner ones first, tests last.
  private(set) var targets: [CandidateTarget] = []
  /// What was made for them beside their files: `LampsDomain/resource_bundle_accessor.swift`.
  private(set) var generated: [File] = []
  /// The resources, where the run finds them: `Lamps_LampsDomain.resources/lamps.json`.
  private(set) var bundled: [File] = []
  /// What was left out and why, a sentence each.
  private(set) var leftOut: [String] = []
  private(set) var missingLayers: [String] = []
  /// The names of targets of the manifest that are not built.
  private(set) var unbuilt: Set<String> = []
  let manifest: SourceFile?
  let notes: String?

  /// Swift files and resources.
  static let mostFiles = 600
  private static let mostFileBytes = 1 << 20
  private static let mostResourceBytes = 4 << 20
  private static let mostBytes = 12 << 20
  private static let mostDepth = 12
  private static let mostTold = 20

  private var bytes = 0
  private var count: Int { files.count + bundled.count }

  /// Of nothing.
  init() {
    manifest = nil
    notes = nil
  }

  /// Reads no link and nothing outside the folder; `place` is where jails see what it writes.
  init(
    _ folder: String, of takeHome: TakeHome, reading: ManifestReading = .none,
    place: String = Workshop.place(GradeRun.name)
  ) {
    manifest = ManifestReader.bytes(in: folder)
      .map { SourceFile(path: ManifestReader.file, bytes: $0) }
    notes = GradeFiles.plainFile("\(folder)/NOTES.md", mostBytes: Self.mostFileBytes)
      .map { String(decoding: $0, as: UTF8.self) }
    let plan = PackagePlan(reading, of: takeHome, in: folder)
    for part in ["Sources", "Tests"] where !GradeFiles.isFolder("\(folder)/\(part)") {
      let isElsewhere = plan.targets.contains {
        ($0.role == .tests) == (part == "Tests") && PackagePath.isFolder($0.folder, in: folder)
      }
      guard !isElsewhere else { continue }
      leaveOut(part, exists("\(folder)/\(part)") ? "it isn't a plain folder" : "it is missing")
    }
    for name in takeHome.given {
      let own = "Sources/\(name)"
      if GradeFiles.isFolder("\(folder)/\(own)") {
        compare("\(folder)/\(own)", "\(takeHome.reference)/\(own)", name)
      }
    }
    leaveOutFolders(folder, plan, takeHome)
    for (name, reason) in plan.leftOut { leaveOut(name, reason) }
    for target in plan.targets {
      let taken = take(target, of: folder, plan.targets)
      if target.role == .library, taken.files.isEmpty {
        leaveOut(target.name, "it has no Swift file")
      } else if target.role == .layer || !taken.files.isEmpty {
        targets.append(taken)
        bundle(taken, of: reading.manifest, in: folder, place)
        wrap(taken)
      }
    }
    for remark in plan.remarks { tell(remark) }
    unbuilt = plan.named.subtracting(targets.map(\.name))
    missingLayers = takeHome.layers.map(\.name).filter { layer in
      target(layer)?.files.isEmpty != false
    }
  }

  /// Folders below `Sources` that nobody claims.
  private mutating func leaveOutFolders(
    _ folder: String, _ plan: PackagePlan, _ takeHome: TakeHome
  ) {
    guard GradeFiles.isFolder("\(folder)/Sources") else { return }
    for name in GradeFiles.names("\(folder)/Sources") where !name.hasPrefix(".") {
      let path = "Sources/\(name)"
      let isClaimed =
        takeHome.given.contains(name) || plan.named.contains(name)
        || plan.targets.contains { $0.holds(path) || PackagePath.contains(path, $0.folder) }
      if !isClaimed { leaveOut(path, "it isn't part of a target that is built here") }
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    let name = path.unicodeScalars.map { $0.properties.isWhitespace ? " " : "\($0)" }.joined()
    tell("\(name.cut(to: 120)) was left out: \(reason).")
  }

  private mutating func tell(_ line: String) {
    if leftOut.count < Self.mostTold {
      leftOut.append(line)
    } else if leftOut.count == Self.mostTold {
      leftOut.append("And more was left out.")
    }
  }

  /// What is given is the reference's always; a copy of it does no harm.
  private mutating func compare(_ folder: String, _ given: String, _ name: String) {
    let own = GradeFiles.all(folder, endings: [".swift"])
    let due = GradeFiles.all(given, endings: [".swift"])
    let isSame =
      own.map { $0.dropFirst(folder.count) } == due.map { $0.dropFirst(given.count) }
      && zip(own, due).allSatisfy { first, second in
        GradeFiles.plainFile(first, mostBytes: Self.mostFileBytes)
          == GradeFiles.plainFile(second, mostBytes: Self.mostFileBytes)
      }
    if !isSame { leaveOut("Sources/\(name)", "it is the same for everyone, and yours differs") }
  }

  /// Puts a switched defect into its file.
  ///
  /// Throws: ``MutationError`` when it does not fit.
  mutating func plant(_ defect: TakeHome.Mutant) throws(MutationError) {
    for index in files.indices where files[index].path == "Sources/\(defect.file)" {
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      files[index].bytes = Array(try defect.applied(to: text).utf8)
    }
  }

  private static func isPlain(_ name: some StringProtocol) -> Bool {
    name.count <= 100 && !name.hasPrefix("-")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_+-. ()".contains($0) }
  }

  /// Whether a path may lie in a folder of ours, whoever named it.
  static func isPlainPath(_ path: some StringProtocol) -> Bool {
    let parts = PackagePath.parts(path)
    return parts.count <= mostDepth
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && isPlain($0) }
  }
}

extension CandidateCopy {
  /// A target with its Swift files.
  private mutating func take(
    _ target: CandidateTarget, of root: String, _ all: [CandidateTarget]
  ) -> CandidateTarget {
    var taken = target
    let others = all.map(\.folder).filter { $0 != target.folder && target.holds($0) }
    let resources = target.resources.map(\.path)
    if PackagePath.isFolder(target.folder, in: root) {
      taken.files = take(root, target.folder, depth: 0) { path, isFolder in
        let isElsewhere = others.contains(path) || target.without.contains(path)
        if isElsewhere || resources.contains(path) || path.hasSuffix(".lproj") { return false }
        guard let only = target.only else { return true }
        return only.contains { PackagePath.contains($0, path) }
          || isFolder && only.contains { PackagePath.contains(path, $0) }
      }
    }
    return taken
  }

  /// Takes the Swift files below a folder that are wanted; gives their paths.
  private mutating func take(
    _ root: String, _ path: String, depth: Int, _ wants: (String, _ isFolder: Bool) -> Bool
  ) -> [String] {
    let host = "\(root)/\(path)"
    let name = PackagePath.name(path)
    if depth > 0, name.hasPrefix(".") { return [] }
    let isFolder = path.isEmpty || GradeFiles.isFolder(host)
    guard depth == 0 || wants(path, isFolder) else { return [] }
    guard path.isEmpty || Self.isPlain(name) else {
      leaveOut(path, "its name has unusual characters")
      return []
    }
    if isFolder {
      guard depth < Self.mostDepth else {
        leaveOut(path, "it is nested too deeply")
        return []
      }
      return GradeFiles.names(host).flatMap {
        take(root, PackagePath.joined(path, $0), depth: depth + 1, wants)
      }
    }
    guard let size = GradeFiles.plainSize(host) else {
      leaveOut(path, "it is a link, or not a plain file")
      return []
    }
    guard name.hasSuffix(".swift"), path != ManifestReader.file else { return [] }
    guard let content = content(host, path, size, most: Self.mostFileBytes, "1 MB") else {
      return []
    }
    if !files.contains(where: { $0.path == path }) {
      files.append(File(path: path, bytes: content))
    }
    return [path]
  }

  private mutating func content(
    _ host: String, _ path: String, _ size: Int, most: Int, _ words: String
  ) -> [UInt8]? {
    guard size <= most else {
      leaveOut(path, "it is larger than \(words)")
      return nil
    }
    guard count < Self.mostFiles, bytes + size <= Self.mostBytes else {
      leaveOut(path, "the package has more than \(Self.mostFiles) files or 12 MB")
      return nil
    }
    guard let content = GradeFiles.plainFile(host, mostBytes: most) else {
      leaveOut(path, "it can't be read")
      return nil
    }
    bytes += content.count
    return content
  }
}

extension CandidateCopy {
  /// Takes a target's resources, and makes the source by which it finds them.
  private mutating func bundle(
    _ target: CandidateTarget, of manifest: PackageManifest?, in root: String, _ place: String
  ) {
    var bundle = ResourceBundle(of: target, in: manifest)
    for resource in target.resources + localized(target, in: root) {
      guard PackagePath.isFolder(PackagePath.folder(resource.path), in: root),
        exists("\(root)/\(resource.path)")
      else {
        leaveOut(resource.path, "it is missing")
        continue
      }
      for path in resourceFiles(root, resource.path, depth: 0) {
        guard let size = GradeFiles.plainSize("\(root)/\(path)"),
          let bytes = content("\(root)/\(path)", path, size, most: Self.mostResourceBytes, "4 MB")
        else { continue }
        if !bundle.add(path, of: resource, bytes) {
          leaveOut(path, "another resource has the same name once both are processed")
        }
      }
    }
    bundle.localize()
    bundled += bundle.files
    guard !bundle.isEmpty else { return }
    let word = Self.importWord(for: "Foundation", in: sourceFiles(of: target))
    generated += bundle.sources(place, importing: word)
  }

  func sourceFiles(of target: CandidateTarget) -> [SourceFile] {
    let own = Set(target.files)
    return files.filter { own.contains($0.path) }.map {
      SourceFile(path: $0.path, bytes: $0.bytes, target: target.name)
    }
  }

  /// Makes what runs a test target's tests of XCTest.
  private mutating func wrap(_ target: CandidateTarget) {
    let sources = sourceFiles(of: target)
    guard target.role == .tests,
      sources.contains(where: { $0.imports.contains { $0.module == "XCTest" } })
    else { return }
    let word = Self.importWord(for: "Testing", in: sources)
    generated += XCTestWrapper(sources).sources(importing: word).map { name, text in
      File(path: "\(target.name)/\(name)", bytes: Array(text.utf8))
    }
  }

  /// The compiler refuses an import with no level of access where another file's has one.
  private static func importWord(for module: String, in sources: [SourceFile]) -> String {
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    let hasLevel = sources.contains { file in
      file.tokens.indices.dropFirst().dropLast().contains { index in
        file.tokens[index].text == "import" && file.tokens[index + 1].text == module
          && levels.contains(file.tokens[index - 1].text)
      }
    }
    return hasLevel ? "internal import" : "import"
  }

  /// Folders of languages are resources though nobody says so.
  private func localized(_ target: CandidateTarget, in root: String) -> [CandidateTarget.Resource] {
    let folder = target.folder.isEmpty ? root : "\(root)/\(target.folder)"
    guard PackagePath.isFolder(target.folder, in: root) else { return [] }
    return GradeFiles.names(folder).filter { $0.hasSuffix(".lproj") }
      .map { PackagePath.joined(target.folder, $0) }
      .filter { path in !target.resources.contains { PackagePath.contains($0.path, path) } }
      .map { CandidateTarget.Resource(path: $0, rule: "process") }
  }

  private mutating func resourceFiles(_ root: String, _ path: String, depth: Int) -> [String] {
    let name = PackagePath.name(path)
    if depth > 0, name.hasPrefix(".") { return [] }
    guard Self.isPlain(name), depth < Self.mostDepth else {
      leaveOut(path, "its name has unusual characters, or it is nested too deeply")
      return []
    }
    if GradeFiles.isFolder("\(root)/\(path)") {
      return GradeFiles.names("\(root)/\(path)").flatMap {
        resourceFiles(root, "\(path)/\($0)", depth: depth + 1)
      }
    }
    guard GradeFiles.plainSize("\(root)/\(path)") != nil else {
      leaveOut(path, "it is a link, or not a plain file")
      return []
    }
    return [path]
  }
}
