internal import Domain

/// A candidate's sources and tests as they were taken: plain Swift files alone.
struct CandidateCopy: Sendable {
  struct File: Sendable {
    /// Below the package: `Sources/MarketsDomain/Price.swift`.
    var path: String
    var bytes: [UInt8]

    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  private(set) var files: [File] = []
  /// What was left out and why, a sentence each.
  private(set) var leftOut: [String] = []
  private(set) var missingLayers: [String] = []
  let manifest: CandidateManifest
  let notes: String?

  private static let mostFiles = 600
  private static let mostFileBytes = 1 << 20
  private static let mostBytes = 12 << 20
  private static let mostDepth = 12
  private static let mostTold = 20

  private var bytes = 0

  /// Reads no link and nothing outside the folder.
  init(_ folder: String, of takeHome: TakeHome) {
    let manifest = "\(folder)/Package.swift"
    self.manifest = CandidateManifest(
      GradeFiles.plainFile(manifest, mostBytes: Self.mostFileBytes))
    notes = GradeFiles.plainFile("\(folder)/NOTES.md", mostBytes: Self.mostFileBytes)
      .map { String(decoding: $0, as: UTF8.self) }
    for part in ["Sources", "Tests"] where !GradeFiles.isFolder("\(folder)/\(part)") {
      leaveOut(part, exists("\(folder)/\(part)") ? "it is no plain folder" : "it is missing")
    }
    let layers = takeHome.layers.map(\.name)
    if GradeFiles.isFolder("\(folder)/Sources") {
      for name in GradeFiles.names("\(folder)/Sources") where !name.hasPrefix(".") {
        if layers.contains(name) {
          take(folder, "Sources/\(name)", depth: 0)
        } else if takeHome.given.contains(name) {
          compare("\(folder)/Sources/\(name)", "\(takeHome.reference)/Sources/\(name)", name)
        } else {
          leaveOut("Sources/\(name)", "it is no layer of this project")
        }
      }
    }
    if GradeFiles.isFolder("\(folder)/Tests") { take(folder, "Tests", depth: 0) }
    missingLayers = layers.filter { layer in
      !files.contains { $0.path.hasPrefix("Sources/\(layer)/") }
    }
  }

  private mutating func leaveOut(_ path: String, _ reason: String) {
    let name = path.unicodeScalars.map { $0.properties.isWhitespace ? " " : "\($0)" }.joined()
    let line = "\(name.cut(to: 120)) was left out: \(reason)."
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
    if !isSame { leaveOut("Sources/\(name)", "it is given to everybody, and yours differs") }
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

  private mutating func take(_ root: String, _ path: String, depth: Int) {
    let host = "\(root)/\(path)"
    let name = path.split(separator: "/").last ?? ""
    if depth > 0, name.hasPrefix(".") { return }
    guard Self.isPlain(name) else { return leaveOut(path, "its name has odd signs") }
    if GradeFiles.isFolder(host) {
      guard depth < Self.mostDepth else { return leaveOut(path, "it lies too deep") }
      for child in GradeFiles.names(host) { take(root, "\(path)/\(child)", depth: depth + 1) }
      return
    }
    guard let size = GradeFiles.plainSize(host) else {
      return leaveOut(path, "it is a link or no plain file")
    }
    guard name.hasSuffix(".swift") else { return }
    guard size <= Self.mostFileBytes else { return leaveOut(path, "it is larger than 1 MB") }
    guard files.count < Self.mostFiles, bytes + size <= Self.mostBytes else {
      return leaveOut(path, "the package has more than 600 files or 12 MB")
    }
    guard let content = GradeFiles.plainFile(host, mostBytes: Self.mostFileBytes) else {
      return leaveOut(path, "it cannot be read")
    }
    bytes += content.count
    files.append(File(path: path, bytes: content))
  }

  private static func isPlain(_ name: some StringProtocol) -> Bool {
    name.count <= 100 && !name.hasPrefix("-")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_+-. ()".contains($0) }
  }

  /// Whether a path may lie in a folder of ours, whoever named it.
  static func isPlainPath(_ path: some StringProtocol) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= mostDepth
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && isPlain($0) }
  }

  /// Writes the files below a folder of ours.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func write(to folder: String) throws(JudgeError) {
    try GradeFiles.makeFolders(Set(files.map { "\(folder)/\($0.folder)" }).sorted())
    for file in files { try GradeFiles.write(file.bytes, "\(folder)/\(file.path)") }
  }

  /// The paths of a layer's sources.
  func sources(of layer: String) -> [String] {
    files.map(\.path).filter { $0.hasPrefix("Sources/\(layer)/") }
  }

  /// The test targets' folders with their files; those right in `Tests` are one target.
  var testTargets: [(name: String, files: [String])] {
    var targets: [String: [String]] = [:]
    for path in files.map(\.path) where path.hasPrefix("Tests/") {
      let parts = path.split(separator: "/")
      targets[parts.count > 2 ? String(parts[1]) : "OwnTests", default: []].append(path)
    }
    return targets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func linter(for takeHome: TakeHome) -> Linter {
    let all = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    return Linter(
      takeHome: takeHome, sources: all.filter { $0.path.hasPrefix("Sources/") },
      tests: all.filter { $0.path.hasPrefix("Tests/") }, manifest: manifest.file)
  }

  /// What a reader should know of what was taken; nil when there is nothing to say.
  var note: String? {
    var lines = leftOut
    if !missingLayers.isEmpty {
      let names = missingLayers.map { "Sources/\($0)" }.joined(separator: ", ")
      lines.insert(
        "There is no Swift in \(names). Keep the starter's folders: each layer is a target.", at: 0)
    }
    if let differs = manifestNote { lines.append(differs) }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  private var manifestNote: String? {
    guard manifest.file != nil else { return "There is no Package.swift." }
    let missing = manifest.targets.isEmpty ? [] : missingTargets
    return missing.isEmpty
      ? nil : "Package.swift names no target \(missing.joined(separator: ", "))."
  }

  private var missingTargets: [String] {
    Set(files.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
      .filter { !$0.hasSuffix(".swift") && !manifest.targets.contains($0) }.sorted()
  }
}
